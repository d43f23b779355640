import { MARKETPLACES, marketplaceOfPath, marketplaceRecord } from '@haixuan/rules'
import { MARKETPLACE_PAGES, type SitePath } from './site-map/site-map.ts'

/** A tab at the top of the site. */
export interface TopTab {
  title: string
  /** Landing page. */
  path: SitePath
  /** Small word beside the title. */
  tag?: { text: 'HOT' | '免费'; tone: 'danger' | 'success' }
}

/** Top navigation of the specification, section 2, in its order. */
export const TOP_TABS: readonly TopTab[] = [
  { title: '首页', path: '/' },
  ...MARKETPLACES.map((marketplace) => ({
    title: marketplaceRecord(marketplace).name,
    path: MARKETPLACE_PAGES[marketplace].goodsSearch,
  })),
  { title: '分享有礼', path: '/share', tag: { text: 'HOT', tone: 'danger' } },
  { title: '标签制作', path: '/tag_generation', tag: { text: '免费', tone: 'success' } },
]

/** The tab a page belongs to; undefined for pages outside the tabs. */
export function tabOf(path: string): TopTab | undefined {
  const marketplace = marketplaceOfPath(path)
  if (marketplace) return TOP_TABS.find((tab) => marketplaceOfPath(tab.path) === marketplace)
  return TOP_TABS.find((tab) => tab.path === path || (tab.path !== '/' && path.startsWith(`${tab.path}/`)))
}
