import { signedIn } from '#modules/access'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { enqueueJob } from '#platform/jobs/job-rows.ts'
import { BILL_TRIES, readWish } from '../jobs/bill-jobs.ts'
import { monthNumber } from '../rules/month-text.ts'
import { setFilePeriod, setFileStore } from '../store/find-owner.ts'
import { holdBooks } from '../store/hold-books.ts'
import { findImport, noteFound } from '../store/import-rows.ts'
import { setFileBook, skipFile } from '../store/import-sheets.ts'
import { importAnswer, openImport, wrongState } from './open-import.ts'

export const answerFinanceImport: Handler<'answerFinanceImport'> = async (
  { params: { id }, body },
  context,
) => {
  const { db } = context
  const seen = await openImport(context, id)
  for (const { store } of body.files) {
    if (store === undefined || seen.wish?.storeIds.includes(store)) continue
    throw new Failure('store_unknown', '没有这家店铺，或不能导入到这家店铺，请刷新后重新选择')
  }
  await db.transaction(async (trx) => {
    await holdBooks(trx, seen.accountId)
    const own = await findImport(trx, { userId: signedIn(context.caller).userId, id })
    if (own?.state !== 'read' || own.asked !== null || own.found === null) throw wrongState()
    const place = { accountId: own.accountId, importId: id }
    let questions = own.found.questions
    for (const { no, store, book, period, skip } of body.files) {
      const file = { ...place, fileNo: no }
      if (skip) await skipFile(trx, file)
      else {
        if (store !== undefined) await setFileStore({ kysely: trx }, file, store)
        if (book !== undefined) await setFileBook(trx, file, book)
        if (period !== undefined) await setFilePeriod({ kysely: trx }, file, monthNumber(period))
      }
      questions = questions.filter(
        ({ fileNo, kind }) =>
          fileNo !== no || !(skip || (kind === 'period' ? period !== undefined : store !== undefined)),
      )
    }
    await noteFound(trx, place, { found: { questions, counts: null, preview: null } })
    await enqueueJob(trx, readWish(id, Date.now()), BILL_TRIES)
  })
  return { status: 200, body: await importAnswer(context, id) }
}
