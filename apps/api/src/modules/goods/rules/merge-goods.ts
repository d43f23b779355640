import { dayNumber, dayOfTime, type ExchangeRates, regionMatch } from '#modules/reference/rules'
import { brandKey } from './brand-key.ts'
import { FLAG, FLAG_GROUP, hostingFlag, statusFlag, videoFlag } from './goods-flag.ts'
import type { AreaReviews, GoodsRecord } from './goods-record.ts'
import { isSuspect } from './sales-history.ts'
import { known, MISSING, type StoredFigures, type StoredWords } from './stored-goods.ts'

export type Stored = StoredFigures & StoredWords

/** Places that a record names, looked up beforehand; undefined: the source does not say. */
export interface GoodsReferences {
  category: { id: number; c1: number; c2: number; c3: number } | null | undefined
  shopId: number | null | undefined
  source: { id: number; kind: 'demo' | 'import' }
  rates: ExchangeRates
}

const NOTHING: Omit<Stored, 'title' | 'source_id'> = {
  ...{ shop_id: MISSING, category_id: MISSING, c1: MISSING, c2: MISSING, c3: MISSING },
  ...{ sales_total: MISSING, sales_day: MISSING, sales_week: MISSING, sales_month: MISSING, gmv: MISSING },
  ...{ price: MISSING, original_price: MISSING, price_usd: MISSING, currency: '' },
  ...{ comment_count: MISSING, comment_us: MISSING, comment_eu: MISSING },
  ...{ score: MISSING, score_us: MISSING, score_eu: MISSING, similar_count: 0 },
  ...{ brand_key: MISSING, creator_count: MISSING, video_count: MISSING, video_sales: MISSING },
  ...{ wish_count: MISSING, commission: MISSING, discount: MISSING },
  ...{ colour_count: MISSING, size_count: MISSING, sizes_out: MISSING },
  ...{ brand: null, ship_from: null, site_ids: [] },
  ...{ listed_day: MISSING, flags: 0, updated_at: 0, region_mask: '0', first_seen_day: MISSING },
  ...{ title_zh: null, image_url: null, url: null, images: [], tags: [] },
}

const tenths = (percent: number | null | undefined) =>
  percent === null || percent === undefined ? percent : Math.round(percent * 10)
const hundredths = (score: number | null | undefined) =>
  score === null || score === undefined ? score : Math.round(Number((score * 100).toPrecision(12)))
const dayOf = (day: string | null | undefined) => (day === null || day === undefined ? day : dayNumber(day))

/** How a figure of a record meets the stored one: see GoodsRecord for undefined, null and older records. */
function meet<T>(stored: T, missing: T, said: T | null | undefined, newer: boolean): T {
  if (said === undefined) return stored
  if (newer || stored === missing) return said ?? missing
  return stored
}

/** The columns of a product that hold a number. */
type Figure = {
  [Name in keyof StoredFigures]: StoredFigures[Name] extends number ? Name : never
}[keyof StoredFigures]
type MeetFigure = (name: Figure, said: number | null | undefined) => number

/** Words without spaces around them; words of spaces alone are none. */
const words = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null)

function mergeFlags(stored: Stored, record: GoodsRecord, newer: boolean, demo: boolean): number {
  let flags = stored.flags
  const group = (mask: number, said: number | undefined) => {
    if (said !== undefined) flags = (flags & ~mask) | meet(flags & mask, 0, said, newer)
  }
  group(FLAG_GROUP.hosting, record.hosting === undefined ? undefined : hostingFlag(record.hosting))
  group(FLAG_GROUP.status, record.status === undefined ? undefined : statusFlag(record.status))
  group(FLAG_GROUP.video, record.hasVideo === undefined ? undefined : videoFlag(record.hasVideo))
  if (record.estimated !== undefined && newer) group(FLAG.estimated, record.estimated ? FLAG.estimated : 0)
  return newer ? (flags & ~FLAG.demo) | (demo ? FLAG.demo : 0) : flags
}

function mergePrice(stored: Stored, record: GoodsRecord, newer: boolean, rates: ExchangeRates) {
  const { price, original_price, price_usd, currency } = stored
  const current = { price, original_price, price_usd, currency }
  if (record.price === undefined || !(newer || price === MISSING)) return current
  if (record.price === null)
    return { price: MISSING, original_price: MISSING, price_usd: MISSING, currency: '' }
  const { amount, currency: code } = record.price
  const usd = rates.usdCents(amount, code, dayOfTime(record.seenAt))
  const before = code === currency ? original_price : MISSING
  // A struck-through price in another currency cannot be beside the price.
  const said = record.originalPrice && record.originalPrice.currency !== code ? null : record.originalPrice
  return {
    price: amount,
    original_price: meet(before, MISSING, said === null || said === undefined ? said : said.amount, newer),
    price_usd: usd !== null && usd <= 2_147_483_647 ? usd : MISSING,
    currency: code,
  }
}

/** What is told of the product itself, else of all areas together; null when one of them says that there is none. */
const itsOwn = (own: number | null | undefined, ofAll: number | null | undefined) =>
  own ?? (ofAll === undefined ? own : ofAll)

function mergeReviews(record: GoodsRecord, figure: MeetFigure) {
  const area = (name: AreaReviews['area']) => record.reviewsByArea?.find((reviews) => reviews.area === name)
  const [us, eu, all] = [area('us'), area('eu'), area('global')]
  return {
    comment_count: figure('comment_count', itsOwn(record.commentCount, all?.commentCount)),
    comment_us: figure('comment_us', us?.commentCount),
    comment_eu: figure('comment_eu', eu?.commentCount),
    score: figure('score', hundredths(itsOwn(record.score, all?.score))),
    score_us: figure('score_us', hundredths(us?.score)),
    score_eu: figure('score_eu', hundredths(eu?.score)),
  }
}

/** Percent off the struck-through price; missing when either price is, or nothing is off. */
function discountOf(price: number, original: number): number {
  return price < 0 || original <= 0 || price > original ? MISSING : Math.round((1 - price / original) * 100)
}

/** What only some marketplaces tell. */
function mergeTraits(stored: Stored, record: GoodsRecord, newer: boolean, figure: MeetFigure) {
  const brand = meet(stored.brand, null, words(record.brand), newer)
  return {
    brand,
    brand_key: brandKey(brand),
    commission: figure('commission', tenths(record.commission)),
    colour_count: figure('colour_count', record.colourCount),
    size_count: figure('size_count', record.sizeCount),
    sizes_out: figure('sizes_out', record.sizesOut),
    creator_count: figure('creator_count', record.creatorCount),
    video_count: figure('video_count', record.videoCount),
    video_sales: figure('video_sales', record.videoSales),
    wish_count: figure('wish_count', record.wishCount),
    ship_from: meet(stored.ship_from, null, words(record.shipFrom), newer),
    site_ids:
      record.siteIds && (newer || stored.site_ids.length === 0)
        ? [...new Set(record.siteIds)].sort((a, b) => a - b)
        : stored.site_ids,
  }
}

/** Total sales times current price in US cents, an estimate; missing when either is. */
function gmvOf(total: number, priceUsd: number): number {
  if (total === MISSING || priceUsd === MISSING) return MISSING
  return Math.min(total * priceUsd, Number.MAX_SAFE_INTEGER)
}

function mergeRegions(stored: string, record: GoodsRecord): string {
  const regions = (record.regionPrices ?? []).map((price) => price.regionId)
  if (record.regionId !== undefined && record.price) regions.push(record.regionId)
  return String(BigInt(stored) | regionMatch(regions).mask)
}

/**
 * What is stored of a product after a record has been read. Pure; the same record twice gives the same.
 * @param before what is stored, null for a new product
 */
export function mergeGoods(before: Stored | null, record: GoodsRecord, places: GoodsReferences): Stored {
  const newer = before === null || record.seenAt >= before.updated_at
  const stored: Stored = before ?? { ...NOTHING, title: record.title.trim(), source_id: places.source.id }
  const figure: MeetFigure = (name, said) => meet(stored[name], MISSING, said, newer)
  const sales = {
    sales_total: figure('sales_total', record.salesTotal),
    sales_day: figure('sales_day', record.salesDay),
    sales_week: figure('sales_week', record.salesWeek),
    sales_month: figure('sales_month', record.salesMonth),
  }
  const price = mergePrice(stored, record, newer, places.rates)
  const { category } = places
  const hasCategory = category !== undefined && (newer || stored.category_id === MISSING)
  const flags = mergeFlags(stored, record, newer, places.source.kind === 'demo')
  const suspect = isSuspect({
    total: known(sales.sales_total),
    day: known(sales.sales_day),
    week: known(sales.sales_week),
    month: known(sales.sales_month),
  })
  const seen = [dayOf(record.firstSeenAt), stored.first_seen_day, dayOfTime(record.seenAt)]
  return {
    ...stored,
    ...sales,
    ...price,
    ...mergeReviews(record, figure),
    ...mergeTraits(stored, record, newer, figure),
    discount: discountOf(price.price, price.original_price),
    ...(hasCategory
      ? {
          category_id: category?.id ?? MISSING,
          c1: category?.c1 ?? MISSING,
          c2: category?.c2 ?? MISSING,
          c3: category?.c3 ?? MISSING,
        }
      : {}),
    shop_id: figure('shop_id', places.shopId),
    gmv: gmvOf(sales.sales_total, price.price_usd),
    listed_day: figure('listed_day', dayOf(record.listedAt)),
    flags: (flags & ~FLAG.suspect) | (suspect ? FLAG.suspect : 0),
    updated_at: Math.max(stored.updated_at, record.seenAt),
    region_mask: mergeRegions(stored.region_mask, record),
    title: newer ? record.title.trim() : stored.title,
    title_zh: meet(stored.title_zh, null, words(record.titleZh), newer),
    image_url: meet(stored.image_url, null, record.imageUrl, newer),
    url: meet(stored.url, null, record.url, newer),
    images:
      record.images && (newer || stored.images.length === 0)
        ? [...record.images].slice(0, 20)
        : stored.images,
    tags: record.tags && (newer || stored.tags.length === 0) ? [...new Set(record.tags)] : stored.tags,
    first_seen_day: Math.min(
      ...seen.filter((day): day is number => typeof day === 'number' && day !== MISSING),
    ),
    source_id: newer ? places.source.id : stored.source_id,
  }
}
