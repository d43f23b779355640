import type { components } from '@haixuan/api-sdk/schema'
import type { Transaction } from 'kysely'
import { holdStoresInUse, type OwnStore } from '#modules/stores'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { enqueueJob } from '#platform/jobs/job-rows.ts'
import { afterAnswer } from '../rules/answered-questions.ts'
import { marketplaceOfBill, wrongMarketplace } from '../rules/bill-marketplace.ts'
import { monthNumber } from '../rules/month-text.ts'
import { BILL_TRIES, readWish } from '../store/bill-wishes.ts'
import { layoutsOfFile, ownerOfFile, setFileBook, setFilePeriod, setFileStore } from '../store/find-owner.ts'
import { holdBooks } from '../store/hold-books.ts'
import { holdImport, type ImportId, noteFound } from '../store/import-rows.ts'
import { setEqualOnce } from '../store/import-sheets.ts'
import { setLeftOut } from '../store/left-out.ts'
import { financeScope } from './finance-scope.ts'
import { hasBook, requireBook } from './known-book.ts'
import { choosable, importAnswer, openForChange, wrongState } from './open-import.ts'

type Answer = components['schemas']['FinanceFileAnswer']

export const answerFinanceImport: Handler<'answerFinanceImport'> = async (
  { params: { id }, body },
  context,
) => {
  const { accountId } = await openForChange(context, id)
  const choices = choosable(await financeScope(context, undefined), accountId)
  const place = { accountId, importId: id }
  await context.db.transaction(async (trx) => {
    // A store that is erased meanwhile takes nothing.
    const named = body.files.flatMap(({ store }) => store ?? [])
    const areInUse = await holdStoresInUse(trx, accountId, named)
    await holdBooks(trx, accountId)
    const own = await holdImport(trx, id)
    if (own?.state !== 'read' || own.asked !== null || own.found === null) throw wrongState()
    if (!areInUse) throw storeUnknown()
    let questions = { open: own.found.questions, setAside: own.found.setAside ?? [] }
    for (const answer of body.files) {
      await takeAnswer(trx, place, answer, choices)
      questions = afterAnswer(questions, answer)
    }
    const round = own.found.round + 1
    const { open, setAside } = questions
    await noteFound(trx, place, { found: { round, questions: open, setAside, counts: null, preview: null } })
    await enqueueJob(trx, readWish(place, round), BILL_TRIES)
  })
  return { status: 200, body: await importAnswer(context, id) }
}

const storeUnknown = (): Failure =>
  new Failure('store_unknown', '没有这家店铺，或不能导入到这家店铺，请刷新后重新选择')

/** @throws {Failure} `finance_import_file_unknown` */
async function ownerOf(trx: Transaction<Tables>, file: ImportId & { fileNo: number }) {
  const owner = await ownerOfFile({ kysely: trx }, file)
  if (owner) return owner
  throw new Failure('finance_import_file_unknown', '这次导入没有这个文件，请刷新后重新回答')
}

/** A bill of one marketplace goes into no store of another. @throws {Failure} `finance_other_marketplace` */
async function requireMarketplace(
  db: Parameters<typeof layoutsOfFile>[0],
  file: Parameters<typeof layoutsOfFile>[1],
  choices: readonly OwnStore[],
  wanted: string,
): Promise<void> {
  const store = choices.find(({ id }) => id === wanted)
  const bill = marketplaceOfBill(await layoutsOfFile(db, file))
  const wrong = store && bill && wrongMarketplace(bill, store)
  if (wrong) throw new Failure('finance_other_marketplace', wrong)
}

/** @throws {Failure} `finance_import_file_unknown`, `store_unknown`, `finance_book_unknown`, `finance_other_marketplace` */
async function takeAnswer(
  trx: Transaction<Tables>,
  place: ImportId,
  { no, store, book, period, skip, equalRows }: Answer,
  choices: readonly OwnStore[],
): Promise<void> {
  const [db, file] = [{ kysely: trx }, { ...place, fileNo: no }]
  const before = await ownerOf(trx, file)
  const isOffered = (wanted: string) => choices.some(({ id }) => id === wanted)
  const owner = store ?? before.storeId
  // A store that takes no rows any more stops nobody from leaving its file out, or from giving it to another one.
  if (store !== undefined || skip === false) {
    if (owner !== null && !isOffered(owner)) throw storeUnknown()
  }
  if (store !== undefined && skip !== true) await requireMarketplace(db, file, choices, store)
  if (skip !== undefined) await setLeftOut(trx, file, skip)
  if (skip) return
  if (store !== undefined) {
    await setFileStore(db, file, store)
    // Books are those of a store: another one may not have this one.
    if (before.book !== null && !hasBook(choices, store, before.book)) await setFileBook(db, file, null)
  }
  if (book !== undefined) {
    requireBook(choices, owner, book)
    await setFileBook(db, file, book)
  }
  if (equalRows !== undefined) await setEqualOnce(trx, file, equalRows === 'one')
  if (period !== undefined) await setFilePeriod(db, file, monthNumber(period))
}
