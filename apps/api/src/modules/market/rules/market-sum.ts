/** Sums that a group of products keeps for a period, in the order in which they are stored: append only. */
export const MARKET_SUMS = [
  ...(['goods', 'status_known', 'on_sale', 'sold_out', 'hosted', 'semi', 'listed'] as const),
  ...(['sales_known', 'active', 'units', 'gmv', 'priced_units', 'top_units', 'shops', 'shops_b'] as const),
  ...(['listed_b', 'hosted_b', 'semi_b', 'state_compared', 'state_a', 'state_b'] as const),
  ...(['on_sale_a', 'on_sale_b', 'sold_out_a', 'sold_out_b', 'sales_compared'] as const),
  ...(['active_a', 'active_b', 'units_a', 'units_b', 'gmv_a', 'gmv_b'] as const),
  ...(['priced_units_a', 'priced_units_b', 'year_compared', 'units_ya', 'units_yb'] as const),
  ...(['gmv_ya', 'gmv_yb'] as const),
] as const

export type MarketSum = (typeof MARKET_SUMS)[number]

/** Days that a figure covers. */
export type MarketPeriod = 7 | 30

/** Days of the trend: two periods of the longest. */
export const TREND_DAYS = 60
