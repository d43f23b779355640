/** Tables of migrations 0045 to 0047. Figures are never null in the database: -1 is missing. */

/** What creators, lives and videos have in common: where they are, how they are found, who said so. */
interface Placed {
  marketplace: number
  source_id: number
  updated_at: number
  category_id: number
  c1: number
  c2: number
  c3: number
  flags: number
  region_id: number
  external_id: string
  search: string
  grams: number[]
}

export interface CreatorTable extends Placed {
  creator_id: number
  followers: number
  likes: number
  units_total: number
  gmv_total: number
  /** Of 28 days. */
  units: number
  gmv: number
  avg_views: number
  video_count: number
  goods_count: number
  first_seen_day: number
  /** Hundredths of a percent. */
  engagement: number
  live_share: number
  /** Tenths of a percent. */
  female: number
  ages: number[]
  handle: string
  nickname: string
  avatar_url: string | null
  url: string | null
}

export interface LiveTable extends Placed {
  live_id: number
  creator_id: number
  started_at: number
  ended_at: number
  viewers: number
  units: number
  gmv: number
  peak_online: number
  /** Minutes. */
  duration: number
  goods_count: number
  title: string
  cover_url: string | null
}

export interface VideoTable extends Placed {
  video_id: number
  creator_id: number
  product_id: number
  posted_at: number
  views: number
  likes: number
  comments: number
  shares: number
  units: number
  gmv: number
  /** Seconds. */
  duration: number
  /** See modules/creators/rules/promotion-days.ts. */
  promotion_days: number[]
  title: string
  cover_url: string | null
  url: string | null
}

/** Signed changes hold `NO_CHANGE` where there is no figure. */
export interface CreatorRankTable {
  marketplace: number
  board: string
  period: number
  day: number
  place: number
  previous: number
  days_on: number
  creator_id: number
  followers: number
  followers_added: number
  likes_added: number
  videos_added: number
  video_count: number
  units: number
  gmv: number
  avg_views: number
  goods_count: number
  growth: number
  potential: number
  top_live_id: number
  category_id: number
  c1: number
  c2: number
  c3: number
  region_id: number
}

export interface LiveGoodsRankTable {
  marketplace: number
  period: number
  day: number
  place: number
  previous: number
  days_on: number
  product_id: number
  units: number
  gmv: number
  lives: number
  creators: number
  top_live_id: number
  category_id: number
  c1: number
  c2: number
  c3: number
  region_mask: string
}

export interface CreatorTables {
  /** @published to keeping */
  creator_key: { marketplace: number; external_id: string; creator_id: number }
  /** @published to keeping, market, monitoring */
  creator: CreatorTable
  /** @published to monitoring */
  creator_hist: {
    creator_id: number
    start_day: number
    followers: number[]
    likes: number[]
    videos: number[]
    units: number[]
    gmv: number[]
  }
  creator_contact: { creator_id: number; email: string | null; links: string[]; published_at: string | null }
  creator_contact_look: { user_id: string; day: number; creator_id: number; looked_at: number }
  /** @published to keeping, monitoring */
  live_key: { marketplace: number; external_id: string; live_id: number }
  /** @published to keeping, monitoring */
  live: LiveTable
  live_minute: { live_id: number; online: number[]; gmv: number[] }
  live_goods: {
    live_id: number
    place: number
    product_id: number
    from_minute: number
    to_minute: number
    units: number
    gmv: number
  }
  /** @published to keeping */
  video_key: { marketplace: number; external_id: string; video_id: number }
  /** @published to keeping, monitoring */
  video: VideoTable
  creator_goods: {
    creator_id: number
    product_id: number
    units: number
    gmv: number
    videos: number
    lives: number
    last_at: number
  }
  creator_rank: CreatorRankTable
  live_goods_rank: LiveGoodsRankTable
}

declare module '#platform/database/tables.ts' {
  interface Tables extends CreatorTables {}
}
