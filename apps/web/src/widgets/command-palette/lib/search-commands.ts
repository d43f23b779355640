import { MARKETPLACES, MOST_KEYWORD } from '@haixuan/rules'
import { SITE } from '#shared/config'
import {
  isHidden,
  MARKETPLACE_NAME,
  MARKETPLACE_PAGES,
  type Marketplace,
  type SitePath,
} from '#shared/routes'
import type { PageCommand } from './page-commands.ts'

interface SearchPage {
  marketplace: Marketplace
  path: SitePath
  noun: string
}

/** Where each marketplace searches its products and its shops; some have no page that finds a shop by words. */
const SEARCHES: readonly SearchPage[] = [
  ...MARKETPLACES.map((marketplace) => ({
    ...{ marketplace, noun: '商品' },
    path: MARKETPLACE_PAGES[marketplace].goodsSearch,
  })),
  ...MARKETPLACES.flatMap((marketplace) => {
    const path = MARKETPLACE_PAGES[marketplace].shopSearch
    return path === null ? [] : [{ marketplace, path, noun: '店铺' }]
  }),
]

/** Ways to search the marketplaces for what is typed, those of the marketplace at hand first. */
export function searchCommands(
  query: string,
  here: Marketplace,
  marketplaces: readonly Marketplace[],
): PageCommand[] {
  const keyword = query.trim().slice(0, MOST_KEYWORD)
  if (keyword === '') return []
  const open = SEARCHES.filter(
    ({ marketplace, path }) => marketplaces.includes(marketplace) && !isHidden(path, SITE.hidden),
  )
  const isHere = ({ marketplace }: SearchPage) => marketplace === here
  return [...open.filter(isHere), ...open.filter((page) => !isHere(page))].map(
    ({ marketplace, path, noun }) => ({
      id: `search ${path}`,
      label: `搜索「${keyword}」`,
      context: `${MARKETPLACE_NAME[marketplace]} ${noun}`,
      keywords: '',
      group: '搜索',
      isFound: true,
      href: `${path}?${new URLSearchParams({ keyword })}`,
    }),
  )
}
