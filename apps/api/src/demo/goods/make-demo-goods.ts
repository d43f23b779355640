import type { DaySeries } from '../../modules/goods/rules/day-series.ts'
import type { GoodsRecord, HistoryRecord } from '../../modules/goods/rules/goods-record.ts'
import { MISSING } from '../../modules/goods/rules/stored-goods.ts'
import type { CategoryStep } from '../../modules/reference/rules/category-step.ts'
import type { ExchangeRates } from '../../modules/reference/rules/exchange-rate.ts'
import { isoDay, timeOfDay } from '../../modules/reference/rules/goods-day.ts'
import { DEMO_MARKETPLACES, type DemoMarketplace } from '../demo-marketplace.ts'
import { demoCommission } from './demo-commission.ts'
import { type DemoDays, demoDays } from './demo-days.ts'
import { demoExtras } from './demo-extras.ts'
import { demoRegions, localPrice } from './demo-prices.ts'
import { demoReviews } from './demo-reviews.ts'
import { type DemoShop, demoShops } from './demo-shops.ts'
import { demoTitle } from './demo-title.ts'
import { type DemoWatch, demoTraits, demoWatch } from './demo-traits.ts'
import { KINDS } from './kinds.ts'
import type { Kind, Phrase } from './phrase.ts'
import { Random } from './random.ts'

/** A generated product with its days. */
export interface DemoGoods {
  goods: GoodsRecord
  series: DemoSeries[]
  /** The same days as a source tells them; made when asked for. */
  readonly history: HistoryRecord[]
  watch: DemoWatch | null
}

interface DemoOptions {
  /** Day on which the figures were "collected", days since 1970-01-01; the last figures are of the day before. */
  today: number
  rates: ExchangeRates
  /** Products in all. */
  count?: number
  seed?: number
}

const DEMO_COUNT = 20_000
const SEED = 20_260_720
const SHARE: Record<DemoMarketplace, number> = { temu: 0.4, shein: 0.225, aliexpress: 0.2, tiktok: 0.175 }
const PICTURES = 3
/** Shops of a kind that sell goods of other kinds too. */
const BROAD = new Set([3, 8])

const TAGS: Record<DemoMarketplace, string[]> = {
  temu: ['广告', '热销', '包邮', '本地仓', '限时折扣'],
  shein: ['趋势', '热卖', '快速发货', '新品'],
  aliexpress: ['Choice 精选', '包邮', '大促', '海外仓'],
  tiktok: ['达人带货', '直播爆款', '包邮', '广告'],
}

interface Place {
  kind: Kind
  kindNumber: number
  thing: Phrase
  path: CategoryStep[]
}

/** Where the product is; Temu and AliExpress have three levels, the others two. */
function placeOf(random: Random, marketplace: DemoMarketplace): Place {
  const kindNumber = random.int(0, KINDS.length - 1)
  const kind = KINDS[kindNumber] as Kind
  const groupNumber = random.int(0, kind.productGroups.length - 1)
  const productGroup = kind.productGroups[groupNumber] as Kind['productGroups'][number]
  const thingNumber = random.int(0, productGroup.things.length - 1)
  const thing = productGroup.things[thingNumber] as Phrase
  const root = kind.roots[marketplace]
  const first =
    typeof root === 'string' ? { id: root, name: root } : { id: root.id, name: root.en, nameZh: root.zh }
  const id = `D${first.id}-${kindNumber}-${groupNumber + 1}`
  const second = { id, name: productGroup.name.en, nameZh: productGroup.name.zh }
  const third = { id: `${id}-${thingNumber + 1}`, name: thing.en, nameZh: thing.zh }
  const deep = marketplace === 'temu' || marketplace === 'aliexpress'
  return { kind, kindNumber, thing, path: deep ? [first, second, third] : [first, second] }
}

const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0)

/** A series of a demo product as the database keeps it; -1 is missing. */
interface DemoSeries extends DaySeries {
  /** 0 is the main series, the one with sales. */
  regionId: number
  currency: string
}

function seriesOf(
  random: Random,
  days: DemoDays,
  { rates, regions }: { rates: ExchangeRates; regions: number[] },
): DemoSeries[] {
  const length = days.sales.length
  if (length === 0) return []
  const main = regions[0] ?? 211
  const gap = random.chance(0.09) ? random.int(1, Math.max(1, length - 4)) : length
  const gapEnd = gap + random.int(1, 4)
  // A gap at the end is no gap: the series ends before it.
  const end = gapEnd >= length ? Math.min(gap, length) : length
  const told = (i: number) => i < gap || i >= gapEnd
  const write = (regionId: number, withSales: boolean): DemoSeries => {
    const series: DemoSeries = {
      ...{ regionId: withSales ? 0 : regionId, currency: 'USD' },
      ...{ start_day: days.start, sales: [], price: [], commission: [] },
    }
    for (let i = 0; i < end; i++) {
      const { amount, currency } = localPrice(days.price[i] ?? 0, regionId, rates, days.start + i)
      series.currency = currency
      series.price.push(told(i) ? amount : MISSING)
      series.sales.push(withSales && told(i) ? (days.sales[i] ?? 0) : MISSING)
    }
    return series
  }
  const other = regions.length > 1 && random.chance(0.35) ? random.pick(regions.slice(1)) : null
  return [write(main, true), ...(other === null ? [] : [write(other, false)])]
}

/** The series as a source tells them, day by day. */
function recordsOf(
  record: { marketplace: DemoMarketplace; externalId: string },
  series: readonly DemoSeries[],
): HistoryRecord[] {
  return series.map(({ regionId, currency, start_day, sales, price, commission }) => ({
    ...record,
    ...(regionId === 0 ? {} : { regionId }),
    currency,
    days: price.flatMap((amount, i) => {
      if (amount === MISSING) return []
      const day = { day: isoDay(start_day + i), price: amount }
      const earned = commission[i] ?? MISSING
      return [
        {
          ...day,
          ...(regionId === 0 ? { sales: sales[i] ?? 0 } : {}),
          ...(earned === MISSING ? {} : { commission: earned / 100 }),
        },
      ]
    }),
  }))
}

interface Draft {
  marketplace: DemoMarketplace
  externalId: string
  place: Place
  title: Phrase
  shop: DemoShop
}

/** A stream of its own, so that what is added later leaves the other figures as they are. */
function streamOf(externalId: string): Random {
  return new Random(Number(externalId.slice(-9)))
}

function finish(random: Random, draft: Draft, { today, rates }: DemoOptions): DemoGoods {
  const { marketplace, externalId, place, title, shop } = draft
  const { kind } = place
  const regions = demoRegions(random, marketplace)
  const main = regions[0] ?? 211
  const [least, most] = kind.price
  const cents = Math.round(least * (most / least) ** random.next()) - (random.chance(0.7) ? 1 : 0)
  const age = random.chance(0.14) ? random.int(1, 30) : random.int(31, 900)
  const mean = Math.min(4_000, Math.exp(random.normal() * 1.75 + 2.1))
  const suspect = random.chance(0.012)
  const quiet = suspect || random.chance(0.08)
  const days = demoDays(random, kind, { today, mean, age, price: cents })
  const before = Math.round(Math.max(0, age - days.sales.length) * mean * (0.4 + random.next() * 0.5))
  const total = suspect ? random.int(100_000, 600_000) : before + sum(days.sales)
  const nowCents = days.price.at(-1) ?? cents
  const price = localPrice(nowCents, main, rates, today)
  const was = random.chance(0.75) ? cents * (1.15 + random.next() * 1.4) : null
  const stars = Math.min(5, Math.max(2.5, Math.round((4.55 + random.normal() * 0.3) * 10) / 10))
  const comments = Math.round(total * (0.01 + random.next() * 0.05))
  const known = <T>(value: T, missing: number): T | null => (random.chance(missing) ? null : value)
  const hosted = marketplace !== 'tiktok'
  const own = streamOf(externalId)
  const goods: GoodsRecord = {
    marketplace,
    externalId,
    title: title.en,
    titleZh: known(title.zh, 0.08),
    imageUrl: known(`/demo/${kind.picture}-${random.int(1, PICTURES)}.webp`, 0.02),
    url: null,
    hasVideo: known(random.chance(0.35), 0.1),
    categoryPath: known(place.path, 0.015),
    shop: known({ id: shop.id, name: shop.name }, 0.03),
    price: known(price, 0.01),
    originalPrice: was === null ? null : localPrice(Math.round(was), main, rates, today),
    regionId: main,
    regionPrices: regions.slice(1).map((regionId) => ({
      ...localPrice(nowCents * (0.92 + random.next() * 0.22), regionId, rates, today),
      regionId,
      day: isoDay(today - random.int(0, 2)),
    })),
    salesTotal: known(total, suspect ? 0 : 0.02),
    salesDay: quiet ? null : (days.sales.at(-1) ?? 0),
    salesWeek: quiet ? null : sum(days.sales.slice(-7)),
    salesMonth: quiet ? null : sum(days.sales.slice(-30)),
    score: comments === 0 ? null : known(stars, 0.06),
    commentCount: known(comments, 0.05),
    reviewsByArea: comments < 20 ? [] : (demoReviews(random, comments, stars) ?? []),
    listedAt: known(isoDay(today - age), 0.06),
    firstSeenAt: isoDay(today - Math.max(0, age - random.int(0, 3))),
    tags: [...(shop.star ? ['明星卖家'] : []), ...random.some(TAGS[marketplace], random.int(0, 2))],
    hosting: hosted ? known(shop.hosting, 0.05) : own.chance(0.3) ? 'full' : null,
    status: days.soldOut ? 'sold_out' : random.chance(0.02) ? 'delisted' : 'on_sale',
    estimated: marketplace === 'shein' || marketplace === 'tiktok',
    seenAt: timeOfDay(today),
  }
  const { hosting, status } = goods
  const salesMonth = quiet ? 0 : sum(days.sales.slice(-30))
  Object.assign(goods, demoTraits(own, { marketplace, hosting: hosting ?? null, regions, salesMonth }))
  Object.assign(goods, demoExtras({ picture: kind.picture, month: goods.salesMonth ?? null, goods }))
  const creators = goods.creatorCount ?? null
  const now = { today, comments, total, score: goods.score ?? null, creators, status: status ?? null }
  const watch = quiet ? null : demoWatch(own, days, now)
  const series = quiet ? [] : seriesOf(random, days, { rates, regions })
  if (series[0]) series[0].commission = demoCommission(goods, series[0])
  return {
    goods,
    watch,
    series,
    get history() {
      return recordsOf({ marketplace, externalId }, series)
    },
  }
}

/** Invented products of all marketplaces: the same for the same seed and day. Ids begin with D. */
export function* makeDemoGoods(options: DemoOptions): Generator<DemoGoods> {
  const { count = DEMO_COUNT, seed = SEED } = options
  const random = new Random(seed)
  for (const [index, marketplace] of DEMO_MARKETPLACES.entries()) {
    const shops = KINDS.map((kind, number) => demoShops(random, marketplace, kind, number))
    const broad = shops.flatMap((ofKind) => ofKind.filter((_, number) => BROAD.has(number)))
    let last: Draft | null = null
    for (let i = 0; i < Math.round(count * SHARE[marketplace]); i++) {
      const externalId = `D60${index + 1}0${String(99_000_000 + i * 37).padStart(10, '0')}`
      // The same goods offered by another shop.
      const copy: Draft | null = last !== null && random.chance(0.05) ? last : null
      const place: Place = copy?.place ?? placeOf(random, marketplace)
      const title: Phrase = copy?.title ?? demoTitle(random, place.kind, place.thing)
      // Most shops keep to one kind of goods; a few sell a bit of everything.
      const own = random.early(shops[place.kindNumber] ?? [])
      const shop = i % 6 === 0 ? (broad[(i / 6) % broad.length] ?? own) : own
      last = { marketplace, externalId, place, title, shop }
      yield finish(random, last, options)
    }
  }
}
