import { type Kysely, sql } from 'kysely'
import { findListPage } from '#platform/database/list-page/list-page.ts'
import type { ListOrder, ListPage, ListPaging } from '#platform/database/list-page/list-query.ts'
import { walkList } from '#platform/database/list-page/list-steps.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { GoodsFilter, SortName } from '../rules/goods-filter.ts'
import { goodsConditions } from './goods-conditions.ts'
import { GOODS_LIST } from './goods-list.ts'

/** The products of one page and how many match. */
export async function findGoodsPage(
  db: Kysely<Tables>,
  { filter, ...paging }: ListPaging<SortName> & { filter: GoodsFilter },
): Promise<ListPage> {
  return findListPage(db, GOODS_LIST, { conditions: await goodsConditions(db, filter), ...paging })
}

/** Internal ids of the products that match, in the order of the pages, in steps. @param most ids wanted */
export async function* walkGoods(
  db: Kysely<Tables>,
  { filter, order }: { filter: GoodsFilter; order: ListOrder<SortName> },
  most: number,
): AsyncGenerator<number[]> {
  yield* walkList(db, GOODS_LIST, { conditions: await goodsConditions(db, filter), order, most })
}

/** Newest figures of a marketplace, epoch milliseconds; null without products. */
export async function newestFigures(db: Kysely<Tables>, marketplaceCode: number): Promise<number | null> {
  const { rows } = await sql<{ at: number }>`select updated_at::float8 as at from product_metric
    where marketplace = ${marketplaceCode} order by updated_at desc limit 1`.execute(db)
  return rows[0]?.at ?? null
}
