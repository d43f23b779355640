/** Bits of shop_fact.flags and shop_figure.flags. Stored: never change a value, only add. */
export const SHOP_FLAG = {
  hostingFull: 1,
  hostingSemi: 2,
  official: 4,
  /** Sells under a brand of its own. */
  branded: 8,
  /** Marked 明星卖家 by the marketplace. */
  starSeller: 16,
  demo: 32,
  estimated: 64,
  local: 128,
  crossBorder: 256,
  gold: 512,
  silver: 1024,
  /** Buyers come back, as the marketplace says. */
  repeat: 2048,
  // What follows are boards, set by the daily job (modules/shops/store/shop-boards.ts).
  personality: 4096,
  vertical: 8192,
  grown: 16384,
  hot: 32768,
} as const

/** Groups of bits of which at most one is set; none means that the source does not say. */
export const SHOP_FLAG_GROUP = {
  hosting: SHOP_FLAG.hostingFull | SHOP_FLAG.hostingSemi,
  origin: SHOP_FLAG.local | SHOP_FLAG.crossBorder,
  medal: SHOP_FLAG.gold | SHOP_FLAG.silver,
} as const

export type Hosting = 'full' | 'semi'
export type Origin = 'local' | 'cross_border'
export type Medal = 'gold' | 'silver'

const HOSTING = { full: SHOP_FLAG.hostingFull, semi: SHOP_FLAG.hostingSemi }
const ORIGIN = { local: SHOP_FLAG.local, cross_border: SHOP_FLAG.crossBorder }
const MEDAL = { gold: SHOP_FLAG.gold, silver: SHOP_FLAG.silver }

/** Bits of what a source says; 0 for what it does not say. */
export const shopBits = {
  hosting: (value: Hosting | null) => (value === null ? 0 : HOSTING[value]),
  origin: (value: Origin | null) => (value === null ? 0 : ORIGIN[value]),
  medal: (value: Medal | null) => (value === null ? 0 : MEDAL[value]),
}

const nameOf = <Name extends string>(bits: Readonly<Record<Name, number>>, flags: number): Name | null =>
  (Object.keys(bits) as Name[]).find((name) => (flags & bits[name]) !== 0) ?? null

export const hostingOf = (flags: number) => nameOf(HOSTING, flags)
export const originOf = (flags: number) => nameOf(ORIGIN, flags)
export const medalOf = (flags: number) => nameOf(MEDAL, flags)
