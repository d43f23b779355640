/** Units a day above which a day without sales beside it is a real stock-out (specification, section 9). */
export const STOCK_OUT_ABOVE = 300
/** Total units from which a product without any figure of a period is suspect. */
export const SUSPECT_FROM = 100_000
/** Units of 7 days below which a product is given no score. */
export const SCORE_LEAST_SALES = 20
