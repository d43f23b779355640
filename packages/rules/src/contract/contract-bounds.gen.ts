// Made by `node tooling/gen.mjs` from the contract; change openapi/ and run it again.
const BOUNDS_1 = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$' } as const
const BOUNDS_2 = { type: 'boolean' } as const
const BOUNDS_3 = { type: 'integer', minimum: 1, maximum: 3650 } as const
const BOUNDS_4 = { type: 'integer', minimum: 0, maximum: 1000000000 } as const
const BOUNDS_5 = { type: 'number', minimum: 0, maximum: 5 } as const
const BOUNDS_6 = { type: 'number', minimum: 0, maximum: 100 } as const
const BOUNDS_7 = { type: 'integer', minimum: 0, maximum: 100 } as const
const BOUNDS_8 = { type: 'integer', minimum: 0, maximum: 30000 } as const
const BOUNDS_9 = { type: 'integer', minimum: 0, maximum: 1000000 } as const
const BOUNDS_10 = { type: 'string', maxLength: 100 } as const
const BOUNDS_11 = { type: 'string', maxLength: 60 } as const
const BOUNDS_12 = { type: 'integer', minimum: 1, maximum: 100 } as const
const BOUNDS_13 = { type: 'integer', minimum: 0, maximum: 1000000000000 } as const
const BOUNDS_14 = { type: 'number', minimum: 0, maximum: 1000 } as const
const BOUNDS_15 = { type: 'string', pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' } as const
const BOUNDS_16 = { type: 'string', maxLength: 80 } as const
const BOUNDS_17 = { type: 'string', pattern: '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$', format: 'date' } as const
const BOUNDS_18 = { type: 'integer', minimum: -1000000000000, maximum: 1000000000000 } as const

/** Bounds of query parameters of list operations, where `operationBounds` says nothing else. */
export const usualBounds = {
  keyword: { type: 'string', maxLength: 200 },
  region: { type: 'string', pattern: '^[0-9]{1,3}(,[0-9]{1,3}){0,39}$' },
  category: BOUNDS_1,
  has_video: BOUNDS_2,
  listed_within: BOUNDS_3,
  min_price: BOUNDS_4,
  max_price: BOUNDS_4,
  min_sales: BOUNDS_4,
  max_sales: BOUNDS_4,
  min_daily_sales: BOUNDS_4,
  max_daily_sales: BOUNDS_4,
  min_weekly_sales: BOUNDS_4,
  max_weekly_sales: BOUNDS_4,
  min_monthly_sales: BOUNDS_4,
  max_monthly_sales: BOUNDS_4,
  min_comment_num_tips: BOUNDS_4,
  max_comment_num_tips: BOUNDS_4,
  min_score: BOUNDS_5,
  max_score: BOUNDS_5,
  min_commission: BOUNDS_6,
  max_commission: BOUNDS_6,
  min_discount: BOUNDS_7,
  max_discount: BOUNDS_7,
  min_colours: BOUNDS_8,
  max_colours: BOUNDS_8,
  min_sizes: BOUNDS_8,
  max_sizes: BOUNDS_8,
  min_similar: BOUNDS_9,
  max_similar: BOUNDS_9,
  min_creators: BOUNDS_4,
  max_creators: BOUNDS_4,
  brand: BOUNDS_10,
  tag: BOUNDS_11,
  ship_from: BOUNDS_11,
  size: BOUNDS_10,
  min_wishes: BOUNDS_4,
  max_wishes: BOUNDS_4,
  mall_id: { type: 'string', pattern: '^[A-Za-z0-9_.:-]{1,80}$' },
  site: { type: 'string', pattern: '^[0-9]{3}(,[0-9]{3}){0,39}$' },
  hide_kept: BOUNDS_2,
  hide_listed: BOUNDS_2,
  page: { type: 'integer', minimum: 1, maximum: 500 },
  limit: BOUNDS_12,
  exact_count: BOUNDS_2,
  date: { type: 'string', format: 'date' },
  country: { type: 'integer', minimum: 1, maximum: 999 },
  min_drop: BOUNDS_12,
  dropped_within: { type: 'integer', minimum: 1, maximum: 7 },
  weights: { type: 'string', pattern: '^(100|[0-9]{1,2})(,(100|[0-9]{1,2})){1,4}$' },
  verified: BOUNDS_2,
  has_contact: BOUNDS_2,
  product: BOUNDS_1,
  min_followers: BOUNDS_13,
  max_followers: BOUNDS_13,
  min_engagement: BOUNDS_14,
  max_engagement: BOUNDS_14,
  min_units: BOUNDS_13,
  max_units: BOUNDS_13,
  min_gmv: BOUNDS_13,
  max_gmv: BOUNDS_13,
  min_avg_views: BOUNDS_13,
  max_avg_views: BOUNDS_13,
  creator: { type: 'string', pattern: '^[A-Za-z0-9_-][A-Za-z0-9._-]{0,39}$' },
  on_air: BOUNDS_2,
  started_within: BOUNDS_3,
  min_viewers: BOUNDS_13,
  max_viewers: BOUNDS_13,
  promoted: BOUNDS_2,
  posted_within: BOUNDS_3,
  min_views: BOUNDS_13,
  max_views: BOUNDS_13,
  min_goods: BOUNDS_13,
  max_goods: BOUNDS_13,
  min_new_goods: BOUNDS_13,
  max_new_goods: BOUNDS_13,
  opened_within: BOUNDS_3,
  min_period_sales: BOUNDS_13,
  max_period_sales: BOUNDS_13,
  folder: { type: 'string', pattern: '^(none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$' },
  market_figures: BOUNDS_2,
  store: { type: 'string', maxLength: 1849, pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(,[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){0,49}$' },
  from: BOUNDS_15,
  to: BOUNDS_15,
  kind: { type: 'string', maxLength: 999, pattern: '^[a-z_]{1,24}(,[a-z_]{1,24}){0,39}$' },
  bill: { type: 'string', pattern: '^[a-z_]{1,40}$' },
  currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  order: BOUNDS_16,
  from_day: BOUNDS_17,
  to_day: BOUNDS_17,
  min_minor: BOUNDS_18,
  max_minor: BOUNDS_18,
  import: { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
  group: { type: 'string', maxLength: 30 },
} as const

/** Bounds of parameters in operations that differ from the others. */
export const operationBounds = {
  searchShops: {
    min_sales: BOUNDS_13,
    max_sales: BOUNDS_13,
    min_daily_sales: BOUNDS_13,
    max_daily_sales: BOUNDS_13,
    min_weekly_sales: BOUNDS_13,
    max_weekly_sales: BOUNDS_13,
    min_monthly_sales: BOUNDS_13,
    max_monthly_sales: BOUNDS_13,
    min_creators: BOUNDS_13,
    max_creators: BOUNDS_13,
  },
  searchFavourites: {
    keyword: BOUNDS_10,
  },
  searchListings: {
    keyword: BOUNDS_10,
  },
  searchFinanceLines: {
    keyword: BOUNDS_16,
  },
  searchFinanceSkus: {
    keyword: BOUNDS_16,
  },
  searchFinanceOrders: {
    keyword: BOUNDS_16,
  },
  searchOwnStores: {
    keyword: BOUNDS_11,
  },
} as const
