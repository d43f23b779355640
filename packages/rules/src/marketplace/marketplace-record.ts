/** What page and server know of a marketplace. */
export interface MarketplaceRecord {
  /** Number in the database: stored, never changed. */
  code: number
  /** Name as users know it. */
  name: string
  /** Who may open it: anybody who is signed in, or only users with the TikTok flag (specification, section 6). */
  access: 'user' | 'tiktok'
  /** First parts of the paths of its pages. */
  roots: readonly string[]
  /** It has creators, lives and videos that sell, with commissions and channels. */
  hasCreators: boolean
  /** Its products have sizes that are in stock or not. */
  hasSizes: boolean
  /** Its figures of sales are estimated: it publishes none. */
  isEstimated: boolean
  /** Browsers keep its category tree after the page was closed (specification, section 9). */
  keepsCategories: boolean
  /** It is known which bills a store has every month, so that a missing one can be told. */
  hasKnownBills: boolean
}

/** The part of an address that says which product it names. */
export interface MarketplaceAddress {
  pathname: string
  searchParams: { get(name: string): string | null }
}

/** A board of shops of a marketplace. */
export interface ShopBoardRecord {
  /** Stored: never change one, only add. */
  code: number
  /** Marks of which a shop needs any; empty lets everybody in. */
  members: readonly ShopMark[]
  /** What it is ordered by, higher before lower. */
  measure: ShopMeasure
  /** Days that its figures cover. */
  periods: readonly (1 | 7 | 30)[]
}

export type ShopMark =
  | 'hostingFull'
  | 'hostingSemi'
  | 'official'
  | 'branded'
  | 'starSeller'
  | 'gold'
  | 'silver'
  | 'personality'
  | 'vertical'
  | 'grown'
  | 'hot'

export type ShopMeasure = 'sales' | 'gmv' | 'salesPerGoods' | 'focus' | 'salesChange' | 'creatorsNew'

/** Regions by which a market is summed: ids of the region filter, or names of sets of them. */
export type MarketRegion = number | 'australiaAndNewZealand' | 'europeanUnion'

/** Facts about a marketplace that only the server needs; `Rank` and `Shop` are the contract's names of boards. */
export interface ServerMarketplace<Rank extends string, Shop extends string> {
  /** How a pasted address names a product of it. */
  address: { host: RegExp; find: (address: MarketplaceAddress) => string | undefined }
  /** Boards of products that its pages request. */
  rankBoards: readonly Rank[]
  /** The board whose score the page of a product explains. */
  scoredBoard: 'burst' | 'potential'
  shopBoards: Readonly<Partial<Record<Shop, ShopBoardRecord>>>
  /** Options of the region filter of its market, in order, without "everything". */
  marketRegions: readonly MarketRegion[]
}
