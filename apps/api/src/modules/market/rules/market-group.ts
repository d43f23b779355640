import { MISSING } from '#modules/goods/rules'
import type { MarketGoods } from './market-goods.ts'
import { MARKET_SUMS, type MarketSum, TREND_DAYS } from './market-sum.ts'
import { BAND_STARTS } from './price-band.ts'

/** Best products whose share is told. */
const BEST = 10

/** Sums of one group for one period. */
export class PeriodSums {
  readonly sums = new Float64Array(MARKET_SUMS.length)
  readonly bandGoods = new Float64Array(BAND_STARTS.length)
  readonly bandUnits = new Float64Array(BAND_STARTS.length)
  readonly #best = new Float64Array(BEST)
  shops = 0
  shopsBefore = 0
  #lastShop = -1
  #lastShopBefore = -1

  add(part: Float64Array): void {
    for (let i = 0; i < part.length; i++) this.sums[i] = (this.sums[i] ?? 0) + (part[i] ?? 0)
  }

  addBand(band: number, units: number): void {
    this.bandGoods[band] = (this.bandGoods[band] ?? 0) + 1
    this.bandUnits[band] = (this.bandUnits[band] ?? 0) + units
  }

  /** Products come shop by shop: a shop is new when it is not the one before. */
  meetShop(shopId: number, wasThere: boolean): void {
    if (shopId !== this.#lastShop) this.shops++
    this.#lastShop = shopId
    if (!wasThere) return
    if (shopId !== this.#lastShopBefore) this.shopsBefore++
    this.#lastShopBefore = shopId
  }

  meetBest(units: number): void {
    const best = this.#best
    if (units <= (best[0] ?? 0)) return
    let at = 0
    for (; at + 1 < BEST && (best[at + 1] ?? 0) < units; at++) best[at] = best[at + 1] ?? 0
    best[at] = units
  }

  /** All sums in the order of MARKET_SUMS, with those that are no sums of products. */
  all(): number[] {
    const own: Partial<Record<MarketSum, number>> = {
      shops: this.shops,
      shops_b: this.shopsBefore,
      top_units: this.#best.reduce((sum, units) => sum + units, 0),
    }
    return MARKET_SUMS.map((name, at) => own[name] ?? this.sums[at] ?? 0)
  }
}

/** Sums of a group by day; entry 0 is the oldest day. */
class DaySums {
  readonly goods = new Float64Array(TREND_DAYS)
  readonly known = new Float64Array(TREND_DAYS)
  readonly units = new Float64Array(TREND_DAYS)
  readonly gmv = new Float64Array(TREND_DAYS)

  /** @param start day of entry 0 */
  add({ sales, priceUsd }: MarketGoods, start: number): void {
    const price = Math.max(priceUsd, 0)
    const { values } = sales
    const offset = sales.start - start
    for (let i = Math.max(0, -offset); i < values.length; i++) {
      const at = i + offset
      if (at >= TREND_DAYS) return
      const value = values[i] ?? MISSING
      this.goods[at] = (this.goods[at] ?? 0) + 1
      if (value === MISSING) continue
      this.known[at] = (this.known[at] ?? 0) + 1
      this.units[at] = (this.units[at] ?? 0) + value
      this.gmv[at] = (this.gmv[at] ?? 0) + value * price
    }
  }
}

/** A group of products: scope and hosting are those of the map it is in. */
export class MarketGroup {
  readonly parentId: number
  readonly categoryId: number
  readonly week = new PeriodSums()
  readonly month = new PeriodSums()
  /** Null of groups whose days are not kept. */
  readonly days: DaySums | null

  constructor(parentId: number, categoryId: number, hasDays: boolean) {
    this.parentId = parentId
    this.categoryId = categoryId
    this.days = hasDays ? new DaySums() : null
  }
}
