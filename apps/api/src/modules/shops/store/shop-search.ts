import { type RawBuilder, sql } from 'kysely'
import { type Hosting, type Keyword, type Origin, SHOP_FLAG, shopBits } from '#modules/goods/rules'
import { type Marketplace, marketplaceCode } from '#modules/reference/rules'
import type { Bounds } from '#platform/bounds.ts'
import type { Database } from '#platform/database/database.ts'
import { flagConditions, rangeConditions } from '#platform/database/list-page/list-conditions.ts'
import { findListPage } from '#platform/database/list-page/list-page.ts'
import type { ListConditions, ListPage, ListPaging } from '#platform/database/list-page/list-query.ts'
import { type WalkWanted, walkList } from '#platform/database/list-page/list-steps.ts'
import { withWords } from '#platform/database/list-page/list-words.ts'
import { SHOP_LIST, type ShopRange, type ShopSort } from './shop-list.ts'
import { findShop } from './shop-read.ts'

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
export async function shopConditions(db: Database, filter: ShopFilter): Promise<ListConditions | null> {
  const code = marketplaceCode(filter.marketplace)
  const where = [sql`m.marketplace = ${code}`, ...rangeConditions(SHOP_LIST.ranges, filter.ranges)]
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
  return withWords(SHOP_LIST, where, { ...keyword, marketplaceCode: code })
}

/** The shops of one page and how many match. */
export async function findShopPage(
  db: Database,
  { filter, ...paging }: ListPaging<ShopSort> & { filter: ShopFilter },
): Promise<ListPage> {
  return findListPage(db.kysely, SHOP_LIST, { conditions: await shopConditions(db, filter), ...paging })
}

/** Internal ids of the shops that match, in the order of the pages, in steps. */
export async function* walkShops(
  db: Database,
  filter: ShopFilter,
  wanted: WalkWanted<typeof SHOP_LIST>,
): AsyncGenerator<number[]> {
  yield* walkList(db.kysely, SHOP_LIST, { conditions: await shopConditions(db, filter), ...wanted })
}
