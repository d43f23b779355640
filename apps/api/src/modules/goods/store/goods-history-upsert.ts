import { type Kysely, sql } from 'kysely'
import { dayNumber, isCurrency, type Marketplace, marketplaceCode } from '#modules/reference/rules'

import { writeRows } from '#platform/database/bulk-rows.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { type DaySeries, mergeDays, pointsOf } from '../rules/day-series.ts'
import { COUNT_LIMIT } from '../rules/goods-check.ts'
import { FLAG } from '../rules/goods-flag.ts'
import type { HistoryRecord, Rejected, UpsertResult } from '../rules/goods-record.ts'
import { chartDays, isPlain } from '../rules/sales-history.ts'
import { findGoods } from './goods-identity.ts'
import type { GoodsTables } from './goods-tables.ts'
import { type AlongWith, BATCH_LIMIT } from './goods-upsert.ts'

export type HistRow = GoodsTables['product_hist']

function fault(record: HistoryRecord): string | null {
  if (record.currency !== undefined && !isCurrency(record.currency)) {
    return `币种“${record.currency}”不是 ISO 4217 货币代码`
  }
  if (record.currency === undefined && record.days.some((day) => typeof day.price === 'number')) {
    return '有价格但没有币种'
  }
  for (const { day, sales, price, commission } of record.days) {
    if (dayNumber(day) === null) return `日期“${day}”不是 yyyy-mm-dd`
    for (const [label, figure] of [
      ['销量', sales],
      ['价格', price],
    ] as const) {
      if (figure === null || figure === undefined) continue
      if (!Number.isInteger(figure) || figure < 0 || figure > COUNT_LIMIT)
        return `${day} 的${label}无效（${figure}）`
    }
    if (typeof commission === 'number' && !(commission >= 0 && commission <= 100))
      return `${day} 的佣金应在 0 到 100 之间（${commission}）`
  }
  return null
}

/** Columns of product_hist for writeRows. */
export const HIST_COLUMNS = [
  { name: 'product_id', type: 'bigint' },
  { name: 'region_id', type: 'smallint' },
  { name: 'start_day', type: 'integer' },
  { name: 'currency', type: 'text' },
  { name: 'sales', type: 'integer[]' },
  { name: 'price', type: 'integer[]' },
  { name: 'commission', type: 'integer[]' },
] as const

/** What the rules of sales-history.ts conclude of the last 30 days, as bits of product_metric.flags. */
export function historyFlags(series: DaySeries): number {
  if (isPlain(series.sales)) return 0
  const days = chartDays(pointsOf(series))
  const stockOut = days.some((day) => day.mark === 'stock_out')
  const interpolated = days.some((day) => day.mark === 'interpolated')
  return (stockOut ? FLAG.stockOut : 0) | (interpolated ? FLAG.interpolated : 0)
}

async function writeFlags(db: Kysely<Tables>, marketplace: number, rows: readonly HistRow[]): Promise<void> {
  const main = rows.filter((row) => row.region_id === 0)
  if (main.length === 0) return
  const mask = FLAG.stockOut | FLAG.interpolated
  await sql`update product_metric m set flags = (m.flags & ${~mask}::integer) | u.bits
    from unnest(${main.map((row) => row.product_id)}::bigint[], ${main.map(historyFlags)}::integer[]) as u (id, bits)
    where m.marketplace = ${marketplace} and m.product_id = u.id and m.flags & ${mask}::integer <> u.bits`.execute(
    db,
  )
}

/** Joins records of one batch to the stored series; `null` for a record whose currency does not fit. */
function joinHistory(
  record: HistoryRecord,
  before: HistRow | null,
  place: { productId: number },
): HistRow | null {
  const said = record.days.map(({ day, sales, price, commission }) => ({
    ...{ day: dayNumber(day) ?? 0, sales, price },
    commission: typeof commission === 'number' ? Math.round(commission * 100) : commission,
  }))
  const hasPrice = said.some(({ price }) => typeof price === 'number')
  const currency = before?.currency || record.currency || ''
  if (hasPrice && record.currency !== currency) return null
  const series = mergeDays(before, record.regionId ? said.map(({ day, price }) => ({ day, price })) : said)
  return { ...series, product_id: place.productId, region_id: record.regionId ?? 0, currency }
}

async function readSeries(db: Kysely<Tables>, productIds: number[]): Promise<Map<string, HistRow>> {
  const { rows } = await sql<HistRow>`
    select product_id::float8 as product_id, region_id, start_day, currency, sales, price, commission from product_hist
    where product_id = any(${productIds}::bigint[]) order by product_id, region_id for update`.execute(db)
  return new Map(rows.map((row) => [`${row.product_id}/${row.region_id}`, row]))
}

/**
 * Brings in days of history: one short transaction, idempotent; marks stock-outs and filled gaps again.
 * Records of unknown products, of an impossible day or of another currency than the stored series are rejected.
 * @param batch at most 500 records, of any marketplaces
 */
export async function upsertHistory(
  db: Database,
  batch: readonly HistoryRecord[],
  _sourceId: number,
  along?: AlongWith,
): Promise<UpsertResult> {
  if (batch.length > BATCH_LIMIT)
    throw new Error(`A batch has at most ${BATCH_LIMIT} records, not ${batch.length}.`)
  const rejected: Rejected[] = []
  const good = new Map<Marketplace, { index: number; record: HistoryRecord }[]>()
  for (const [index, record] of batch.entries()) {
    const reason = fault(record)
    if (reason !== null) rejected.push({ index, reason })
    else good.set(record.marketplace, [...(good.get(record.marketplace) ?? []), { index, record }])
  }
  return await db.transaction(async (trx) => {
    const result: UpsertResult = { inserted: 0, updated: 0, unchanged: 0, rejected }
    for (const [marketplace, entries] of good) {
      const code = marketplaceCode(marketplace)
      const ids = await findGoods(trx, code, [...new Set(entries.map(({ record }) => record.externalId))])
      const stored = await readSeries(trx, [...ids.values()])
      const now = new Map(stored)
      for (const { index, record } of entries) {
        const productId = ids.get(record.externalId)
        if (productId === undefined) {
          rejected.push({ index, reason: `商品 ${record.externalId} 尚未收录，请先导入商品` })
          continue
        }
        const key = `${productId}/${record.regionId ?? 0}`
        const row = joinHistory(record, now.get(key) ?? null, { productId })
        if (row) now.set(key, row)
        else rejected.push({ index, reason: `币种 ${record.currency} 与已有历史价格的币种不同` })
      }
      const changed = [...now].filter(([key, row]) => !sameSeries(stored.get(key), row))
      for (const [key] of changed) stored.has(key) ? result.updated++ : result.inserted++
      result.unchanged += now.size - changed.length
      const rows = changed.map(([, row]) => row)
      await writeRows<Tables, HistRow>(trx, 'product_hist', HIST_COLUMNS, rows, {
        key: ['product_id', 'region_id'],
        existing: 'update',
      })
      await writeFlags(trx, code, rows)
    }
    await along?.(trx, result)
    return result
  })
}

function sameSeries(a: HistRow | undefined, b: HistRow): boolean {
  return (
    a !== undefined &&
    a.start_day === b.start_day &&
    a.currency === b.currency &&
    a.sales.join() === b.sales.join() &&
    a.price.join() === b.price.join() &&
    a.commission.join() === b.commission.join()
  )
}
