import type { FunctionComponent } from 'react'
import type { SitePath } from '#shared/routes'

/** Loads the component of a page when it is visited for the first time. */
export type PageLoader = () => Promise<FunctionComponent>

/**
 * The pages that most visits begin with. Each import names all files of its page, and hashes cannot be packed: only
 * these are in the entry, so that they are on their way at once. All others: page-loaders.ts.
 */
export const FIRST_PAGES = {
  '/': async () => (await import('#pages/home')).HomePage,
  '/login': async () => (await import('#pages/account')).AccountPage,
  '/temu/home': async () => (await import('#pages/temu/goods')).TemuHomePage,
  '/shein': async () => (await import('#pages/shein/goods')).SheinSearchPage,
  '/aliexpress/yesterday': async () => (await import('#pages/aliexpress/goods')).AliexpressYesterdayPage,
  '/tiktok/goods': async () => (await import('#pages/tiktok/goods')).TiktokGoodsPage,
} satisfies Partial<Record<SitePath, PageLoader>>

export type FirstPath = keyof typeof FIRST_PAGES
