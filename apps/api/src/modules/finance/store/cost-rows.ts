import { type CostKey, type EnteredCost, isSameCost } from '@haixuan/rules'
import { sql, type Transaction } from 'kysely'
import { arrayLiteral } from '#platform/database/array-literal.ts'
import { inBatches } from '#platform/database/batches.ts'
import { type BulkColumn, writeRows } from '#platform/database/bulk-rows.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { type CostChange, noteCostChanges } from './cost-changes.ts'
import { costsChanged } from './costs-changed.ts'
import type { FinanceTables } from './finance-tables.ts'
import { holdBooks } from './hold-books.ts'
import { enteredCosts } from './read-costs.ts'

export type NewCost = EnteredCost

type CostRow = Omit<FinanceTables['finance_cost'], 'entered_at'>

const COST_COLUMNS: readonly BulkColumn<CostRow>[] = [
  { name: 'account_id', type: 'uuid' },
  { name: 'sku_code', type: 'text' },
  { name: 'sku_id', type: 'text' },
  { name: 'valid_from', type: 'integer' },
  { name: 'goods_minor', type: 'bigint' },
  { name: 'head_minor', type: 'bigint' },
  { name: 'pack_minor', type: 'bigint' },
  { name: 'other_minor', type: 'bigint' },
  { name: 'currency', type: 'text' },
  { name: 'supplier', type: 'text' },
  { name: 'note', type: 'text' },
]

const costKey = ({ skuCode, skuId, validFrom }: CostKey) => `${skuCode}\n${skuId ?? ''}\n${validFrom}`

const dayInt = (day: string) => Number(day.replaceAll('-', ''))

/** The last of rows with one key: one statement cannot write a row twice. */
function lastOf<Row>(rows: readonly Row[], key: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [key(row), row])).values()]
}

/**
 * Keeps costs; one that is there already for the same SKU and day is replaced, and who did it is noted.
 * @returns rows added or changed
 */
export const keepCosts = (
  db: Database,
  by: { accountId: string; userId: string },
  costs: readonly NewCost[],
): Promise<number> =>
  db.transaction(async (trx) => (await changeCosts(trx, by, { costs, remove: [] })).length)

/** Keeps costs and takes versions out inside a transaction of the caller, as one change. @returns what changed */
export async function changeCosts(
  trx: Transaction<Tables>,
  { accountId, userId }: { accountId: string; userId: string },
  { costs, remove }: { costs: readonly NewCost[]; remove: readonly EnteredCost[] },
): Promise<CostChange[]> {
  const last = lastOf(costs, costKey)
  await holdBooks(trx, accountId)
  const there = await enteredCosts({ kysely: trx }, accountId)
  const before = new Map(there.map((one) => [costKey(one), one]))
  const kept = last
    .map((after) => ({ before: before.get(costKey(after)) ?? null, after }))
    .filter((change) => change.before === null || !isSameCost(change.before, change.after))
  const changes = [...remove.map((one) => ({ before: one, after: null })), ...kept]
  if (changes.length === 0) return []
  for (const one of remove) await deleteCost(trx, accountId, one)
  const rows = kept.map(({ after: cost }) => ({
    ...{ account_id: accountId, sku_code: cost.skuCode, sku_id: cost.skuId ?? '' },
    valid_from: dayInt(cost.validFrom),
    ...{ goods_minor: cost.goods, head_minor: cost.head, pack_minor: cost.pack, other_minor: cost.other },
    ...{ currency: cost.currency, supplier: cost.supplier, note: cost.note },
  }))
  const key = ['account_id', 'sku_code', 'sku_id', 'valid_from'] as const
  await inBatches(rows, async (batch) => {
    await writeRows(trx, 'finance_cost', COST_COLUMNS, batch, { key, existing: 'update' })
    await noteEntered(trx, accountId, batch)
  })
  await noteCostChanges(trx, { accountId, userId }, changes)
  await costsChanged(trx, accountId)
  return changes
}

/** What replaces a version is entered now, after all that are there. */
async function noteEntered(
  trx: Transaction<Tables>,
  accountId: string,
  rows: readonly CostRow[],
): Promise<void> {
  await sql`
    update finance_cost as c set entered_at = clock_timestamp()
    from unnest(${arrayLiteral(rows.map((row) => row.sku_code))}::text[],
      ${arrayLiteral(rows.map((row) => row.sku_id))}::text[],
      ${arrayLiteral(rows.map((row) => row.valid_from))}::integer[]) as u (sku_code, sku_id, valid_from)
    where c.account_id = ${accountId}::uuid and c.sku_code = u.sku_code and c.sku_id = u.sku_id
      and c.valid_from = u.valid_from`.execute(trx)
}

export const isAt = (place: CostKey, version: CostKey): boolean => costKey(version) === costKey(place)

async function deleteCost(trx: Transaction<Tables>, accountId: string, version: EnteredCost): Promise<void> {
  await trx
    .deleteFrom('finance_cost')
    .where('account_id', '=', accountId)
    .where('sku_code', '=', version.skuCode)
    .where('sku_id', '=', version.skuId ?? '')
    .where('valid_from', '=', dayInt(version.validFrom))
    .execute()
}
