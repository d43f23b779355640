import { sql } from 'kysely'
import { type BulkColumn, writeRows } from '#platform/database/bulk-rows.ts'
import type { Database } from '#platform/database/database.ts'
import type { PeriodSums } from '../rules/market-group.ts'
import type { MarketSums } from '../rules/market-sums.ts'
import type { MediaSums } from '../rules/media-sums.ts'
import type { MarketFigureTable, MarketMediaTable, MarketTrendTable } from './market-tables.ts'

/** Rows of one statement: their arrays are long, and the embedded engine serves nobody else meanwhile. */
const BATCH = 200

const FIGURE_KEY = ['marketplace', 'period', 'scope', 'hosting', 'parent_id', 'category_id'] as const
const TREND_KEY = ['marketplace', 'scope', 'hosting', 'parent_id', 'category_id'] as const
const MEDIA_KEY = ['marketplace', 'period', 'scope', 'parent_id', 'category_id'] as const
const GROUP: BulkColumn<MarketTrendTable & MarketFigureTable & MarketMediaTable>[] = [
  { name: 'marketplace', type: 'smallint' },
  { name: 'scope', type: 'smallint' },
  { name: 'parent_id', type: 'integer' },
  { name: 'category_id', type: 'integer' },
]

const FIGURES: BulkColumn<MarketFigureTable>[] = [
  ...(GROUP as BulkColumn<MarketFigureTable>[]),
  { name: 'period', type: 'smallint' },
  { name: 'hosting', type: 'smallint' },
  { name: 'sums', type: 'bigint[]' },
  { name: 'band_goods', type: 'integer[]' },
  { name: 'band_units', type: 'bigint[]' },
]

const TRENDS: BulkColumn<MarketTrendTable>[] = [
  ...(GROUP as BulkColumn<MarketTrendTable>[]),
  { name: 'hosting', type: 'smallint' },
  { name: 'start_day', type: 'integer' },
  { name: 'goods', type: 'integer[]' },
  { name: 'known', type: 'integer[]' },
  { name: 'units', type: 'bigint[]' },
  { name: 'gmv', type: 'bigint[]' },
]

const MEDIA_SUMS = [
  ...(['creators', 'creators_b', 'videos', 'videos_b', 'lives', 'lives_b'] as const),
  ...(['video_gmv', 'live_gmv'] as const),
]
const MEDIA: BulkColumn<MarketMediaTable>[] = [
  ...(GROUP as BulkColumn<MarketMediaTable>[]),
  { name: 'period', type: 'smallint' },
  ...MEDIA_SUMS.map((name) => ({ name, type: 'bigint' as const })),
]

const figureSums = (sums: PeriodSums): Pick<MarketFigureTable, 'sums' | 'band_goods' | 'band_units'> => ({
  sums: sums.all(),
  band_goods: [...sums.bandGoods],
  band_units: [...sums.bandUnits],
})

/** Rows that stay are changed in place and those without products go: at no moment is there no market. */
async function replace<Row extends object>(
  db: Database,
  table: 'market_figure' | 'market_trend' | 'market_media',
  marketplace: number,
  { columns, key, rows }: { columns: BulkColumn<Row>[]; key: readonly (keyof Row & string)[]; rows: Row[] },
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    await db.bulk(() =>
      db.transaction((trx) =>
        writeRows(trx, table, columns, rows.slice(at, at + BATCH), { key, existing: 'update' }),
      ),
    )
  }
  const keyOf = (row: Row) => key.map((name) => row[name]).join('/')
  const there = await sql<Row>`select ${sql.join(key.map((name) => sql.ref(name)))} from ${sql.table(table)}
    where marketplace = ${marketplace}`.execute(db.kysely)
  const written = new Set(rows.map(keyOf))
  const lost = there.rows.filter((row) => !written.has(keyOf(row)))
  for (let at = 0; at < lost.length; at += BATCH) {
    const some = lost.slice(at, at + BATCH)
    const arrays = key.map((name) => sql`${some.map((row) => row[name])}::integer[]`)
    const remove = sql`delete from ${sql.table(table)} where (${sql.join(key.map((name) => sql.ref(name)))}) in (
      select * from unnest(${sql.join(arrays)}))`
    await db.transaction((trx) => remove.execute(trx))
  }
}

/** The newest figures of a marketplace. */
export async function writeFigures(db: Database, marketplace: number, sums: MarketSums): Promise<void> {
  const rows: MarketFigureTable[] = []
  for (const { scope, hosting, group } of sums.groups()) {
    const { parentId: parent_id, categoryId: category_id } = group
    const key = { marketplace, scope, hosting, parent_id, category_id }
    rows.push({ ...key, period: 7, ...figureSums(group.week) })
    rows.push({ ...key, period: 30, ...figureSums(group.month) })
  }
  await replace(db, 'market_figure', marketplace, { columns: FIGURES, key: FIGURE_KEY, rows })
}

/** Days of a marketplace. */
export async function writeTrends(db: Database, marketplace: number, sums: MarketSums): Promise<void> {
  const rows: MarketTrendTable[] = []
  for (const { scope, hosting, group } of sums.groups()) {
    const { parentId: parent_id, categoryId: category_id, days } = group
    if (!days) continue
    rows.push({
      ...{ marketplace, scope, hosting, parent_id, category_id, start_day: sums.startDay },
      ...{ goods: [...days.goods], known: [...days.known], units: [...days.units], gmv: [...days.gmv] },
    })
  }
  await replace(db, 'market_trend', marketplace, { columns: TRENDS, key: TREND_KEY, rows })
}

/** Creators, videos and lives of a marketplace. */
export async function writeMedia(db: Database, marketplace: number, sums: MediaSums): Promise<void> {
  const rows: MarketMediaTable[] = []
  const named = (source: Record<(typeof MEDIA_SUMS)[number], number>) =>
    Object.fromEntries(MEDIA_SUMS.map((name) => [name, source[name]])) as Record<
      (typeof MEDIA_SUMS)[number],
      number
    >
  for (const { scope, parentId, categoryId, week, month } of sums.groups()) {
    const key = { marketplace, scope, parent_id: parentId, category_id: categoryId }
    rows.push({ ...key, period: 7, ...named(week) }, { ...key, period: 30, ...named(month) })
  }
  await replace(db, 'market_media', marketplace, { columns: MEDIA, key: MEDIA_KEY, rows })
}
