import { sql } from 'kysely'
import { SHOP_FLAG } from '#modules/goods/rules/shop-flag.ts'
import type { Database } from '#platform/database/database.ts'

/** Products that a 个性店铺 has at most. */
const PERSONALITY_GOODS = 200
/** Thousandths of the sales that the main category of a 垂直店铺 makes at least. */
const VERTICAL_SHARE = 800
/** Units that a shop must have sold in the week before, so that 1 → 5 does not count as growth. */
const GROWTH_BASE = 100

const BOARDS = SHOP_FLAG.personality | SHOP_FLAG.vertical | SHOP_FLAG.grown | SHOP_FLAG.hot

/**
 * Sets the flags of boards that compare a shop with the others of its marketplace:
 * 个性: at most 200 products, and units a product sells a day among the best fifth.
 * 垂直: the main category of the first level makes 80 % of the sales or more.
 * 增长: change of the week among the best hundredth of shops that sold 100 units or more in the week before.
 * 热销: sales of the week among the best fifth.
 */
export async function markBoards(db: Database, code: number): Promise<void> {
  await sql`with base as (
      select shop_id, flags, goods_count, per_goods, main_share, sales_week, week_change,
        week_change > -1000 and sales_week * 1000 >= ${GROWTH_BASE}::bigint * (1000 + week_change) as has_base
      from shop_figure where marketplace = ${code}
    ), mark as (
      select
        (select percentile_disc(0.8) within group (order by per_goods) from base where per_goods > 0) as per_goods,
        (select percentile_disc(0.8) within group (order by sales_week) from base where sales_week > 0) as sales_week,
        (select percentile_disc(0.99) within group (order by week_change) from base where has_base) as week_change
    ), wanted as (
      select b.shop_id, (b.flags & ~${BOARDS}::integer)
        | case when b.goods_count between 1 and ${PERSONALITY_GOODS} and b.per_goods > 0
            and b.per_goods >= mark.per_goods then ${SHOP_FLAG.personality}::integer else 0 end
        | case when b.main_share >= ${VERTICAL_SHARE} and b.sales_week > 0
            then ${SHOP_FLAG.vertical}::integer else 0 end
        | case when b.has_base and b.week_change > 0 and b.week_change >= mark.week_change
            then ${SHOP_FLAG.grown}::integer else 0 end
        | case when b.sales_week > 0 and b.sales_week >= mark.sales_week
            then ${SHOP_FLAG.hot}::integer else 0 end as flags
      from base b cross join mark
    )
    update shop_figure g set flags = w.flags from wanted w
    where g.marketplace = ${code} and g.shop_id = w.shop_id and g.flags <> w.flags`.execute(db.kysely)
}
