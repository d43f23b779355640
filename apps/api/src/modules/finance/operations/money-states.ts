import type { components } from '@haixuan/api-sdk/schema'
import { beijingDay } from '@haixuan/rules'
import { signedIn } from '#modules/access'
import { requireMayChange, storesOf } from '#modules/stores'
import { readTogether } from '#platform/database/read-together.ts'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { monthText } from '../rules/month-text.ts'
import { holdBooks } from '../store/hold-books.ts'
import { type AccountState, accountStates, type Pending, pendingOf } from '../store/money-states.ts'
import { noteTypedAmount, type TypedAmount, typedAmounts } from '../store/typed-amounts.ts'
import { financeScope, storeView } from './finance-scope.ts'

type State = components['schemas']['FinanceMoneyStates']['states'][number]

export const getFinanceMoneyStates: Handler<'getFinanceMoneyStates'> = async ({ query }, context) => {
  const { scopes, stores } = await financeScope(context, query.store)
  const found = await readTogether(context.db, async (db) => {
    const [pending, accounts, typed]: [Pending[], AccountState[], TypedAmount[]] = [[], [], []]
    for (const scope of scopes) {
      pending.push(...(await pendingOf(db, scope)))
      accounts.push(...(await accountStates(db, scope)))
      typed.push(...(await typedAmounts(db, scope)))
    }
    return { pending, accounts, typed }
  })
  const states = statesOf(found)
  const named = new Set([...states.map(({ store }) => store), ...found.typed.map(({ storeId }) => storeId)])
  const data = {
    stores: stores.filter(({ id }) => named.has(id)).map(storeView),
    states,
    typed: found.typed.map(({ storeId, at, ...one }) => ({ ...one, store: storeId, at: at.getTime() })),
  }
  return { status: 200, body: { code: 0, data } }
}

/** One state for each store and currency that a file says something of. */
function statesOf({ pending, accounts }: { pending: readonly Pending[]; accounts: readonly AccountState[] }) {
  const states = new Map<string, State>()
  const stateOf = ({ storeId, currency }: Pick<Pending, 'storeId' | 'currency'>): State => {
    const key = `${storeId} ${currency}`
    const own = states.get(key) ?? { store: storeId, currency, pending: null, arrived: null, frozen: null }
    states.set(key, own)
    return own
  }
  for (const { storeId, currency, readAt, ...one } of pending) {
    stateOf({ storeId, currency }).pending = { ...one, readAt: readAt.getTime() }
  }
  for (const { storeId, currency, month, settled, withdrawn, lastDay, frozen } of accounts) {
    const own = stateOf({ storeId, currency })
    own.arrived = { month: monthText(month), settled, withdrawn, lastDay }
    own.frozen = frozen
  }
  return [...states.values()]
}

const isDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day
}

export const putFinanceTypedAmount: Handler<'putFinanceTypedAmount'> = async ({ body }, { db, caller }) => {
  const user = signedIn(caller)
  const { store, currency, kind, day, minor } = body
  const { accountId, access } = (await storesOf(db.kysely, user)).storeOf(store)
  requireMayChange(access, ['books'])
  if (!isDay(day) || day > beijingDay(Date.now())) {
    throw new Failure('finance_typed_day', `${day} 不能填：请填今天或以前的日期`)
  }
  if (minor !== null && kind === 'reserve' && minor < 0) {
    throw new Failure('finance_typed_amount', '预留是平台暂扣的钱，不能是负数：请填 0 或正数')
  }
  await db.transaction(async (trx) => {
    await holdBooks(trx, accountId)
    const by = { accountId, userId: user.userId }
    await noteTypedAmount(trx, by, { storeId: store, currency, kind, day, minor })
  })
  return { status: 200, body: { code: 0, data: null } }
}
