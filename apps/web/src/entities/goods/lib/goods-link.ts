import { MARKETPLACE_PAGES } from '#shared/routes'
import type { GoodsRow } from '../model/goods-row.ts'

/** Chinese title where there is one. */
export function goodsName(row: Pick<GoodsRow, 'title' | 'titleZh'>): string {
  return row.titleZh ?? row.title
}

/** Address of the product's page on the marketplace; only web addresses, whatever a file contained. */
export function marketplaceUrl(row: Pick<GoodsRow, 'url'>): string | null {
  return isWebAddress(row.url) ? row.url : null
}

/** Our own page with the products of its shop; undefined where the shop is not known. */
export function shopPageOf({
  marketplace,
  shop,
}: Pick<GoodsRow, 'marketplace' | 'shop'>): string | undefined {
  if (shop === null) return undefined
  return `${MARKETPLACE_PAGES[marketplace].shop}?${new URLSearchParams({ mall_id: shop.id })}`
}

/** The search of 1688 for the same product: by its picture, or by its title where it has no public picture. */
export function sourcingUrl(row: Pick<GoodsRow, 'imageUrl' | 'title' | 'titleZh'>): string {
  if (isWebAddress(row.imageUrl)) {
    const query = new URLSearchParams({ tab: 'imageSearch', imageAddress: row.imageUrl })
    return `https://s.1688.com/youyuan/index.htm?${query}`
  }
  const query = new URLSearchParams({ keywords: goodsName(row).slice(0, 60), charset: 'utf8' })
  return `https://s.1688.com/selloffer/offer_search.htm?${query}`
}

function isWebAddress(text: string | null): text is string {
  return text !== null && /^https?:\/\/[^/]/i.test(text)
}
