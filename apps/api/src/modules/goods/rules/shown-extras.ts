import type { components } from '@haixuan/api-sdk/schema'
import { hasCreators, type Marketplace } from '#modules/reference/rules'

import type { StoredExtras } from './goods-extras.ts'
import { known, MISSING } from './stored-goods.ts'

type Detail = components['schemas']['GoodsDetail']

/**
 * Variants, sizes, stars and words of reviews as the contract shows them; empty where no source tells. Of a product
 * that is sold out or delisted no size is in stock, whatever its sizes were before.
 */
export function shownExtras(
  extras: StoredExtras | undefined,
  status: Detail['row']['status'],
): Pick<Detail, 'skus' | 'sizes' | 'reviewStars' | 'reviewWords'> {
  if (!extras) return { skus: [], sizes: [], reviewStars: [], reviewWords: [] }
  const { sku_currency: currency, sku_ids, sku_prices, sku_stocks, size_stocks, word_counts } = extras
  const isGone = status === 'sold_out' || status === 'delisted'
  const price = (minor: number | null) =>
    minor === null || currency === '' ? null : { amount: minor, currency }
  return {
    skus: extras.sku_names.map((name, i) => ({
      id: sku_ids[i] || null,
      name,
      price: price(known(sku_prices[i] ?? MISSING)),
      stock: known(sku_stocks[i] ?? MISSING),
    })),
    sizes: extras.size_names.map((name, i) => {
      const stock = known(size_stocks[i] ?? MISSING)
      return { name, inStock: isGone ? false : stock === null ? null : stock > 0 }
    }),
    reviewStars: extras.stars,
    reviewWords: extras.words.map((word, i) => ({ word, count: known(word_counts[i] ?? MISSING) })),
  }
}

interface Sold {
  videoSales: number | null
  salesMonth: number | null
}

/** Units by channel. What videos and lives leave of a month is the card's, unless a source tells of it. */
export function shownChannels(
  marketplace: Marketplace,
  { videoSales: video, salesMonth }: Sold,
  extras: StoredExtras | undefined,
): Detail['channels'] {
  if (!hasCreators(marketplace)) return null
  const live = known(extras?.live_sales ?? MISSING)
  const card = known(extras?.card_sales ?? MISSING)
  if (card !== null || video === null || live === null || salesMonth === null || salesMonth < video + live) {
    return { video, live, card, cardIsRest: false }
  }
  return { video, live, card: salesMonth - video - live, cardIsRest: true }
}
