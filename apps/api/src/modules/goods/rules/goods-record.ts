import type { CategoryStep, Marketplace } from '#modules/reference/rules'
/** An amount in the minor unit of its ISO 4217 currency: 12.34 USD is 1234, 500 JPY is 500. */
export interface Amount {
  amount: number
  currency: string
}

export interface ShopRecord {
  /** Id of the marketplace; without one the name identifies the shop. */
  id?: string
  name: string
}

interface RegionPrice extends Amount {
  /** Temu regionId (211 is the United States), never a siteId. */
  regionId: number
  /** Day of the price, yyyy-mm-dd; the day of `seenAt` when left out. */
  day?: string
}

export interface AreaReviews {
  area: 'us' | 'eu' | 'global'
  commentCount?: number | null
  /** Stars from 0 to 5. A source that writes 0 for "no stars yet" must be mapped to null. */
  score?: number | null
}

/** A variant of a product. */
export interface SkuRecord {
  id: string | null
  /** What makes it this variant: 黑色 / M. */
  name: string
  /** Minor units of the currency of the product's price. */
  price: number | null
  /** Units that can be ordered. */
  stock: number | null
}

/** A size of a product. */
interface SizeRecord {
  name: string
  /** Null: the source names the size alone. */
  inStock: boolean | null
}

/**
 * One product as a source shows it at `seenAt`.
 * `undefined` (left out): the source does not say; what is known already stays.
 * `null`: the source says that there is no figure; what was known is cleared (if the source is the newest).
 * A record older than what is stored only fills what is missing.
 */
export interface GoodsRecord {
  marketplace: Marketplace
  /** 1 to 40 characters of `A-Z a-z 0-9 _ -`. Never a number: ids exceed 2^53. */
  externalId: string
  title: string
  titleZh?: string | null
  imageUrl?: string | null
  images?: readonly string[]
  url?: string | null
  hasVideo?: boolean | null
  /** From the root down, at most 6 steps; an empty path or null clears the category. */
  categoryPath?: readonly CategoryStep[] | null
  shop?: ShopRecord | null
  price?: Amount | null
  originalPrice?: Amount | null
  /** Temu regionId in which `price` was seen; makes the product match the region filter. */
  regionId?: number
  regionPrices?: readonly RegionPrice[]
  salesTotal?: number | null
  salesDay?: number | null
  salesWeek?: number | null
  salesMonth?: number | null
  /** Stars from 0 to 5, all areas together. */
  score?: number | null
  /** Reviews of all areas together. */
  commentCount?: number | null
  reviewsByArea?: readonly AreaReviews[]
  /** Day of listing, yyyy-mm-dd. */
  listedAt?: string | null
  /** First day on which any source had the product, yyyy-mm-dd; the earliest one is kept. */
  firstSeenAt?: string | null
  /** Badges of the marketplace. */
  tags?: readonly string[]
  brand?: string | null
  /** Percent of the price that a creator earns, 0 to 100. */
  commission?: number | null
  colourCount?: number | null
  sizeCount?: number | null
  /** Sizes without stock. */
  sizesOut?: number | null
  /** Creators that sell it. */
  creatorCount?: number | null
  videoCount?: number | null
  /** Units sold through videos in the last 30 days. */
  videoSales?: number | null
  /** Units sold through lives in the last 30 days. */
  liveSales?: number | null
  /** Units sold through the product card and the shop in the last 30 days. */
  cardSales?: number | null
  /** At most 200, in the order of the source. */
  skus?: readonly SkuRecord[]
  /** At most 200, in the order of the source. */
  sizes?: readonly SizeRecord[]
  /** Reviews with five stars, four, three, two and one; an empty list clears them. */
  starCounts?: readonly number[]
  /** Words of reviews with the reviews that name each, the most frequent first; at most 50. */
  reviewWords?: readonly { word: string; count: number | null }[]
  /** Shoppers who keep it on a list. */
  wishCount?: number | null
  /** Place it is sent from, as the source writes it. */
  shipFrom?: string | null
  /** Temu siteIds with local stock, never regionIds. */
  siteIds?: readonly number[]
  hosting?: 'full' | 'semi' | null
  status?: 'on_sale' | 'sold_out' | 'delisted' | null
  /** The marketplace publishes no exact sales figure (估). */
  estimated?: boolean
  /** When the figures were collected, epoch milliseconds. */
  seenAt: number
}

/** One day of a product. Left out: the source does not say. */
export interface HistoryDay {
  /** yyyy-mm-dd */
  day: string
  /** Units sold on that day. */
  sales?: number | null
  /** Minor units of the currency of the series. */
  price?: number | null
  /** Percent of the price that a creator earned, 0 to 100; of the main series alone. */
  commission?: number | null
}

/** Days of one product, any order. Merged into what is known, the newer file winning day by day. */
export interface HistoryRecord {
  marketplace: Marketplace
  externalId: string
  /** Region of the price series; left out for the main series, which also carries the sales. */
  regionId?: number
  /** Currency of `price`, ISO 4217. */
  currency?: string
  days: readonly HistoryDay[]
}

/** Where rows come from; told to the reader with each product. */
export interface IngestSource {
  kind: 'demo' | 'import'
  /** Mapping or file name. */
  name: string
  /** Epoch milliseconds, null when the source does not say. */
  collectedAt: number | null
}

/** A record that was left out, with its place in the batch and a Chinese reason. */
export interface Rejected {
  index: number
  reason: string
}

export interface UpsertResult {
  inserted: number
  updated: number
  unchanged: number
  rejected: Rejected[]
}

/*
 * The write API (storage/goods-upsert.ts, goods-history-upsert.ts, goods-ingest.ts). At most 500 records a call,
 * one short transaction each, idempotent.
 *   beginIngest(db: Database, source: IngestSource): Promise<number>                        source id
 *   upsertGoods(db, batch: GoodsRecord[], sourceId): Promise<UpsertResult>
 *   upsertHistory(db, batch: HistoryRecord[], sourceId): Promise<UpsertResult>              unknown products are rejected
 *   upsertCategories(db, marketplace, paths: CategoryStep[][]): Promise<void>               upsertGoods does it for its own
 *   finishIngest(db, sourceId): Promise<void>     roll-ups, counts, similar products, vacuum; call once at the end
 * demo/goods: loadDemoGoods(db), removeDemoGoods(db): Promise<number>                products removed
 */
