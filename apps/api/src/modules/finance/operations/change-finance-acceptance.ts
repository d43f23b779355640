import { type LedgerClass, minorDigits } from '@haixuan/rules'
import { signedIn } from '#modules/access'
import { requireMayChange, storesOf } from '#modules/stores'
import { Failure } from '#platform/failure.ts'
import type { CallContext, Handler } from '#platform/http/handler.ts'
import { monthNumber } from '../rules/month-text.ts'
import { type ReconciledClass, reconciledView } from '../rules/reconciled-class.ts'
import { acceptancesOf, type ClassKey, noteAcceptance } from '../store/acceptances.ts'
import type { Reader } from '../store/counted-rows.ts'
import { holdBooks } from '../store/hold-books.ts'
import { readBooks } from '../store/read-books.ts'

interface PlaceCall {
  store: string
  month: string
  currency: string
  class: LedgerClass
}

/** A class of a store that the caller may change, and whose it is. @throws {Failure} `store_unknown`, `store_not_yours` */
async function openPlace({ db, caller }: CallContext, { store, month, currency, class: name }: PlaceCall) {
  const user = signedIn(caller)
  const { accountId, access } = (await storesOf(db.kysely, user)).storeOf(store)
  requireMayChange(access, ['books'])
  const place: ClassKey = { storeId: store, month: monthNumber(month), currency, class: name }
  return { place, by: { accountId, userId: user.userId } }
}

const rangeOf = ({ month }: ClassKey) => ({ from: month, to: month })
const scopeOf = (accountId: string, { storeId }: ClassKey) => ({ accountId, storeIds: [storeId] })

async function readClass(
  db: Reader,
  accountId: string,
  place: ClassKey,
): Promise<ReconciledClass | undefined> {
  const rule = 'original-cost'
  const books = await readBooks(db, scopeOf(accountId, place), { rule, range: rangeOf(place) })
  return books
    .find(({ currency }) => currency === place.currency)
    ?.reconciliation.find((one) => one.class === place.class)
}

const amount = (minor: number, currency: string) => {
  const digits = minorDigits(currency)
  return `${(minor / 10 ** digits).toFixed(digits)} ${currency}`
}

export const acceptFinanceDifference: Handler<'acceptFinanceDifference'> = async ({ body }, context) => {
  const { place, by } = await openPlace(context, body)
  const data = await context.db.transaction(async (trx) => {
    // In turn with commits: the difference cannot change between the look at it and the note.
    await holdBooks(trx, by.accountId)
    const now = await readClass({ kysely: trx }, by.accountId, place)
    if (now?.result !== 'different' || now.detail === null || now.ledger === null) {
      throw new Failure('finance_difference_none', '这一类现在没有相差，不用接受，请刷新核对')
    }
    if (now.difference !== body.difference) {
      const said = amount(now.ledger - now.detail, place.currency)
      throw new Failure('finance_difference_changed', `差额已变为 ${said}，没有接受：请刷新后看过再接受`)
    }
    const note = body.note.trim()
    await noteAcceptance(trx, by, { ...place, detail: now.detail, ledger: now.ledger, note })
    return await readClass({ kysely: trx }, by.accountId, place)
  })
  if (!data) throw new Error('A class that differs is among the classes of its book.')
  return { status: 200, body: { code: 0, data: reconciledView(data) } }
}

export const withdrawFinanceAcceptance: Handler<'withdrawFinanceAcceptance'> = async ({ query }, context) => {
  const { place, by } = await openPlace(context, query)
  await context.db.transaction(async (trx) => {
    await holdBooks(trx, by.accountId)
    const held = await acceptancesOf({ kysely: trx }, scopeOf(by.accountId, place), rangeOf(place))
    const own = held.find((one) => one.currency === place.currency && one.class === place.class)
    if (!own) throw new Failure('finance_acceptance_unknown', '这一类没有已接受的差额，请刷新核对')
    await noteAcceptance(trx, by, { ...place, detail: own.detail, ledger: own.ledger, note: null })
  })
  return { status: 200, body: { code: 0, data: null } }
}
