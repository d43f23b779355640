import type { FunctionComponent } from 'react'
import type { SitePath, UnderConstructionPath } from '#shared/routes'

/** Loads the component of a page when it is visited for the first time. */
export type PageLoader = () => Promise<FunctionComponent>

/**
 * Every page that exists. A page of the site map stands either here or in `UNDER_CONSTRUCTION`; a page in
 * neither or in both does not compile.
 */
export const PAGE_LOADERS: Readonly<Record<Exclude<SitePath, UnderConstructionPath>, PageLoader>> = {
  '/': async () => (await import('#pages/home')).HomePage,
  '/login': async () => (await import('#pages/account')).AccountPage,
  '/temu/home': async () => (await import('#pages/temu/goods')).TemuHomePage,
  '/temu/detail': async () => (await import('#pages/temu/goods-detail')).TemuDetailPage,
  '/shein': async () => (await import('#pages/shein/goods')).SheinSearchPage,
  '/shein/detail': async () => (await import('#pages/shein/goods-detail')).SheinDetailPage,
  '/aliexpress/yesterday': async () => (await import('#pages/aliexpress/goods')).AliexpressYesterdayPage,
  '/aliexpress/detail': async () => (await import('#pages/aliexpress/goods-detail')).AliexpressDetailPage,
  '/tiktok/goods': async () => (await import('#pages/tiktok/goods')).TiktokGoodsPage,
  '/tiktok/detail': async () => (await import('#pages/tiktok/goods-detail')).TiktokDetailPage,
}
