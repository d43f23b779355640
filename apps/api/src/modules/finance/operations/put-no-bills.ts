import type { components } from '@haixuan/api-sdk/schema'
import { beijingDayNumber, dayNumber, isoDay } from '@haixuan/rules'
import { signedIn } from '#modules/access'
import { holdStoresInUse, requireInUse, requireMayChange } from '#modules/stores'
import { Failure } from '#platform/failure.ts'
import type { CallContext, Handler } from '#platform/http/handler.ts'
import type { BookScope } from '../store/counted-rows.ts'
import { type NoBills, noBillsById, sayNoBills, takeBackNoBills } from '../store/no-bills.ts'
import { seenBills } from '../store/read-cover.ts'
import { financeScope } from './finance-scope.ts'

export const noBillsView = (one: NoBills): components['schemas']['FinanceNoBills'] => ({
  ...{ id: one.id, store: one.storeId, book: one.book, bill: one.bill },
  ...{ from: isoDay(one.from), to: isoDay(one.to), saidBy: one.saidBy, saidAt: one.saidAt },
  ...{
    saidByName: one.saidByName,
    takenBackByName: one.takenBackByName,
    takenBackBy: one.takenBackBy,
    takenBackAt: one.takenBackAt,
  },
})

/** Days that one saying may be about. */
const MOST_DAYS = 366

const refused = (message: string) => new Failure('finance_no_bills_refused', message)

/** The days of a wish. @throws {Failure} `finance_no_bills_refused` */
function daysOf({ from, to }: { from: string; to: string }, today: number) {
  const [first, last] = [dayNumber(from), dayNumber(to)]
  if (first === null || last === null) throw refused('日期不在日历上，请重新选择日期')
  if (first > last) throw refused('开始日期晚于结束日期，请调换两个日期')
  if (last >= today) throw refused('今天和以后的日期还会有账单，请选择到昨天为止的日期')
  if (last - first >= MOST_DAYS) throw refused(`一次最多说明 ${MOST_DAYS} 天，请分几次说明`)
  return { from: first, to: last }
}

/**
 * A store whose bills the caller may speak for.
 * @throws {Failure} `store_unknown`, `store_not_yours`; `store_archived`, `store_refused`, `store_frozen`
 */
async function openStore(context: CallContext, id: string): Promise<{ scope: BookScope; books: string[] }> {
  const { scope, stores } = await financeScope(context, id)
  const { accountId, access } = scope.storeOf(id)
  requireMayChange(access, ['books'])
  const store = stores.find((one) => one.id === id)
  if (store) requireInUse(store)
  return { scope: { accountId, storeIds: [id] }, books: store?.books ?? [] }
}

export const sayNoFinanceBills: Handler<'sayNoFinanceBills'> = async ({ body }, context) => {
  const { db, ip } = context
  const { userId } = signedIn(context.caller)
  const { scope, books } = await openStore(context, body.store)
  const days = daysOf(body, beijingDayNumber(Date.now()))
  const isKnown =
    books.includes(body.book) || (await seenBills(db, scope)).some(({ book }) => book === body.book)
  if (!isKnown) throw refused('店铺没有这个账本，请选择店铺的账本，或先在店铺里添加')
  const { accountId } = scope
  const said = await db.transaction(async (trx) => {
    // It may have been archived or erased since it was looked at.
    if (!(await holdStoresInUse(trx, accountId, [body.store])))
      throw refused('店铺刚刚被归档或删除，没有保存，请刷新后再试')
    return await sayNoBills(
      trx,
      { accountId, userId, ip },
      { ...days, storeId: body.store, book: body.book, bill: body.bill },
    )
  })
  return { status: 200, body: { code: 0, data: noBillsView(said) } }
}

export const takeBackNoFinanceBills: Handler<'takeBackNoFinanceBills'> = async (
  { params: { id } },
  context,
) => {
  const { db, ip } = context
  const { userId } = signedIn(context.caller)
  const { scopes } = await financeScope(context, undefined)
  for (const scope of scopes) {
    const found = await noBillsById(db.kysely, scope, id)
    if (!found) continue
    await openStore(context, found.storeId)
    const { accountId } = scope
    await db.transaction((trx) => takeBackNoBills(trx, { accountId, userId, ip }, id))
    const now = await noBillsById(db.kysely, scope, id)
    if (now) return { status: 200, body: { code: 0, data: noBillsView(now) } }
  }
  throw new Failure('finance_no_bills_unknown', '没有这条说明，或您没有查看权限，请刷新后再试')
}
