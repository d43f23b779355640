import type { GoodsRecord } from './goods-record.ts'
import { sizeKey } from './size-key.ts'
import { MISSING } from './stored-goods.ts'

/** What only a detail page shows of a product, as it is stored; -1 is missing. */
export interface StoredExtras {
  seen_at: number
  /** Of the prices of the variants; empty without any. */
  sku_currency: string
  /** Empty where a variant has no id. */
  sku_ids: string[]
  sku_names: string[]
  sku_prices: number[]
  sku_stocks: number[]
  size_names: string[]
  /** 1 in stock, 0 out of stock. */
  size_stocks: number[]
  /** `sizeKey` of each size in stock. */
  size_keys: string[]
  words: string[]
  word_counts: number[]
  /** Reviews with five stars, four, and so on; empty when nobody tells. */
  stars: number[]
  live_sales: number
  card_sales: number
}

const NOTHING: StoredExtras = {
  ...{ seen_at: 0, sku_currency: '', sku_ids: [], sku_names: [], sku_prices: [], sku_stocks: [] },
  ...{ size_names: [], size_stocks: [], size_keys: [] },
  ...{ words: [], word_counts: [], stars: [], live_sales: MISSING, card_sales: MISSING },
}

/** Whether a record says anything of them. */
export function tellsExtras(record: GoodsRecord): boolean {
  const { skus, sizes, starCounts, reviewWords, liveSales, cardSales } = record
  return [skus, sizes, starCounts, reviewWords, liveSales, cardSales].some((said) => said !== undefined)
}

function sizesOf({ marketplace, sizes = [] }: GoodsRecord) {
  return {
    size_names: sizes.map(({ name }) => name),
    size_stocks: sizes.map(({ inStock }) => (inStock === null ? MISSING : Number(inStock))),
    size_keys: sizes.flatMap(({ name, inStock }) => (inStock ? [sizeKey(marketplace, name)] : [])),
  }
}

/** How a record meets what is stored: see GoodsRecord for what is left out, empty, and older. */
export function mergeExtras(before: StoredExtras | null, record: GoodsRecord): StoredExtras {
  const stored = before ?? NOTHING
  const newer = record.seenAt >= stored.seen_at
  const figure = (known: number, said: number | null | undefined) =>
    said !== undefined && (newer || known === MISSING) ? (said ?? MISSING) : known
  const takes = <T>(known: readonly unknown[], said: readonly T[] | undefined): said is readonly T[] =>
    said !== undefined && (newer || known.length === 0)
  const { skus, sizes, starCounts, reviewWords } = record
  return {
    ...stored,
    ...(takes(stored.sku_names, skus) && {
      sku_currency: skus.length > 0 ? (record.price?.currency ?? '') : '',
      sku_ids: skus.map(({ id }) => id ?? ''),
      sku_names: skus.map(({ name }) => name),
      sku_prices: skus.map(({ price }) => price ?? MISSING),
      sku_stocks: skus.map(({ stock }) => stock ?? MISSING),
    }),
    ...(takes(stored.size_names, sizes) && sizesOf(record)),
    ...(takes(stored.words, reviewWords) && {
      words: reviewWords.map(({ word }) => word),
      word_counts: reviewWords.map(({ count }) => count ?? MISSING),
    }),
    ...(takes(stored.stars, starCounts) && { stars: [...starCounts] }),
    live_sales: figure(stored.live_sales, record.liveSales),
    card_sales: figure(stored.card_sales, record.cardSales),
    seen_at: Math.max(stored.seen_at, record.seenAt),
  }
}
