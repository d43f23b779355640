import { type Kysely, type RawBuilder, sql } from 'kysely'
import { marketplaceCode, regionMatch } from '#modules/reference/rules'

import {
  categoryWhere,
  flagConditions,
  rangeConditions,
} from '#platform/database/list-page/list-conditions.ts'
import type { ListConditions } from '#platform/database/list-page/list-query.ts'
import { withWords } from '#platform/database/list-page/list-words.ts'
import type { Tables } from '#platform/database/tables.ts'
import { brandKey } from '../rules/brand-key.ts'
import type { GoodsFilter } from '../rules/goods-filter.ts'
import { FLAG, hostingFlag, statusFlag, videoFlag } from '../rules/goods-flag.ts'
import { shopBits } from '../rules/shop-flag.ts'
import { sizeKey } from '../rules/size-key.ts'
import { findGoods } from './goods-identity.ts'
import { GOODS_LIST, rangesOf } from './goods-list.ts'

function flagCondition({ hosting, status, hasVideo, quality }: GoodsFilter): RawBuilder<unknown>[] {
  const set = [
    ...(hosting ? [hostingFlag(hosting)] : []),
    ...(status ? [statusFlag(status)] : []),
    ...(hasVideo === null ? [] : [videoFlag(hasVideo)]),
    ...(quality === 'suspect' ? [FLAG.suspect] : []),
    ...(quality === 'stock_out' ? [FLAG.stockOut] : []),
  ].map((bit) => ({ bit, on: true }))
  return flagConditions('flags', quality === 'trusted' ? [...set, { bit: FLAG.suspect, on: false }] : set)
}

function regionCondition(regions: number[]): RawBuilder<unknown> {
  const { mask, others } = regionMatch(regions)
  const byMask = sql`m.region_mask & ${String(mask)}::bigint <> 0`
  if (others.length === 0) return byMask
  const byPrice = sql`m.product_id in (select p.product_id from product_price p
    where p.region_id = any(${others}::smallint[]))`
  return mask === 0n ? byPrice : sql`(${byMask} or ${byPrice})`
}

/** Conditions on what only some sources tell. */
function traitConditions(filter: GoodsFilter): RawBuilder<unknown>[] {
  const { brand, sites, shipFrom, origin } = filter
  const text = (test: RawBuilder<unknown>) =>
    sql`exists (select 1 from product_text t where t.product_id = m.product_id and ${test})`
  return [
    ...(brand ? [sql`m.brand_key = ${brandKey(brand)}`] : []),
    ...(sites ? [text(sql`t.site_ids && ${sites}::integer[]`)] : []),
    ...(shipFrom ? [text(sql`t.ship_from = ${shipFrom}`)] : []),
    ...(origin
      ? [
          sql`exists (select 1 from shop_figure s where s.marketplace = m.marketplace and s.shop_id = m.shop_id
            and s.flags & ${shopBits.origin(origin)}::integer <> 0)`,
        ]
      : []),
    ...sizeConditions(filter),
  ]
}

/** One of the sizes in stock. A product that a newer source calls sold out has none, whatever its sizes were. */
function sizeConditions({ marketplace, sizes }: GoodsFilter): RawBuilder<unknown>[] {
  if (!sizes) return []
  const keys = sizes.map((name) => sizeKey(marketplace, name))
  return [
    ...flagConditions(
      'flags',
      [FLAG.soldOut, FLAG.delisted].map((bit) => ({ bit, on: false })),
    ),
    sql`m.product_id in (select e.product_id from product_extra e where e.size_keys && ${keys}::text[])`,
  ]
}

type Where = RawBuilder<unknown>

/** `m.shop_id` of a shop; null when it is not known. */
async function shopCondition(db: Kysely<Tables>, code: number, mallId: string): Promise<Where | null> {
  const shop = await db
    .selectFrom('shop')
    .select('id')
    .where('marketplace', '=', code)
    .where('external_id', '=', mallId)
    .executeTakeFirst()
  return shop ? sql`m.shop_id = ${shop.id}` : null
}

const NO_WORDS = { include: [], exclude: [] }

/** A keyword that is the id of a product asks for it alone; one that is an unknown address for nothing: null. */
async function keywordWords(db: Kysely<Tables>, code: number, keyword: GoodsFilter['keyword']) {
  if (!keyword) return { where: [], words: NO_WORDS }
  const { externalId, kind } = keyword
  const productId =
    externalId === null ? undefined : (await findGoods(db, code, [externalId])).get(externalId)
  if (productId !== undefined) return { where: [sql`m.product_id = ${productId}`], words: NO_WORDS }
  return kind === 'address' ? null : { where: [], words: keyword }
}

/**
 * Turns a filter into conditions on `product_metric m`. Reads the category, the shop and, for a keyword that looks like
 * a product id, the id.
 * @returns null when nothing can match: an unknown category, or a product id of another marketplace
 */
export async function goodsConditions(
  db: Kysely<Tables>,
  filter: GoodsFilter,
): Promise<ListConditions | null> {
  const code = marketplaceCode(filter.marketplace)
  const category = filter.category === null ? undefined : await categoryWhere(db, code, filter.category)
  const shop = filter.mallId ? await shopCondition(db, code, filter.mallId) : undefined
  const keyword = await keywordWords(db, code, filter.keyword)
  if (category === null || shop === null || keyword === null) return null
  const where = [
    sql`m.marketplace = ${code}`,
    ...rangeConditions(rangesOf(filter.area), filter.ranges),
    ...flagCondition(filter),
    ...traitConditions(filter),
    ...(category ? [category] : []),
    ...(filter.regions === null ? [] : [regionCondition(filter.regions)]),
    ...(shop ? [shop] : []),
    ...(filter.without ? [sql`m.product_id <> all(${[...filter.without]}::bigint[])`] : []),
    ...(filter.among ? [sql`m.product_id = any(${[...filter.among]}::bigint[])`] : []),
    ...(filter.listedFrom === null ? [] : [sql`m.listed_day >= ${filter.listedFrom}`]),
    ...keyword.where,
  ]
  const badge = filter.tag ? [sql`t.tags @> array[${filter.tag}]::text[]`] : []
  return withWords(GOODS_LIST, where, { marketplaceCode: code, ...keyword.words, indexedTests: badge })
}
