import { Failure } from '#platform/failure.ts'
import type { CallContext, Handler } from '#platform/http/handler.ts'
import { isJobOpen } from '#platform/jobs/job-list.ts'
import { enqueueJob } from '#platform/jobs/job-rows.ts'
import { dropBills } from '../jobs/bill-jobs.ts'
import { type Asked, askedWish, BILL_TRIES } from '../store/bill-wishes.ts'
import { askFor, holdImport, type StoredImport } from '../store/import-rows.ts'
import { importAnswer, openForChange, wrongState } from './open-import.ts'

/**
 * Asks for work once: a second call while it is under way, or after it, answers like the first. Work whose job was lost is
 * enqueued again.
 */
async function asked(
  context: CallContext,
  id: string,
  wish: Asked,
  judge: (own: StoredImport) => void = () => undefined,
) {
  const { accountId } = await openForChange(context, id)
  const job = askedWish(wish, id)
  await context.db.transaction(async (trx) => {
    const own = await holdImport(trx, id)
    if (own?.state === (wish === 'commit' ? 'committed' : 'undone')) return
    if (own?.asked !== wish) {
      if (own) judge(own)
      if (!(await askFor(trx, { accountId, importId: id }, wish))) throw wrongState()
    } else if (await isJobOpen(trx, job)) return
    await enqueueJob(trx, job, BILL_TRIES)
  })
  return { status: 200 as const, body: await importAnswer(context, id) }
}

/** What nobody could see yet is not counted. @throws {Failure} */
function requireSeen({ found, state, problem }: StoredImport): void {
  if (state !== 'read') return
  // Nothing is left of an import that was stopped.
  if (found === null) throw wrongState()
  if (found.questions.length > 0) {
    throw new Failure('finance_import_question', '还有问题没有回答：请先说明每个文件属于哪家店铺、哪个月份')
  }
  if (problem === null && found.preview === null) {
    throw new Failure(
      'finance_import_state',
      '账刚有变化，正在重新计算这次导入的影响，请稍候看过新的数字再写入',
    )
  }
}

export const commitFinanceImport: Handler<'commitFinanceImport'> = async ({ params: { id } }, context) =>
  await asked(context, id, 'commit', requireSeen)

export const undoFinanceImport: Handler<'undoFinanceImport'> = async ({ params: { id } }, context) =>
  await asked(context, id, 'undo')

export const dropFinanceImport: Handler<'dropFinanceImport'> = async ({ params: { id } }, context) => {
  const { accountId } = await openForChange(context, id)
  // A commit that was asked for and has not begun finds nothing; one under way ends first, and then nothing is removed.
  if (!(await dropBills(context.db, context.files, { accountId, importId: id }))) throw wrongState()
  return { status: 200, body: { code: 0, data: null } }
}
