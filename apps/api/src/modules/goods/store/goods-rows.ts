import { type Kysely, sql } from 'kysely'
import { type BulkColumn, insertOf, writeRows } from '#platform/database/bulk-rows.ts'
import type { Tables } from '#platform/database/tables.ts'
import { grams, searchForm } from '#platform/grams.ts'
import type { Stored } from '../rules/merge-goods.ts'
import type { ProductMetricTable, ProductTextTable } from './goods-tables.ts'

/** A product with its place. */
export interface IdentifiedGoods {
  productId: number
  marketplace: number
  externalId: string
  goods: Stored
}

const WIDE = ['shop_id', 'sales_total', 'gmv', 'region_mask', 'updated_at', 'product_id']
const SMALL = ['marketplace', 'score', 'score_us', 'score_eu', 'commission', 'colour_count', 'size_count']
const SMALLER = ['sizes_out', 'discount']
const METRICS = [
  ...[
    'product_id',
    'shop_id',
    'sales_total',
    'gmv',
    'region_mask',
    'updated_at',
    'category_id',
    'c1',
    'c2',
    'c3',
  ],
  ...['price', 'original_price', 'price_usd', 'sales_day', 'sales_week', 'sales_month', 'comment_count'],
  ...['comment_us', 'comment_eu', 'similar_count', 'listed_day', 'flags', 'marketplace'],
  ...['score', 'score_us', 'score_eu', 'currency', 'brand_key', 'creator_count', 'video_count'],
  ...['video_sales', 'wish_count', 'commission', 'colour_count', 'size_count', 'sizes_out', 'discount'],
] as (keyof ProductMetricTable)[]

const METRIC_COLUMNS: BulkColumn<ProductMetricTable>[] = METRICS.map((name) => ({
  name,
  type:
    name === 'currency'
      ? 'text'
      : WIDE.includes(name)
        ? 'bigint'
        : SMALL.includes(name) || SMALLER.includes(name)
          ? 'smallint'
          : 'integer',
}))

const TEXT_COLUMNS: BulkColumn<ProductTextTable>[] = [
  { name: 'product_id', type: 'bigint' },
  { name: 'source_id', type: 'bigint' },
  { name: 'first_seen_day', type: 'integer' },
  { name: 'marketplace', type: 'smallint' },
  { name: 'external_id', type: 'text' },
  { name: 'title', type: 'text' },
  { name: 'title_zh', type: 'text' },
  { name: 'image_url', type: 'text' },
  { name: 'url', type: 'text' },
  { name: 'images', type: 'text[]' },
  { name: 'tags', type: 'text[]' },
  { name: 'brand', type: 'text' },
  { name: 'ship_from', type: 'text' },
  { name: 'site_ids', type: 'integer[]' },
  { name: 'search', type: 'text' },
  { name: 'grams', type: 'integer[]' },
]

/** Both titles as the keyword search reads them; a line break keeps phrases from spanning the two. */
function searchText(title: string, titleZh: string | null): string {
  return titleZh === null ? searchForm(title) : `${searchForm(title)}\n${searchForm(titleZh)}`
}

const metricRow = ({ productId, marketplace, goods }: IdentifiedGoods): ProductMetricTable => ({
  ...goods,
  product_id: productId,
  marketplace,
})

function textRow({ productId, marketplace, externalId, goods }: IdentifiedGoods): ProductTextTable {
  const titles = [goods.title, ...(goods.title_zh === null ? [] : [goods.title_zh])].map(searchForm)
  return {
    product_id: productId,
    source_id: goods.source_id,
    first_seen_day: goods.first_seen_day,
    marketplace,
    external_id: externalId,
    title: goods.title,
    title_zh: goods.title_zh,
    image_url: goods.image_url,
    url: goods.url,
    images: goods.images,
    tags: goods.tags,
    brand: goods.brand,
    ship_from: goods.ship_from,
    site_ids: goods.site_ids,
    search: searchText(goods.title, goods.title_zh),
    grams: [...new Set(titles.flatMap((title) => grams(marketplace, title)))],
  }
}

/** Statements that write the figures and the words of products that are not there yet; one that is there is an error. */
export const insertOfMetrics = (goods: readonly IdentifiedGoods[]) =>
  insertOf('product_metric', METRIC_COLUMNS, goods.map(metricRow))
export const insertOfTexts = (goods: readonly IdentifiedGoods[]) =>
  insertOf('product_text', TEXT_COLUMNS, goods.map(textRow))

/** Writes figures; rows that are the same already stay untouched. */
export async function writeMetrics(db: Kysely<Tables>, goods: readonly IdentifiedGoods[]): Promise<void> {
  const key = ['marketplace', 'product_id'] as const
  await writeRows(db, 'product_metric', METRIC_COLUMNS, goods.map(metricRow), { key, existing: 'update' })
}

/** Writes words and their keyword index. */
export async function writeTexts(db: Kysely<Tables>, goods: readonly IdentifiedGoods[]): Promise<void> {
  await writeRows(db, 'product_text', TEXT_COLUMNS, goods.map(textRow), {
    key: ['product_id'],
    existing: 'update',
  })
}

/** Reads what is stored of products and locks it until the transaction ends. */
export async function readStored(
  db: Kysely<Tables>,
  productIds: readonly number[],
): Promise<Map<number, Stored>> {
  if (productIds.length === 0) return new Map()
  const ids = [...productIds]
  const { rows } = await sql<Stored & { product_id: number }>`
    select m.product_id::float8 as product_id, m.shop_id::float8 as shop_id, m.sales_total::float8 as sales_total,
      m.gmv::float8 as gmv, m.region_mask::text as region_mask, m.updated_at::float8 as updated_at,
      m.category_id, m.c1, m.c2, m.c3, m.price, m.original_price, m.price_usd, m.currency,
      m.sales_day, m.sales_week, m.sales_month, m.comment_count, m.comment_us, m.comment_eu,
      m.score, m.score_us, m.score_eu, m.similar_count, m.listed_day, m.flags,
      m.brand_key, m.creator_count, m.video_count, m.video_sales, m.wish_count, m.commission, m.colour_count,
      m.size_count, m.sizes_out, m.discount, t.brand, t.ship_from, t.site_ids,
      t.title, t.title_zh, t.image_url, t.url, t.images, t.tags, t.first_seen_day,
      t.source_id::float8 as source_id
    from product_text t join product_metric m on m.product_id = t.product_id and m.marketplace = t.marketplace
    where t.product_id = any(${ids}::bigint[]) order by t.product_id for update`.execute(db)
  return new Map(rows.map(({ product_id, ...goods }) => [product_id, goods] as const))
}
