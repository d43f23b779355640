import type { FunctionComponent } from 'react'
import type { SitePage } from '#shared/routes'
import { PAGE_LOADERS, type PageLoader } from './page-loaders.ts'

const underConstruction: PageLoader = async () =>
  (await import('#pages/under-construction')).UnderConstructionPage

/** Pages of the label tool: the editor around them reads the address, they draw nothing themselves. */
const labelPart: PageLoader = async () => () => null

const loaders: Readonly<Record<string, PageLoader>> = PAGE_LOADERS

/**
 * The code of a page, in the form the router wants. A failure gets words of ours: the router reloads by itself on
 * the browser's own words, and reloading is the business of lost-chunk.ts, at most once in 60 s.
 */
export function loadPage(page: SitePage): () => Promise<{ default: FunctionComponent }> {
  const load = loaders[page.path] ?? (page.layout === 'label' ? labelPart : underConstruction)
  return async () => {
    try {
      return { default: await load() }
    } catch (cause) {
      throw new Error('页面没有加载完整，可能刚刚发布了新版本，请刷新重试', { cause })
    }
  }
}
