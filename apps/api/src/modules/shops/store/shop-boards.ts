import {
  BEST_SHOPS_PERCENT,
  GROWN_SHOPS_PERCENT,
  GROWTH_LEAST_BASE,
  PERSONALITY_MOST_GOODS,
  VERTICAL_LEAST_PERCENT,
} from '@haixuan/rules'
import { sql } from 'kysely'
import { SHOP_FLAG } from '#modules/goods/rules'

import type { Database } from '#platform/database/database.ts'

/** Where the best so many percent begin. */
const bestFrom = (percent: number) => (100 - percent) / 100
const BEST = bestFrom(BEST_SHOPS_PERCENT)
const GROWN = bestFrom(GROWN_SHOPS_PERCENT)

const BOARDS = SHOP_FLAG.personality | SHOP_FLAG.vertical | SHOP_FLAG.grown | SHOP_FLAG.hot

/**
 * Sets the flags of boards that compare a shop with the others of its marketplace:
 * 个性: at most 200 products, and units a product sells a day among the best fifth.
 * 垂直: the main category of the first level makes 80 % of the sales or more.
 * 增长: change of the week among the best hundredth of shops that sold 100 units or more in the week before.
 * 热销: sales of the week among the best fifth.
 */
export async function markBoards(db: Database, code: number): Promise<void> {
  const mark = sql`with base as (
      select shop_id, flags, goods_count, per_goods, main_share, sales_week, week_change,
        week_change > -1000 and sales_week * 1000 >= ${GROWTH_LEAST_BASE}::bigint * (1000 + week_change) as has_base
      from shop_figure where marketplace = ${code}
    ), mark as (
      select
        (select percentile_disc(${BEST}::float8) within group (order by per_goods) from base where per_goods > 0) as per_goods,
        (select percentile_disc(${BEST}::float8) within group (order by sales_week) from base where sales_week > 0) as sales_week,
        (select percentile_disc(${GROWN}::float8) within group (order by week_change) from base where has_base) as week_change
    ), wanted as (
      select b.shop_id, (b.flags & ~${BOARDS}::integer)
        | case when b.goods_count between 1 and ${PERSONALITY_MOST_GOODS} and b.per_goods > 0
            and b.per_goods >= mark.per_goods then ${SHOP_FLAG.personality}::integer else 0 end
        | case when b.main_share >= ${VERTICAL_LEAST_PERCENT * 10} and b.sales_week > 0
            then ${SHOP_FLAG.vertical}::integer else 0 end
        | case when b.has_base and b.week_change > 0 and b.week_change >= mark.week_change
            then ${SHOP_FLAG.grown}::integer else 0 end
        | case when b.sales_week > 0 and b.sales_week >= mark.sales_week
            then ${SHOP_FLAG.hot}::integer else 0 end as flags
      from base b cross join mark
    )
    update shop_figure g set flags = w.flags from wanted w
    where g.marketplace = ${code} and g.shop_id = w.shop_id and g.flags <> w.flags`
  await db.transaction((trx) => mark.execute(trx))
}
