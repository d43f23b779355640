import { FLAG, statusFlag } from '../../modules/goods/rules/goods-flag.ts'
import type { GoodsRecord } from '../../modules/goods/rules/goods-record.ts'
import type { DemoMarketplace } from '../demo-marketplace.ts'
import type { DemoDays } from './demo-days.ts'
import type { Random } from './random.ts'

/** Days of reviews, stock state and creators that a product brings with it. */
export interface DemoWatch {
  /** Days since 1970-01-01 of the first entry. */
  start: number
  comments: number[]
  score: number[]
  state: number[]
  creators: number[]
}

const WATCH_DAYS = 38

const BRANDS: Record<DemoMarketplace, string[]> = {
  temu: ['晨光', '云杉优品', 'Kapok', 'Bright Home', 'Mingde'],
  shein: ['SHEIN EZwear', 'SHEIN LUNE', 'ROMWE', 'DAZY', 'Luvlette', 'MOTF'],
  aliexpress: ['Baseus', 'Ugreen', 'Essager', 'Mi Lan', 'Xiaoman'],
  tiktok: ['Dawn Beauty', 'Eastwin', 'Glow Lab', 'Nine Home', 'Spruce'],
}

/** siteIds (never regionIds) of the regions in which semi-hosted demo goods have local stock. */
const SITE_OF: Readonly<Record<number, number>> = {
  ...{
    211: 100,
    37: 101,
    210: 102,
    12: 103,
    144: 104,
    76: 105,
    69: 106,
    98: 107,
    141: 108,
    186: 109,
    128: 110,
  },
  ...{ 162: 112, 191: 113, 100: 118, 174: 120, 160: 127 },
}
const SHIPPED_FROM = ['中国', '中国', '中国', '西班牙', '波兰', '美国']

interface Known {
  marketplace: DemoMarketplace
  hosting: GoodsRecord['hosting']
  regions: readonly number[]
  salesMonth: number
}

/** What only some marketplaces tell of a product. */
export function demoTraits(
  random: Random,
  { marketplace, hosting, regions, salesMonth }: Known,
): Partial<GoodsRecord> {
  const brand = random.chance(marketplace === 'shein' ? 0.7 : 0.3) ? random.pick(BRANDS[marketplace]) : null
  if (marketplace === 'temu') {
    if (hosting !== 'semi') return { brand }
    const siteIds = regions.flatMap((region) => (random.chance(0.7) ? (SITE_OF[region] ?? []) : []))
    return { brand, siteIds, shipFrom: siteIds.length > 0 ? '海外本地仓' : '中国' }
  }
  if (marketplace === 'shein') {
    const sizeCount = random.chance(0.55) ? random.int(3, 9) : 1
    const sizesOut = random.chance(0.3) ? random.int(0, sizeCount) : 0
    return { brand, colourCount: random.int(1, 9), sizeCount, sizesOut }
  }
  if (marketplace === 'aliexpress') {
    return {
      brand,
      wishCount: Math.round(salesMonth * (0.4 + random.next() * 3)),
      shipFrom: random.pick(SHIPPED_FROM),
    }
  }
  const creatorCount = Math.round(salesMonth ** 0.62 * (0.3 + random.next() * 1.4))
  const videoCount = Math.round(creatorCount * (0.6 + random.next() * 2))
  return {
    brand,
    commission: random.chance(0.92) ? random.int(2, 30) : null,
    creatorCount,
    videoCount,
    videoSales: videoCount === 0 ? 0 : Math.round(salesMonth * (0.15 + random.next() * 0.6)),
  }
}

interface Now {
  today: number
  comments: number
  /** Units since listing. */
  total: number
  /** Stars. */
  score: number | null
  creators: number | null
  status: GoodsRecord['status']
}

/** How reviews and creators grew over the last weeks, back from what they are now. */
export function demoWatch(random: Random, days: DemoDays, now: Now): DemoWatch | null {
  const length = Math.min(WATCH_DAYS, days.sales.length)
  if (length < 8 || (now.comments < 50 && !now.creators)) return null
  const watch: DemoWatch = { start: now.today - length, comments: [], score: [], state: [], creators: [] }
  const rate = now.comments / Math.max(1, now.total)
  const gain = 0.002 + random.next() * 0.02
  let left = 0
  for (let i = 0; i < length; i++) left += days.sales[days.sales.length - length + i] ?? 0
  for (let i = 0; i < length; i++) {
    left -= days.sales[days.sales.length - length + i] ?? 0
    watch.comments.push(Math.max(0, now.comments - Math.round(left * rate)))
    watch.score.push(now.score === null ? -1 : Math.round(now.score * 100))
    watch.state.push(i === length - 1 ? statusFlag(now.status ?? null) : FLAG.onSale)
    const share = Math.max(0, 1 - gain * (length - 1 - i))
    watch.creators.push(now.creators === null ? -1 : Math.round(now.creators * share))
  }
  return watch
}
