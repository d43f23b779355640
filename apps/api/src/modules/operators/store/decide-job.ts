import type { Database } from '#platform/database/database.ts'
import { giveUpJob, retryJob } from '#platform/jobs/job-list.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { noteOperator } from './operator-event.ts'

interface JobDecision {
  kind: string
  key: string
  action: 'retry' | 'give_up'
}

/** What an operator decides about a job, with its line in the log. @throws {OperatorError} what the state of the job refuses */
export async function decideJob(
  db: Database,
  { kind, key, action }: JobDecision,
  actor: string,
): Promise<void> {
  await db.transaction(async (trx) => {
    const isDone = await (action === 'retry' ? retryJob : giveUpJob)(trx, { kind, key })
    if (!isDone)
      throw new OperatorError(
        action === 'retry'
          ? '这个任务正在运行或已被清理，不能重试；请刷新列表后再看'
          : '这个任务已经结束，不需要放弃；请刷新列表后再看',
      )
    const event = action === 'retry' ? 'job_retried' : 'job_given_up'
    await noteOperator(trx, actor, event, `${kind} ${key}`)
  })
}
