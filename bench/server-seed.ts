import { loadDemoGoods } from '../apps/api/src/domain/demo-goods/load-demo-goods.ts'
import type { Database } from '../apps/api/src/storage/database.ts'

/** Products made by the generator; the rest are copies of them with figures of their own. */
const MADE = 20_000
/** Distance between the ids of two copies of a product. */
const STEP = 10_000_000

const TABLES = ['product_metric', 'product_text', 'product_hist', 'product_key']

/** A figure of copy `k`: between half and one and a half times the original, missing where that is missing. */
const vary = (column: string, salt: number) =>
  `case when ${column} < 0 then ${column} else ((${column} + 1) * (0.5 +
    (abs(hashint8(product_id * 31 + $1 * 7 + ${salt})::bigint) % 1000) / 1000.0))::bigint end`

async function copy(db: Database, k: number): Promise<void> {
  const figures = [
    'sales_total',
    'sales_day',
    'sales_week',
    'sales_month',
    'gmv',
    'price_usd',
    'comment_count',
  ]
  const { rows } = await db.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = current_schema() and table_name = 'product_metric' order by ordinal_position`,
  )
  const columns = rows.map((row) => row.column_name)
  const values = columns.map((column) => {
    if (column === 'product_id') return `product_id + $1::bigint * ${STEP}`
    if (column === 'updated_at') return `updated_at - (product_id * 7919 + $1 * 104729) % 86400000`
    return figures.includes(column) ? vary(column, figures.indexOf(column)) : column
  })
  const made = `product_id < ${STEP}`
  await db.pool.query(
    `insert into product_metric (${columns.join()}) select ${values.join()} from product_metric where ${made}`,
    [k],
  )
  await db.pool.query(
    `insert into product_text select product_id + $1::bigint * ${STEP}, source_id, first_seen_day, marketplace,
       external_id || 'K' || $1::text, title, title_zh, image_url, url, images, tags, search, grams
     from product_text where ${made}`,
    [k],
  )
  await db.pool.query(
    `insert into product_key select marketplace, external_id || 'K' || $1::text, product_id + $1::bigint * ${STEP}
     from product_key where ${made}`,
    [k],
  )
  await db.pool.query(
    `insert into product_hist select product_id + $1::bigint * ${STEP}, region_id, start_day, currency, sales, price
     from product_hist where ${made} and region_id = 0`,
    [k],
  )
}

/** Fills an empty database with about `count` products; indexes are built at the end, as a first load does. */
export async function seedGoods(db: Database, count: number, log: (line: string) => void): Promise<void> {
  const start = performance.now()
  await loadDemoGoods(db, { count: Math.min(count, MADE) })
  log(`${Math.min(count, MADE)} products made in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  const copies = Math.ceil(count / MADE) - 1
  if (copies < 1) return
  const { rows } = await db.pool.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = current_schema() and tablename = any($1)
     and indexname not like '%_pkey'`,
    [TABLES],
  )
  await db.bulk(async () => {
    for (const { indexname } of rows) await db.pool.query(`drop index ${indexname}`)
  })
  for (let k = 1; k <= copies; k++) await db.bulk(() => copy(db, k))
  for (const { indexdef } of rows) await db.bulk(() => db.pool.query(indexdef))
  await db.vacuumAnalyze(TABLES)
  log(
    `${copies} copies and ${rows.length} indexes: ${((performance.now() - start) / 1000).toFixed(1)} s in all`,
  )
}
