import type { FunctionComponent } from 'react'
import type { SitePage } from '#shared/routes'
import { FIRST_PAGES, type PageLoader } from './first-pages.ts'

/** What is loaded of the pages that are not the first of most visits. */
export const laterPages = () => import('./page-loaders.ts')

/** Pages of the label tool: the editor around them reads the address, they draw nothing themselves. */
const labelPart: PageLoader = async () => () => null

const first: Readonly<Record<string, PageLoader>> = FIRST_PAGES

function loaderOf({ path, layout }: SitePage): PageLoader {
  if (first[path]) return first[path]
  if (layout === 'label') return labelPart
  return async () => {
    const { PAGE_LOADERS, underConstruction } = await laterPages()
    const loaders: Readonly<Record<string, PageLoader>> = PAGE_LOADERS
    return (loaders[path] ?? underConstruction)()
  }
}

/** A page of TikTok comes together with the door that it is behind. */
const behindDoor =
  (load: PageLoader): PageLoader =>
  async () => {
    const [Page, { behindTiktokDoor }] = await Promise.all([load(), import('#widgets/tiktok-door')])
    return behindTiktokDoor(Page)
  }

const openDoor = (load: PageLoader): PageLoader => load

/** What is before the pages of each access; the server refuses anyone who gets past it. */
const BEHIND: Readonly<Record<SitePage['access'], (load: PageLoader) => PageLoader>> = {
  public: openDoor,
  user: openDoor,
  tiktok: behindDoor,
  operator: openDoor,
}

/**
 * The code of a page, in the form the router wants. A failure gets our own words: the router reloads by itself on
 * the browser's own words, and reloading is the business of lost-chunk.ts, at most once in 60 s.
 */
export function loadPage(page: SitePage): () => Promise<{ default: FunctionComponent }> {
  const load = BEHIND[page.access](loaderOf(page))
  return async () => {
    try {
      return { default: await load() }
    } catch (cause) {
      throw new Error('页面没有加载完整，可能刚刚发布了新版本，请刷新重试', { cause })
    }
  }
}
