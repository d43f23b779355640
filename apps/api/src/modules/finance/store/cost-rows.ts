import type { DatedRate } from '@haixuan/rules'
import { inBatches } from '#platform/database/batches.ts'
import { type BulkColumn, writeRows } from '#platform/database/bulk-rows.ts'
import type { Database } from '#platform/database/database.ts'
import type { FinanceTables } from './finance-tables.ts'
import { holdBooks } from './hold-books.ts'
import { computeCosts } from './month-costs.ts'

/** A cost of one piece from a day on; smallest unit of the currency, null where nobody said. */
export interface NewCost {
  skuCode: string
  skuId: string | null
  /** yyyy-mm-dd. */
  validFrom: string
  goods: number
  head: number | null
  pack: number | null
  other: number | null
  currency: string
  supplier: string | null
  note: string | null
}

export type NewRate = DatedRate

type CostRow = Omit<FinanceTables['finance_cost'], 'entered_at'>
type RateRow = FinanceTables['finance_rate']

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
const RATE_COLUMNS: readonly BulkColumn<RateRow>[] = [
  { name: 'account_id', type: 'uuid' },
  { name: 'currency', type: 'text' },
  { name: 'day', type: 'integer' },
  { name: 'rate', type: 'text' },
]

const dayInt = (day: string) => Number(day.replaceAll('-', ''))

/** The last of rows with one key: one statement cannot write a row twice. */
function lastOf<Row>(rows: readonly Row[], key: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [key(row), row])).values()]
}

/** Keeps costs; one that is there already for the same SKU and day is replaced. @returns rows added or changed */
export async function keepCosts(db: Database, accountId: string, costs: readonly NewCost[]): Promise<number> {
  const rows = lastOf(costs, (cost) => `${cost.skuCode}\n${cost.skuId ?? ''}\n${cost.validFrom}`).map(
    (cost) => ({
      ...{
        account_id: accountId,
        sku_code: cost.skuCode,
        sku_id: cost.skuId ?? '',
        valid_from: dayInt(cost.validFrom),
      },
      ...{ goods_minor: cost.goods, head_minor: cost.head, pack_minor: cost.pack, other_minor: cost.other },
      ...{ currency: cost.currency, supplier: cost.supplier, note: cost.note },
    }),
  )
  const key = ['account_id', 'sku_code', 'sku_id', 'valid_from'] as const
  let changed = 0
  await db.transaction(async (trx) => {
    await holdBooks(trx, accountId)
    await inBatches(rows, async (batch) => {
      changed += await writeRows(trx, 'finance_cost', COST_COLUMNS, batch, { key, existing: 'update' })
    })
    if (changed > 0) await computeCosts(trx, accountId, 'all')
  })
  return changed
}

/** Keeps rates; one that is there already for the same day is replaced. @returns rows added or changed */
export async function keepRates(db: Database, accountId: string, rates: readonly NewRate[]): Promise<number> {
  const rows = lastOf(rates, ({ currency, day }) => `${currency} ${day}`).map(({ currency, day, rate }) => ({
    ...{ account_id: accountId, currency, day: dayInt(day), rate },
  }))
  let changed = 0
  await db.transaction(async (trx) => {
    await holdBooks(trx, accountId)
    await inBatches(rows, async (batch) => {
      const key = ['account_id', 'currency', 'day'] as const
      changed += await writeRows(trx, 'finance_rate', RATE_COLUMNS, batch, { key, existing: 'update' })
    })
    if (changed > 0) await computeCosts(trx, accountId, 'all')
  })
  return changed
}
