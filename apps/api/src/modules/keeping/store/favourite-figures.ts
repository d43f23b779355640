import { type RawBuilder, sql } from 'kysely'
import type { FavouriteKind } from '#modules/reference/rules'

/** What is true now of what a favourite points at; -1 is missing. Null throughout when no source has it any more. */
export interface FavouriteFigures {
  ref_id: number | null
  price: number | null
  currency: string | null
  sales: number | null
  sales_day: number | null
  /** Followers, viewers or plays. */
  audience: number | null
  gmv: number | null
  updated_at: number | null
}

const GOODS = sql`select m.product_id::float8 as ref_id, m.price, m.currency, m.sales_total::float8 as sales,
    m.sales_day, -1::float8 as audience, m.gmv::float8 as gmv, m.updated_at::float8 as updated_at
  from product_key k join product_metric m on m.marketplace = k.marketplace and m.product_id = k.product_id
  where k.marketplace = f.marketplace and k.external_id = f.external_id`

const SHOP = sql`select s.id::float8 as ref_id, -1 as price, '' as currency,
    coalesce(g.sales_total, -1)::float8 as sales, coalesce(g.sales_day, -1)::float8 as sales_day,
    coalesce(g.followers, -1)::float8 as audience, coalesce(g.gmv, -1)::float8 as gmv,
    g.updated_at::float8 as updated_at
  from shop s left join shop_figure g on g.marketplace = s.marketplace and g.shop_id = s.id
  where s.marketplace = f.marketplace and s.external_id = f.external_id`

const CREATOR = sql`select c.creator_id::float8 as ref_id, -1 as price, '' as currency,
    c.units_total::float8 as sales, -1 as sales_day, c.followers::float8 as audience, c.gmv_total::float8 as gmv,
    c.updated_at::float8 as updated_at
  from creator_key k join creator c on c.marketplace = k.marketplace and c.creator_id = k.creator_id
  where k.marketplace = f.marketplace and k.external_id = f.external_id`

const LIVE = sql`select l.live_id::float8 as ref_id, -1 as price, '' as currency, l.units::float8 as sales,
    -1 as sales_day, l.viewers::float8 as audience, l.gmv::float8 as gmv, l.updated_at::float8 as updated_at
  from live_key k join live l on l.marketplace = k.marketplace and l.live_id = k.live_id
  where k.marketplace = f.marketplace and k.external_id = f.external_id`

const VIDEO = sql`select v.video_id::float8 as ref_id, -1 as price, '' as currency, v.units::float8 as sales,
    -1 as sales_day, v.views::float8 as audience, v.gmv::float8 as gmv, v.updated_at::float8 as updated_at
  from video_key k join video v on v.marketplace = k.marketplace and v.video_id = k.video_id
  where k.marketplace = f.marketplace and k.external_id = f.external_id`

/** Figures of now for the row `f(marketplace, external_id)` of the surrounding query, as a lateral subquery. */
export const FIGURES_NOW: Record<FavouriteKind, RawBuilder<unknown>> = {
  goods: GOODS,
  shop: SHOP,
  creator: CREATOR,
  live: LIVE,
  video: VIDEO,
}
