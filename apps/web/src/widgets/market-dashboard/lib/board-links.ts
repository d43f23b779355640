import type { MarketQuery } from '#entities/market'
import type { MarketSite } from '../model/market-site.ts'

type Params = Readonly<Record<string, string | number | undefined>>

function address(path: string, params: Params): string {
  const written = new URLSearchParams()
  for (const [name, value] of Object.entries(params))
    if (value !== undefined) written.set(name, String(value))
  const search = written.toString()
  return search === '' ? path : `${path}?${search}`
}

/** Addresses of the boards behind the figures of a dashboard: its filters and the one that was clicked. */
export function boardLinks(site: MarketSite, query: MarketQuery) {
  const { region, hosting, category } = query
  const isMonth = query.period === 'month'
  const here: Params = { region, hosting, category }
  const sort = isMonth ? 'monthly_sales:desc' : 'weekly_sales:desc'
  const goods = (more: Params = {}) => address(site.goods, { ...site.goodsQuery, ...here, sort, ...more })
  const media = (path: string | undefined) => path && address(path, { region, category })
  return {
    goods,
    onSale: () => goods({ status: 'on_sale' }),
    soldOut: () => goods({ status: 'sold_out' }),
    fresh: () => goods({ listed_within: isMonth ? 30 : 7, sort: 'listed_at:desc' }),
    active: () => goods(isMonth ? { min_monthly_sales: 1 } : { min_weekly_sales: 1 }),
    byGmv: () => goods({ sort: 'gmv:desc' }),
    ofHosting: (value: 'full' | 'semi') => goods({ hosting: value }),
    ofCategory: (id: string) => goods({ category: id }),
    ofCell: (id: string, region: string) => goods({ category: id, region }),
    ofRegion: (value: string) => goods({ region: value }),
    /** US cents, both included. */
    ofBand: (min: number, max: number | null) =>
      goods({ min_price: min === 0 ? undefined : min, max_price: max ?? undefined }),
    shops: () => address(site.shops, here),
    creators: () => media(site.creators),
    videos: () => media(site.videos),
    lives: () => media(site.lives),
  }
}

export type BoardLinks = ReturnType<typeof boardLinks>
