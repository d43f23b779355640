import { isSameStoreCost, type StoreCost, storeCostKey } from '@haixuan/rules'
import { type Kysely, sql, type Transaction } from 'kysely'
import { inBatches } from '#platform/database/batches.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { monthNumber, monthText } from '../rules/month-text.ts'
import { type BookScope, type MonthRange, type Reader, sumsOf } from './counted-rows.ts'
import { holdBooks } from './hold-books.ts'
import { renewPreviews } from './renew-previews.ts'

/** A cost of a store before and after a change; null where there is none. */
export interface StoreCostChange {
  before: StoreCost | null
  after: StoreCost | null
}

/** Who changes, and whose costs. */
interface By {
  accountId: string
  userId: string
}

/** A stored cost, and when it was entered. */
export interface StoredStoreCost extends StoreCost {
  enteredAt: Date
}

/** Costs of stores, the latest month first. */
export async function storeCosts(
  db: Reader,
  scope: BookScope,
  { range, page }: { range?: MonthRange; page?: { limit: number; offset: number } } = {},
): Promise<{ rows: StoredStoreCost[]; count: number }> {
  const { rows } = await sql<Omit<StoredStoreCost, 'month'> & { month: number; count: number }>`
    select t.store_id as "storeId", t.month, t.kind, t.currency, t.minor::float8 as minor, t.note,
      t.entered_at as "enteredAt", (count(*) over ())::integer as count
    from finance_store_cost as t where ${sumsOf(scope, range)}
    order by t.month desc, t.store_id, t.kind, t.currency
    limit ${page?.limit ?? null}::integer offset ${page?.offset ?? 0}::integer`.execute(db.kysely)
  return {
    rows: rows.map(({ count: _, month, ...cost }) => ({ ...cost, month: monthText(month) })),
    count: rows[0]?.count ?? 0,
  }
}

/** Keeps costs of stores; one that is there already is replaced, and who did it is noted. @returns rows added or changed */
export const keepStoreCosts = (
  db: Database,
  by: By,
  scope: BookScope,
  costs: readonly StoreCost[],
): Promise<number> =>
  db.transaction(
    async (trx) =>
      (await changeStoreCosts(trx, by, { costs, remove: [], existing: await all(trx, scope) })).length,
  )

const all = async (trx: Transaction<Tables>, scope: BookScope) => {
  await holdBooks(trx, scope.accountId)
  return (await storeCosts({ kysely: trx }, scope)).rows
}

/** Keeps costs of stores and takes some out, as one change. The books are held. @returns what changed */
export async function changeStoreCosts(
  trx: Transaction<Tables>,
  by: By,
  {
    costs,
    remove,
    existing,
  }: { costs: readonly StoreCost[]; remove: readonly StoreCost[]; existing: readonly StoreCost[] },
): Promise<StoreCostChange[]> {
  const { accountId } = by
  const there = new Map(existing.map((one) => [storeCostKey(one), one]))
  const kept = [...new Map(costs.map((cost) => [storeCostKey(cost), cost])).values()]
    .map((after) => ({ before: there.get(storeCostKey(after)) ?? null, after }))
    .filter(({ before, after }) => before === null || !isSameStoreCost(before, after))
  const changes: StoreCostChange[] = [...remove.map((before) => ({ before, after: null })), ...kept]
  if (changes.length === 0) return []
  // A cost that replaces another is entered now.
  for (const { before } of changes) if (before) await deleteStoreCost(trx, accountId, before)
  const rows = kept.map(({ after: { storeId, month, ...cost } }) => ({
    ...{ ...cost, account_id: accountId, store_id: storeId, month: monthNumber(month) },
  }))
  await inBatches(rows, async (batch) => {
    await trx.insertInto('finance_store_cost').values(batch).execute()
  })
  await noteChanges(trx, by, changes)
  await renewPreviews(trx, accountId, 'all')
  return changes
}

const deleteStoreCost = (
  trx: Transaction<Tables>,
  accountId: string,
  { storeId, month, kind, currency }: StoreCost,
) =>
  trx
    .deleteFrom('finance_store_cost')
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .where('month', '=', monthNumber(month))
    .where('kind', '=', kind)
    .where('currency', '=', currency)
    .execute()

async function noteChanges(
  trx: Transaction<Tables>,
  { accountId, userId }: By,
  changes: readonly StoreCostChange[],
): Promise<void> {
  const json = (cost: StoreCost | null) => cost && JSON.stringify(plain(cost))
  const rows = changes.flatMap(({ before, after }) => {
    const storeId = after?.storeId ?? before?.storeId
    if (storeId === undefined) return []
    const said = { before: json(before), after: json(after) }
    return [{ account_id: accountId, user_id: userId, store_id: storeId, ...said }]
  })
  await inBatches(rows, async (batch) => {
    await trx.insertInto('finance_store_cost_change').values(batch).execute()
  })
}

/** Without what a stored row has beside the cost. */
export const plain = ({ storeId, month, kind, minor, currency, note }: StoreCost): StoreCost => ({
  ...{ storeId, month, kind, minor, currency, note },
})

/** A change with who made it and when. */
export interface NotedStoreCostChange extends StoreCostChange {
  at: Date
  userId: string
}

/** Changes of costs of stores of an account, the newest first. */
export async function storeCostChanges(
  db: Kysely<Tables>,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<NotedStoreCostChange[]> {
  const rows = await db
    .selectFrom('finance_store_cost_change')
    .select(['at', 'user_id', 'before', 'after'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const cost = (text: string | null) => (text === null ? null : (JSON.parse(text) as StoreCost))
  return rows.map(({ at, user_id: userId, before, after }) => ({
    ...{ at, userId, before: cost(before), after: cost(after) },
  }))
}
