import type { GoodsRecord, SkuRecord } from '../../modules/goods/rules/goods-record.ts'
import { Random } from './random.ts'

const COLOURS = ['黑色', '白色', '米色', '灰色', '粉色', '天蓝色', '军绿色', '卡其色', '酒红色']
const WORN_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL']
const SIZES = ['小号', '中号', '大号', '加大号', '迷你', '标准装', '两件装', '三件装', '家庭装']
const SHOE_SIZES = ['36', '37', '38', '39', '40', '41', '42', '43', '44']
const ONE_SIZE = '均码'
const SIZES_OF: Readonly<Record<string, string[]>> = {
  ...{ dress: WORN_SIZES, menswear: WORN_SIZES, sport: WORN_SIZES, shoes: SHOE_SIZES },
}
const PRAISE = [
  '质量好',
  '性价比高',
  '物流快',
  '与图片相符',
  '做工精细',
  '尺寸合适',
  '包装完好',
  '好看',
  '送礼合适',
]
const BLAME = ['偏小', '有异味', '色差', '发货慢', '薄', '容易坏', '说明书不清楚']
/** Units a month from which a demo product tells more than its row. */
const TELLS_FROM = 200

interface Told {
  picture: string
  /** Units of the last 30 days, as far as they are shown. */
  month: number | null
  goods: GoodsRecord
}

/** Sizes, variants, reviews and channels that a demo product tells: from streams of their own. */
export function demoExtras({ picture, month, goods }: Told): Partial<GoodsRecord> {
  const sizes = goods.marketplace === 'shein' ? demoSizes(picture, goods) : undefined
  const told = sizes ? { sizes } : {}
  return month === null || month < TELLS_FROM
    ? told
    : { ...told, ...moreExtras({ picture, month, goods: { ...goods, ...told } }) }
}

const namesOf = (picture: string, count: number) => (SIZES_OF[picture] ?? SIZES).slice(0, count)

/** Sizes of a SHEIN product and whether each is in stock; some sources tell how many there are and no more. */
function demoSizes(picture: string, { externalId, sizeCount, sizesOut, status }: GoodsRecord) {
  const random = new Random(Number(externalId.slice(-9)) + 78)
  if (sizeCount == null || random.chance(0.12)) return undefined
  const names = sizeCount === 1 ? [ONE_SIZE] : namesOf(picture, sizeCount)
  const out = new Set(random.some(names, sizesOut ?? 0))
  const tellsStock = !random.chance(0.06)
  return names.map((name) => ({
    name,
    inStock: tellsStock ? status === 'on_sale' && !out.has(name) : null,
  }))
}

function moreExtras({ picture, month, goods }: Told & { month: number }): Partial<GoodsRecord> {
  const random = new Random(Number(goods.externalId.slice(-9)) + 77)
  return {
    ...(random.chance(0.92) && { skus: skusOf(random, picture, goods) }),
    ...(random.chance(0.9) && reviewsOf(random, goods)),
    ...(goods.marketplace === 'tiktok' && channelsOf(random, goods.videoSales ?? null, month)),
  }
}

function skusOf(random: Random, picture: string, goods: GoodsRecord): SkuRecord[] {
  const worn = SIZES_OF[picture]
  const colours = COLOURS.slice(0, goods.colourCount ?? random.int(1, 5))
  const sizeCount = goods.sizeCount ?? (random.chance(worn ? 0.9 : 0.4) ? random.int(2, 5) : 1)
  const sizes = namesOf(picture, sizeCount)
  const drawn = random.some(sizes, goods.sizesOut ?? 0)
  const out = new Set(
    goods.sizes?.filter(({ inStock }) => inStock === false).map(({ name }) => name) ?? drawn,
  )
  const tellsStock = random.chance(0.7)
  const base = goods.price?.amount ?? null
  const made = colours.flatMap((colour) => sizes.map((size) => ({ colour, size })))
  return made.map(({ colour, size }, i) => {
    const dearer = i === 0 || random.chance(0.6) ? 1 : 1 + random.int(1, 3) * 0.05
    // A size whose first colour is available is in stock.
    const isFirst = colour === colours[0]
    const isOut = out.has(size) || goods.status === 'sold_out' || (random.chance(0.05) && !isFirst)
    return {
      id: `${goods.externalId}${String(i + 1).padStart(3, '0')}`,
      name: sizes.length > 1 ? `${colour} / ${size}` : colour,
      price: base === null ? null : Math.round(base * dearer),
      stock: tellsStock ? (isOut ? 0 : random.int(3, 900)) : null,
    }
  })
}

function reviewsOf(random: Random, { commentCount, score }: GoodsRecord): Partial<GoodsRecord> {
  const total = commentCount ?? 0
  if (total < 20 || score == null) return {}
  const happy = Math.min(1, Math.max(0, (score - 2.5) / 2.5))
  const words = [
    ...random.some(PRAISE, random.int(3, 6)).map((word) => ({ word, share: happy * random.next() * 0.25 })),
    ...random
      .some(BLAME, random.int(1, 3))
      .map((word) => ({ word, share: (1 - happy) * random.next() * 0.3 })),
  ]
  const counted = words.map(({ word, share }) => ({ word, count: Math.max(1, Math.round(total * share)) }))
  return { reviewWords: counted.sort((a, b) => b.count - a.count), starCounts: starsOf(total, score) }
}

/** Counts of five stars to one whose mean is the score, as near as whole reviews allow. */
function starsOf(total: number, score: number): number[] {
  // Of those below five stars, half give four, and the others are spread: 2.8 stars in the mean.
  const rest = [0.5, 0.12, 0.06, 0.32]
  const mean = 4 * 0.5 + 3 * 0.12 + 2 * 0.06 + 0.32
  const below = Math.min(total, Math.round((total * (5 - score)) / (5 - mean)))
  const [four = 0, , two = 0, one = 0] = rest.map((share) => Math.floor(below * share))
  return [total - below, four, below - four - two - one, two, one]
}

function channelsOf(random: Random, video: number | null, month: number): Partial<GoodsRecord> {
  const left = month - (video ?? 0)
  if (left < 0 || random.chance(0.12)) return {}
  const liveSales = Math.round(left * (0.1 + random.next() * 0.6))
  return random.chance(0.5) ? { liveSales, cardSales: left - liveSales } : { liveSales }
}
