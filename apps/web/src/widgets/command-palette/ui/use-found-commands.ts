import { MOST_KEYWORD } from '@haixuan/rules'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { goodsName } from '#entities/goods'
import { apiQuery } from '#shared/api'
import { MARKETPLACE_NAME, MARKETPLACE_PAGES, type Marketplace } from '#shared/routes'
import type { PageCommand } from '../lib/page-commands.ts'

/** Milliseconds without a key after which what is typed is looked for. */
const PAUSE_MS = 200
/** Of each marketplace. */
const MOST = { goods: 3, shops: 2 }

/** Products and shops of these marketplaces that their search finds by what is typed. */
export function useFoundCommands(
  typed: string,
  marketplaces: readonly Marketplace[],
): readonly PageCommand[] {
  const wanted = typed.trim().slice(0, MOST_KEYWORD)
  const [keyword, setKeyword] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const isAsked = keyword !== '' && keyword === wanted
  const goods = useQueries({
    queries: marketplaces.map((marketplace) => ({
      ...apiQuery('searchGoods', { path: { marketplace }, query: { keyword, limit: MOST.goods } }),
      enabled: isAsked,
      staleTime: 60_000,
    })),
  })
  const shops = useQueries({
    queries: marketplaces.map((marketplace) => ({
      ...apiQuery('searchShops', { path: { marketplace }, query: { keyword, limit: MOST.shops } }),
      enabled: isAsked,
      staleTime: 60_000,
    })),
  })
  if (!isAsked) return []
  const found = (kind: string, marketplace: Marketplace, id: string, label: string, href: string) => ({
    id: `${kind} ${marketplace} ${id}`,
    label,
    context: MARKETPLACE_NAME[marketplace],
    keywords: '',
    isFound: true,
    href,
  })
  return [
    ...goods.flatMap(({ data }, at) =>
      (data?.rows ?? []).map((row) => {
        const marketplace = marketplaces[at] ?? row.marketplace
        const href = `${MARKETPLACE_PAGES[marketplace].goods}?${new URLSearchParams({ id: row.id })}`
        return { ...found('goods', marketplace, row.id, goodsName(row), href), group: '商品' }
      }),
    ),
    ...shops.flatMap(({ data }, at) =>
      (data?.rows ?? []).map(({ id, name, marketplace: own }) => {
        const marketplace = marketplaces[at] ?? own
        const href = `${MARKETPLACE_PAGES[marketplace].shop}?${new URLSearchParams({ mall_id: id })}`
        return { ...found('shop', marketplace, id, name, href), group: '店铺' }
      }),
    ),
  ]
}
