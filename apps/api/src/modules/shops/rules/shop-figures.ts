import { MISSING, SHOP_FLAG, SHOP_FLAG_GROUP } from '#modules/goods/rules'
import { growth, windowSum } from '#modules/ranks/rules'
import { NO_CHANGE } from './rank-shops.ts'

/** Sums over the products of a shop; null where no product has the figure. */
export interface GoodsSums {
  goods: number
  newWeek: number
  soldOut: number
  full: number
  semi: number
  branded: number
  demo: boolean
  estimated: boolean
  starSeller: boolean
  salesDay: number | null
  salesWeek: number | null
  salesMonth: number | null
  salesTotal: number | null
  /** The product that sold most in the month. */
  topMonth: number | null
  /** Products whose sales of the month are known, and those of them that sold. */
  monthKnown: number
  monthSold: number
  gmv: number | null
  gmvWeek: number | null
  /** Units of the week of products with a price. */
  pricedWeek: number | null
  /** Mean price, US cents. */
  price: number | null
  discount: number | null
  creators: number | null
  updatedAt: number
}

/** Sales of the month in one category of the first level. */
export interface CategorySum {
  c1: number
  sales: number | null
  goods: number
  /** Categories of the second level in it. */
  below: number
}

/** What sources say of the shop itself. */
export interface StatedShop {
  updatedAt: number
  followers: number
  statedSales: number
  statedGoods: number
  reviewCount: number
  openedDay: number
  flags: number
  regionId: number
  score: number
  goodRate: number
  brand: string | null
}

/** Days of a shop; -1 is missing. */
interface ShopSeries {
  start: number
  sales: number[]
  gmv: number[]
  creators: number[]
}

/** Categories of the first level that a list shows. */
const MIX = 4

const share = (part: number, whole: number) => (whole <= 0 ? MISSING : Math.round((part / whole) * 1000))
const stored = (value: number | null) => (value === null ? MISSING : Math.round(value))

/** Shares by sales of the month; by products where no sales are known. */
export function categoryMix(sums: readonly CategorySum[]): { id: number; share: number }[] {
  const bySales = sums.some(({ sales }) => sales !== null && sales > 0)
  const weights = sums
    .filter(({ c1 }) => c1 >= 0)
    .map(({ c1, sales, goods }) => ({ id: c1, weight: bySales ? Math.max(0, sales ?? 0) : goods }))
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0)
  return weights
    .sort((a, b) => b.weight - a.weight || a.id - b.id)
    .slice(0, MIX)
    .map(({ id, weight }) => ({ id, share: share(weight, whole) }))
}

function hostingFlag({ full, semi }: GoodsSums, stated: number): number {
  const said = stated & SHOP_FLAG_GROUP.hosting
  if (said !== 0 || full === semi) return said
  return full > semi ? SHOP_FLAG.hostingFull : SHOP_FLAG.hostingSemi
}

/**
 * Figures of a shop out of its products, its days and what sources say of it. Where the source states the count of
 * products or the sales of the whole shop, that is: the products known here may be a part of them.
 * @param day newest day of the figures, days since 1970-01-01
 */
export function shopFigures(
  sums: GoodsSums,
  categories: readonly CategorySum[],
  series: ShopSeries | null,
  stated: StatedShop | null,
  day: number,
) {
  const mix = categoryMix(categories)
  const main = mix[0]
  const week = (values: number[] | undefined, end: number) =>
    series && values ? windowSum({ start: series.start, values }, end, 7) : null
  const change = (values: number[] | undefined) =>
    growth(week(values, day), week(values, day - 7)) ?? NO_CHANGE
  const creatorsOn = (end: number) => series?.creators[end - series.start] ?? MISSING
  const [creatorsNow, creatorsThen] = [creatorsOn(day), creatorsOn(day - 7)]
  const hasFlag = (bit: number, on: boolean) => (on ? bit : 0)
  return {
    updated_at: Math.max(sums.updatedAt, stated?.updatedAt ?? 0),
    followers: stated?.followers ?? MISSING,
    sales_total: stated && stated.statedSales >= 0 ? stated.statedSales : stored(sums.salesTotal),
    sales_month: stored(sums.salesMonth),
    sales_week: stored(sums.salesWeek),
    sales_day: stored(sums.salesDay),
    gmv: stored(sums.gmv),
    gmv_week: stored(sums.gmvWeek),
    vertical:
      main && main.share >= 0 && sums.salesWeek !== null
        ? Math.round((main.share * sums.salesWeek) / 1000)
        : MISSING,
    per_goods:
      sums.salesWeek === null || sums.goods === 0
        ? MISSING
        : Math.round((sums.salesWeek * 100) / 7 / sums.goods),
    goods_count:
      stated && stated.statedGoods >= 0 ? stated.statedGoods : sums.goods > 0 ? sums.goods : MISSING,
    new_week: sums.goods > 0 ? sums.newWeek : MISSING,
    sold_out: sums.goods > 0 ? sums.soldOut : MISSING,
    c1: main?.id ?? MISSING,
    categories: categories.reduce((sum, { below }) => sum + below, 0) || MISSING,
    price_avg:
      sums.gmvWeek !== null && sums.pricedWeek
        ? Math.round(sums.gmvWeek / sums.pricedWeek)
        : stored(sums.price),
    opened_day: stated?.openedDay ?? MISSING,
    creators: stored(sums.creators),
    creators_new: creatorsNow < 0 || creatorsThen < 0 ? MISSING : Math.max(0, creatorsNow - creatorsThen),
    review_count: stated?.reviewCount ?? MISSING,
    week_change: change(series?.sales),
    gmv_change: change(series?.gmv),
    flags:
      ((stated?.flags ?? 0) & ~SHOP_FLAG_GROUP.hosting) |
      hostingFlag(sums, stated?.flags ?? 0) |
      hasFlag(SHOP_FLAG.branded, Boolean(stated?.brand)) |
      hasFlag(SHOP_FLAG.starSeller, sums.starSeller) |
      hasFlag(SHOP_FLAG.demo, sums.demo) |
      hasFlag(SHOP_FLAG.estimated, sums.estimated),
    region_id: stated?.regionId ?? MISSING,
    score: stated?.score ?? MISSING,
    good_rate: stated?.goodRate ?? MISSING,
    active: share(sums.monthSold, sums.monthKnown),
    main_share: main?.share ?? MISSING,
    top_share:
      sums.topMonth === null || sums.salesMonth === null ? MISSING : share(sums.topMonth, sums.salesMonth),
    brand_share: share(sums.branded, sums.goods),
    discount: stored(sums.discount),
    mix_ids: mix.map(({ id }) => id),
    mix_shares: mix.map(({ share }) => share),
  }
}
