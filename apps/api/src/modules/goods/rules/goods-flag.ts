/** Bits of product_metric.flags. Stored: never change a value, only add. */
export const FLAG = {
  hostingFull: 1,
  hostingSemi: 2,
  onSale: 4,
  soldOut: 8,
  delisted: 16,
  videoYes: 32,
  videoNo: 64,
  suspect: 128,
  stockOut: 256,
  demo: 512,
  interpolated: 1024,
  estimated: 2048,
} as const

const HOSTING = FLAG.hostingFull | FLAG.hostingSemi
const STATUS = FLAG.onSale | FLAG.soldOut | FLAG.delisted
const VIDEO = FLAG.videoYes | FLAG.videoNo
/** Groups of bits of which at most one is set; none means that the source does not say. */
export const FLAG_GROUP = { hosting: HOSTING, status: STATUS, video: VIDEO } as const

/** Bit of a hosting mode; 0 when unknown. */
export function hostingFlag(hosting: 'full' | 'semi' | null): number {
  if (hosting === null) return 0
  return hosting === 'full' ? FLAG.hostingFull : FLAG.hostingSemi
}

/** Bit of a sales status; 0 when unknown. */
export function statusFlag(status: 'on_sale' | 'sold_out' | 'delisted' | null): number {
  if (status === null) return 0
  if (status === 'on_sale') return FLAG.onSale
  return status === 'sold_out' ? FLAG.soldOut : FLAG.delisted
}

/** Bit of "has a video"; 0 when unknown. */
export function videoFlag(video: boolean | null): number {
  if (video === null) return 0
  return video ? FLAG.videoYes : FLAG.videoNo
}

export function hostingOf(flags: number): 'full' | 'semi' | null {
  if (flags & FLAG.hostingFull) return 'full'
  return flags & FLAG.hostingSemi ? 'semi' : null
}

export function statusOf(flags: number): 'on_sale' | 'sold_out' | 'delisted' | null {
  if (flags & FLAG.onSale) return 'on_sale'
  if (flags & FLAG.soldOut) return 'sold_out'
  return flags & FLAG.delisted ? 'delisted' : null
}

export function videoOf(flags: number): boolean | null {
  if (flags & FLAG.videoYes) return true
  return flags & FLAG.videoNo ? false : null
}
