import { setTimeout as sleep } from 'node:timers/promises'
import type { Output } from '#platform/command-line/output.ts'
import type { Database } from '#platform/database/database.ts'
import type { JobWish } from '#platform/jobs/job-kind.ts'
import { type JobRow, readJobs } from '#platform/jobs/job-list.ts'
import { OperatorError } from '#platform/operator-error.ts'

const LOOK_MS = 200
const isEnded = ({ state }: JobRow) => state === 'done' || state === 'dead' || state === 'cancelled'

interface FollowOptions {
  out: Output
  stopping: () => boolean
  /** Says how far a job is, instead of its own words. */
  look?: (job: JobRow) => Promise<void>
  /** What goes on with the work after a failure, in Chinese. */
  again?: string
}

/**
 * Says how far jobs are until all have ended, wherever they run.
 * @returns the jobs as they ended; null when the person stopped following
 * @throws {OperatorError} when one is dead or was given up
 */
export async function followJobs(
  db: Database,
  wishes: readonly JobWish[],
  { out, stopping, look, again = '重新运行会接着做' }: FollowOptions,
): Promise<JobRow[] | null> {
  const told = new Map<string, string>()
  const tell = (job: JobRow, line: string) => {
    const id = `${job.kind} ${job.key}`
    if (told.get(id) === line) return
    told.set(id, line)
    out.text(`  ${line}`)
  }
  for (;;) {
    const jobs = await readJobs(db.kysely, wishes)
    for (const job of jobs) {
      if (job.state === 'waiting' && job.last_error !== null && job.tries > 0)
        tell(job, `${job.kind} ${job.key} 第 ${job.tries} 次没有成功，稍后自动重试：${job.last_error}`)
      else if (look) await look(job)
      else if (job.progress !== null) tell(job, job.progress)
    }
    if (jobs.every(isEnded)) {
      const failed = jobs.find(({ state }) => state !== 'done')
      if (!failed) return jobs
      const why = failed.state === 'dead' ? `多次失败后停止：${failed.last_error}` : '已被放弃'
      throw new OperatorError(`任务 ${failed.kind} ${failed.key} ${why}。已完成的部分是完整的，${again}。`)
    }
    if (stopping()) return null
    await sleep(LOOK_MS)
  }
}
