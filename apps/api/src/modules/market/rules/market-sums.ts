import { FLAG } from '#modules/goods/rules'
import type { MarketGoods } from './market-goods.ts'
import { MarketGroup, type PeriodSums } from './market-group.ts'
import { EVERYWHERE } from './market-scope.ts'
import { MARKET_SUMS, type MarketPeriod, TREND_DAYS } from './market-sum.ts'
import { bandOf } from './price-band.ts'
import { AT, productSums } from './product-sums.ts'

/** Hosting of a group. */
export const ANY_HOSTING = 0
export const FULL = 1
export const SEMI = 2

/** Key of everything in the map of a scope and hosting; categories have ids from 0, and -1 is "not known". */
const TOTAL = -2
/** What is not known on the second level of a first-level category: a key below all others. */
const unknownBelow = (c1: number) => -10 - c1

/** Of the second level there are all scopes and all hostings, but not one of each together. */
const hasSecondLevel = (scope: number, hosting: number) =>
  scope === EVERYWHERE.code || hosting === ANY_HOSTING

function begin(groups: Map<number, MarketGroup>, key: number, group: MarketGroup): MarketGroup {
  groups.set(key, group)
  return group
}

/** The sums of a marketplace. Feed it every product once, the products of a shop one after the other. */
export class MarketSums {
  readonly #groups = new Map<number, Map<number, MarketGroup>>()
  readonly #day: number
  readonly #part = {
    week: new Float64Array(MARKET_SUMS.length),
    month: new Float64Array(MARKET_SUMS.length),
  }
  count = 0
  hasDemo = false
  hasEstimates = false

  /** @param day newest day, days since 1970-01-01 */
  constructor(day: number) {
    this.#day = day
  }

  /** @param scopes codes of the scopes in which the product is sold, 0 among them */
  add(goods: MarketGoods, scopes: readonly number[]): void {
    this.count++
    this.hasDemo ||= (goods.flags & FLAG.demo) !== 0
    this.hasEstimates ||= (goods.flags & FLAG.estimated) !== 0
    productSums(this.#part.week, goods, this.#day, 7)
    productSums(this.#part.month, goods, this.#day, 30)
    const own = goods.flags & FLAG.hostingSemi ? SEMI : goods.flags & FLAG.hostingFull ? FULL : ANY_HOSTING
    for (const scope of scopes) {
      this.#addTo(scope, ANY_HOSTING, goods)
      if (own !== ANY_HOSTING) this.#addTo(scope, own, goods)
    }
  }

  #addTo(scope: number, hosting: number, goods: MarketGoods): void {
    const place = scope * 3 + hosting
    const groups = this.#groups.get(place) ?? new Map<number, MarketGroup>()
    this.#groups.set(place, groups)
    const { c1, c2 } = goods
    this.#count(groups.get(TOTAL) ?? begin(groups, TOTAL, new MarketGroup(-1, 0, true)), goods)
    this.#count(groups.get(c1) ?? begin(groups, c1, new MarketGroup(0, c1, true)), goods)
    if (c1 < 0 || !hasSecondLevel(scope, hosting)) return
    const key = c2 >= 0 ? c2 : unknownBelow(c1)
    const hasDays = scope === EVERYWHERE.code && hosting === ANY_HOSTING
    this.#count(groups.get(key) ?? begin(groups, key, new MarketGroup(c1, c2, hasDays)), goods)
  }

  #count(group: MarketGroup, goods: MarketGoods): void {
    this.#countPeriod(group.week, this.#part.week, goods, 7)
    this.#countPeriod(group.month, this.#part.month, goods, 30)
    group.days?.add(goods, this.startDay)
  }

  /** Day of the first entry of every trend. */
  get startDay(): number {
    return this.#day - TREND_DAYS + 1
  }

  #countPeriod(sums: PeriodSums, part: Float64Array, goods: MarketGoods, period: MarketPeriod): void {
    sums.add(part)
    const units = part[AT.units] ?? 0
    const band = bandOf(goods.priceUsd)
    if (band >= 0) sums.addBand(band, units)
    if (goods.shopId >= 0) sums.meetShop(goods.shopId, goods.listedDay <= this.#day - period)
    sums.meetBest(units)
  }

  /** Every group that has products, with its scope and hosting. */
  *groups(): Generator<{ scope: number; hosting: number; group: MarketGroup }> {
    for (const [place, groups] of this.#groups) {
      const hosting = place % 3
      for (const group of groups.values()) yield { scope: (place - hosting) / 3, hosting, group }
    }
  }
}
