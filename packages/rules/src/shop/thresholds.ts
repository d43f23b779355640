/** Products that a 个性店铺 has at most. */
export const PERSONALITY_MOST_GOODS = 200
/** Share of its sales that the main category of a 垂直店铺 makes at least, percent. */
export const VERTICAL_LEAST_PERCENT = 80
/** Units of the week before from which the growth of a shop counts, so that 1 to 5 is none. */
export const GROWTH_LEAST_BASE = 100
/** Shops of a marketplace, the best first, that 个性 and 热销 take, percent. */
export const BEST_SHOPS_PERCENT = 20
/** Shops of a marketplace, the fastest first, that growth takes, percent. */
export const GROWN_SHOPS_PERCENT = 1
/** Places of a board of shops. */
export const SHOP_BOARD_DEPTH = 1_000
