import type { Amount } from '#modules/goods/rules'
import type { CategoryStep } from '#modules/reference/rules'
import type { CreatorMarketplace } from './creator-marketplace.ts'

/*
 * Left out: the source does not say, and what is known stays. Null: the source says that there is no figure.
 * A record older than what is stored only fills what is missing. The same rules as for GoodsRecord.
 */

/** One creator as a source shows them at `seenAt`. */
export interface CreatorRecord {
  marketplace: CreatorMarketplace
  /** Handle without @, 1 to 40 characters of `A-Z a-z 0-9 . _ -`; large and small letters are the same. */
  handle: string
  nickname?: string | null
  avatarUrl?: string | null
  url?: string | null
  /** Temu regionId. */
  regionId?: number | null
  categoryPath?: readonly CategoryStep[] | null
  /** self_run: the account of a seller (自营). */
  kind?: 'self_run' | 'independent' | null
  /** The blue mark. */
  verified?: boolean | null
  followers?: number | null
  likes?: number | null
  videoCount?: number | null
  /** Percent. */
  engagement?: number | null
  avgViews?: number | null
  goodsCount?: number | null
  /** Since they began. */
  unitsTotal?: number | null
  gmvTotal?: Amount | null
  /** Of the last 28 days. */
  units?: number | null
  gmv?: Amount | null
  /** Share of lives in the GMV, percent. */
  liveShare?: number | null
  /** Share of women among followers, percent. */
  female?: number | null
  /** Shares of 18-24, 25-34, 35-44, 45-54 and 55+, percent. */
  ages?: readonly number[] | null
  /** Only what they have published themselves for business. */
  contact?: { email: string | null; links: readonly string[]; publishedAt: string | null }
  estimated?: boolean
  seenAt: number
}

/** The creator of a live or a video: whatever its source says of them. */
type Owner = Omit<CreatorRecord, 'marketplace' | 'seenAt'>

/** A product shown in a live. Minutes count from its start. */
export interface LiveGoodsRecord {
  /** Product id of the marketplace. */
  externalId: string
  fromMinute?: number | null
  toMinute?: number | null
  units?: number | null
  gmv?: Amount | null
}

/** One live as a source shows it at `seenAt`. */
export interface LiveRecord {
  marketplace: CreatorMarketplace
  externalId: string
  title: string
  creator: Owner
  coverUrl?: string | null
  regionId?: number | null
  categoryPath?: readonly CategoryStep[] | null
  /** Epoch milliseconds. */
  startedAt: number
  /** Epoch milliseconds; null: on the air. */
  endedAt?: number | null
  viewers?: number | null
  peakOnline?: number | null
  units?: number | null
  gmv?: Amount | null
  goodsCount?: number | null
  /** People watching, minute by minute from the start. */
  online?: readonly (number | null)[]
  /** Minor units of `curveCurrency` sold in each minute. */
  gmvByMinute?: readonly (number | null)[]
  curveCurrency?: string
  goods?: readonly LiveGoodsRecord[]
  estimated?: boolean
  seenAt: number
}

/** One video as a source shows it at `seenAt`. */
export interface VideoRecord {
  marketplace: CreatorMarketplace
  externalId: string
  title: string
  creator: Owner
  /** Product id of the marketplace. */
  goodsId?: string | null
  coverUrl?: string | null
  url?: string | null
  regionId?: number | null
  categoryPath?: readonly CategoryStep[] | null
  postedAt: number
  /** Seconds. */
  duration?: number | null
  views?: number | null
  likes?: number | null
  comments?: number | null
  shares?: number | null
  units?: number | null
  gmv?: Amount | null
  promoted?: boolean | null
  /** First day on which it was paid for to be shown, of the newest run; yyyy-mm-dd. */
  promotedFrom?: string | null
  /** Day on which that run ended; yyyy-mm-dd. */
  promotedTo?: string | null
  estimated?: boolean
  seenAt: number
}

/** The days of a creator: values at the end of each. -1 is missing. */
export interface CreatorDays {
  handle: string
  /** Days since 1970-01-01 of the first entry. */
  startDay: number
  followers: number[]
  likes: number[]
  videos: number[]
  units: number[]
  /** US cents. */
  gmv: number[]
}
