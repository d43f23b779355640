import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { enqueueJob } from '#platform/jobs/job-rows.ts'
import { BILL_TRIES, readWish } from '../jobs/bill-jobs.ts'
import { monthNumber } from '../rules/month-text.ts'
import { setFilePeriod, setFileStore } from '../store/find-owner.ts'
import { holdBooks } from '../store/hold-books.ts'
import { importOfJob, noteFound } from '../store/import-rows.ts'
import { setEqualOnce, setFileBook, sheetsOfImports, skipFile } from '../store/import-sheets.ts'
import { financeScope } from './finance-scope.ts'
import { choosable, importAnswer, openForChange, wrongState } from './open-import.ts'

export const answerFinanceImport: Handler<'answerFinanceImport'> = async (
  { params: { id }, body },
  context,
) => {
  const { db } = context
  const { accountId } = await openForChange(context, id)
  const choices = choosable(await financeScope(context, undefined), accountId)
  for (const { store } of body.files) {
    if (store === undefined || choices.some((choice) => choice.id === store)) continue
    throw new Failure('store_unknown', '没有这家店铺，或不能导入到这家店铺，请刷新后重新选择')
  }
  const known = new Set((await sheetsOfImports(db, accountId, [id])).map(({ fileNo }) => fileNo))
  if (body.files.some(({ no }) => !known.has(no))) {
    throw new Failure('finance_import_file_unknown', '这次导入没有这个文件，请刷新后重新回答')
  }
  await db.transaction(async (trx) => {
    await holdBooks(trx, accountId)
    const own = await importOfJob(trx, id)
    if (own?.state !== 'read' || own.asked !== null || own.found === null) throw wrongState()
    const place = { accountId: own.accountId, importId: id }
    let questions = own.found.questions
    const round = own.found.round + 1
    for (const { no, store, book, period, skip, equalRows } of body.files) {
      const file = { ...place, fileNo: no }
      if (skip) await skipFile(trx, file)
      else {
        if (store !== undefined) await setFileStore({ kysely: trx }, file, store)
        if (equalRows !== undefined) await setEqualOnce(trx, file, equalRows === 'one')
        if (book !== undefined) await setFileBook(trx, file, book)
        if (period !== undefined) await setFilePeriod({ kysely: trx }, file, monthNumber(period))
      }
      questions = questions.filter(
        ({ fileNo, kind }) =>
          fileNo !== no || !(skip || (kind === 'period' ? period !== undefined : store !== undefined)),
      )
    }
    await noteFound(trx, place, { found: { round, questions, counts: null, preview: null } })
    await enqueueJob(trx, readWish(place, round), BILL_TRIES)
  })
  return { status: 200, body: await importAnswer(context, id) }
}
