import { type RawBuilder, sql } from 'kysely'
import { type Hosting, type Keyword, type Origin, SHOP_FLAG, shopBits } from '#modules/goods/rules'
import { type Marketplace, marketplaceCode } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import {
  type Bounds,
  flagConditions,
  type RangeColumn,
  rangeConditions,
  type WordConditions,
  wordConditions,
} from '#platform/database/list-page/list-conditions.ts'
import { findListPage, NO_LISTING } from '#platform/database/list-page/list-page.ts'
import type { ListPage } from '#platform/database/list-page/list-query.ts'
import { NO_CHANGE } from '../rules/rank-shops.ts'
import { findShop } from './shop-read.ts'

/** Figures that a list of shops can be narrowed by, by name of the contract. */
export const SHOP_RANGES = {
  sales: { column: 'sales_total' },
  daily_sales: { column: 'sales_day' },
  weekly_sales: { column: 'sales_week' },
  monthly_sales: { column: 'sales_month' },
  gmv: { column: 'gmv' },
  followers: { column: 'followers' },
  goods: { column: 'goods_count' },
  new_goods: { column: 'new_week' },
  creators: { column: 'creators' },
  score: { column: 'score', scale: 100 },
} as const satisfies Record<string, RangeColumn>

export type ShopRange = keyof typeof SHOP_RANGES

/** Columns of the sort figures. */
export const SHOP_SORTS = {
  weekly_sales: 'sales_week',
  daily_sales: 'sales_day',
  monthly_sales: 'sales_month',
  sales: 'sales_total',
  gmv: 'gmv',
  weekly_gmv: 'gmv_week',
  goods: 'goods_count',
  new_goods: 'new_week',
  avg_price: 'price_avg',
  active: 'active',
  followers: 'followers',
  score: 'score',
  opened_at: 'opened_day',
  week_change: 'week_change',
  creators: 'creators',
  updated_at: 'updated_at',
} as const

export type ShopSort = keyof typeof SHOP_SORTS

/** Columns whose missing value is not -1. */
export const missingOf = (column: string) => (column.endsWith('_change') ? NO_CHANGE : -1)

/** Who is looked for; the same for lists and for boards. */
export interface ShopFilter {
  marketplace: Marketplace
  keyword: Keyword | null
  /** Shop id that the keyword may be; tried before it is read as words. */
  named: string | null
  regions: number[] | null
  category: string | null
  hosting: Hosting | null
  origin: Origin | null
  branded: boolean | null
  /** Days since 1970-01-01. */
  openedFrom: number | null
  ranges: Partial<Record<ShopRange, Bounds>>
}

interface ShopConditions {
  where: RawBuilder<unknown>[]
  words: WordConditions | null
}

/**
 * A category of the first level is the main one of a shop; a deeper one is that of at least one of its products.
 * @returns null for a category that the marketplace has not
 */
async function shopCategory(
  db: Database,
  code: number,
  externalId: string,
): Promise<RawBuilder<unknown> | null> {
  const category = await db.kysely
    .selectFrom('category')
    .select(['id', 'level', 'c3'])
    .where('marketplace', '=', code)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  if (!category) return null
  if (category.level === 1) return sql`m.c1 = ${category.id}`
  const inside =
    category.level <= 3
      ? sql`${sql.ref(`p.c${category.level}`)} = ${category.id}`
      : sql`p.c3 = ${category.c3} and p.category_id = ${category.id}`
  return sql`exists (select 1 from product_metric p where p.shop_id = m.shop_id and ${inside})`
}

/** Conditions on `shop_figure m`; null when nothing can match. */
export async function shopConditions(db: Database, filter: ShopFilter): Promise<ShopConditions | null> {
  const code = marketplaceCode(filter.marketplace)
  const where = [sql`m.marketplace = ${code}`, ...rangeConditions(SHOP_RANGES, filter.ranges)]
  const flags = [shopBits.hosting(filter.hosting), shopBits.origin(filter.origin)]
  where.push(
    ...flagConditions('flags', [
      ...flags.filter((bit) => bit !== 0).map((bit) => ({ bit, on: true })),
      ...(filter.branded === null ? [] : [{ bit: SHOP_FLAG.branded, on: filter.branded }]),
    ]),
  )
  if (filter.regions !== null) where.push(sql`m.region_id = any(${filter.regions}::smallint[])`)
  if (filter.openedFrom !== null) where.push(sql`m.opened_day >= ${filter.openedFrom}`)
  if (filter.category !== null) {
    const category = await shopCategory(db, code, filter.category)
    if (category === null) return null
    where.push(category)
  }
  const { keyword } = filter
  if (keyword === null) return { where, words: null }
  const shopId = filter.named === null ? null : await findShop(db, code, filter.named)
  if (shopId !== null) return { where: [...where, sql`m.shop_id = ${shopId}`], words: null }
  if (keyword.kind === 'address') return null
  const words = wordConditions(code, keyword.include, keyword.exclude)
  return words.indexed ? { where, words } : { where: [...where, ...words.where], words: null }
}

interface ShopPageQuery {
  filter: ShopFilter
  sort: ShopSort
  descending: boolean
  offset: number
  limit: number
  exactCount: boolean
  countWaitMs?: number | undefined
}

/** The shops of one page and how many match. */
export async function findShopPage(db: Database, query: ShopPageQuery): Promise<ListPage> {
  const conditions = await shopConditions(db, query.filter)
  if (conditions === null) return NO_LISTING
  const column = SHOP_SORTS[query.sort]
  return findListPage(db.kysely, {
    table: 'shop_figure',
    id: 'shop_id',
    ...conditions,
    order: { column, descending: query.descending, missing: missingOf(column) },
    offset: query.offset,
    limit: query.limit,
    exactCount: query.exactCount,
    countWaitMs: query.countWaitMs,
  })
}
