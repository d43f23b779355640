import type { components } from '@haixuan/api-sdk/schema'
import type { MarketSum } from './market-sum.ts'

export type Sums = Readonly<Record<MarketSum, number>>
type Figure = components['schemas']['MarketFigure']
type Figures = components['schemas']['MarketOverview']['figures']

/** `part` of `whole`; null of nothing. */
export const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

/** Relative change; null when there is nothing to compare with. */
export const change = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before <= 0 ? null : (now - before) / before

/**
 * A change says something of all when four of five can be compared. With less, new products, of which everything is
 * known, would count for more than the old ones and every change would be a rise.
 */
const isWhole = (compared: number, all: number) => all > 0 && compared * 5 >= all * 4

const figure = (value: number | null, against: number | null, yearChange: number | null = null): Figure => ({
  value,
  change: against,
  yearChange,
})

/** GMV against the period before. */
export function gmvChange(sums: Sums): number | null {
  return isWhole(sums.sales_compared, sums.sales_known) ? change(sums.gmv_a, sums.gmv_b) : null
}

/** Units, or null where no product of the group says. */
export const unitsOf = (sums: Sums): number | null => (sums.sales_known > 0 ? sums.units : null)
/** US cents, likewise. */
export const gmvOf = (sums: Sums): number | null => (sums.sales_known > 0 ? sums.gmv : null)
/** US cents of one unit sold. */
export const unitPrice = (gmv: number, units: number): number | null =>
  units > 0 ? Math.round(gmv / units) : null
export const soldOutShare = (sums: Sums): number | null => share(sums.sold_out, sums.on_sale + sums.sold_out)
export const semiShare = (sums: Sums): number | null => share(sums.semi, sums.hosted)
export const topShare = (sums: Sums): number | null =>
  sums.sales_known > 0 ? share(sums.top_units, sums.units) : null

/** The cards of a dashboard. */
export function marketFigures(sums: Sums): Figures {
  const salesComparable = isWhole(sums.sales_compared, sums.sales_known)
  const stateComparable = isWhole(sums.state_compared, sums.status_known)
  const yearComparable = isWhole(sums.year_compared, sums.sales_known)
  const compared = (now: number | null, before: number | null) =>
    salesComparable ? change(now, before) : null
  const inYear = (now: number, before: number) => (yearComparable ? change(now, before) : null)
  return {
    goodsOnSale: figure(
      sums.status_known > 0 ? sums.on_sale : null,
      stateComparable ? change(sums.on_sale_a, sums.on_sale_b) : null,
    ),
    goodsNew: figure(sums.listed, change(sums.listed, sums.listed_b)),
    goodsActive: figure(sums.sales_known > 0 ? sums.active : null, compared(sums.active_a, sums.active_b)),
    shops: figure(sums.shops, change(sums.shops, sums.shops_b)),
    sales: figure(unitsOf(sums), compared(sums.units_a, sums.units_b), inYear(sums.units_ya, sums.units_yb)),
    gmvUsd: figure(gmvOf(sums), compared(sums.gmv_a, sums.gmv_b), inYear(sums.gmv_ya, sums.gmv_yb)),
    priceUsd: figure(
      unitPrice(sums.gmv, sums.priced_units),
      compared(share(sums.gmv_a, sums.priced_units_a), share(sums.gmv_b, sums.priced_units_b)),
    ),
    semiShare: figure(semiShare(sums), change(semiShare(sums), share(sums.semi_b, sums.hosted_b))),
    soldOutShare: figure(
      soldOutShare(sums),
      stateComparable
        ? change(share(sums.sold_out_a, sums.state_a), share(sums.sold_out_b, sums.state_b))
        : null,
    ),
  }
}
