import { Failure } from '#platform/failure.ts'
import type { CallContext, Handler } from '#platform/http/handler.ts'
import { enqueueJob } from '#platform/jobs/job-rows.ts'
import { askedWish, BILL_TRIES, dropBills } from '../jobs/bill-jobs.ts'
import { askFor } from '../store/import-rows.ts'
import { importAnswer, openForChange, openImport, wrongState } from './open-import.ts'

/** Asks for work once: a second call while it is under way, or after it, answers like the first. */
async function asked(context: CallContext, id: string, wish: 'commit' | 'undo') {
  const own = await openForChange(context, id)
  const done = wish === 'commit' ? 'committed' : 'undone'
  if (own.state !== done && own.asked !== wish) {
    const place = { accountId: own.accountId, importId: id }
    await context.db.transaction(async (trx) => {
      if (!(await askFor(trx, place, wish))) throw wrongState()
      await enqueueJob(trx, askedWish(wish, id), BILL_TRIES)
    })
  }
  return { status: 200 as const, body: await importAnswer(context, id) }
}

export const commitFinanceImport: Handler<'commitFinanceImport'> = async ({ params: { id } }, context) => {
  const { found, state, problem } = await openImport(context, id)
  if (state === 'read' && (found?.questions.length ?? 0) > 0) {
    throw new Failure('finance_import_question', '还有问题没有回答：请先说明每个文件属于哪家店铺、哪个月份')
  }
  // What nobody could see yet is not counted.
  if (state === 'read' && problem === null && found?.preview === null) throw wrongState()
  return await asked(context, id, 'commit')
}

export const undoFinanceImport: Handler<'undoFinanceImport'> = async ({ params: { id } }, context) =>
  await asked(context, id, 'undo')

export const dropFinanceImport: Handler<'dropFinanceImport'> = async ({ params: { id } }, context) => {
  const { accountId } = await openForChange(context, id)
  // A commit that was asked for and has not begun finds nothing; one under way ends first, and then nothing is removed.
  if (!(await dropBills(context.db, context.files, { accountId, importId: id }))) throw wrongState()
  return { status: 200, body: { code: 0, data: null } }
}
