import type { LabelPath, SitePath, UnderConstructionPath } from '#shared/routes'
import type { FirstPath, PageLoader } from './first-pages.ts'

// One import for each slice: each of them names all files that its page needs.
const admin = () => import('#pages/admin')
const aliexpressGoods = () => import('#pages/aliexpress/goods')
const aliexpressGoodsDetail = () => import('#pages/aliexpress/goods-detail')
const aliexpressShops = () => import('#pages/aliexpress/shops')
const authorize = () => import('#pages/authorize')
const buy = () => import('#pages/buy')
const compare = () => import('#pages/compare')
const developers = () => import('#pages/developers')
const download = () => import('#pages/download')
const favourites = () => import('#pages/favourites')
const finance = () => import('#pages/finance')
const legal = () => import('#pages/legal')
const listings = () => import('#pages/listings')
const market = () => import('#pages/market')
const news = () => import('#pages/news')
const settlement = () => import('#pages/settlement')
const settled = () => import('#pages/settled')
const share = () => import('#pages/share')
const templates = () => import('#pages/settlement-templates')
const sheinGoods = () => import('#pages/shein/goods')
const sheinGoodsDetail = () => import('#pages/shein/goods-detail')
const sheinShops = () => import('#pages/shein/shops')
const shopDetail = () => import('#pages/shop-detail')
const siteCheck = () => import('#pages/site-check')
const stores = () => import('#pages/stores')
const temuGoods = () => import('#pages/temu/goods')
const temuGoodsDetail = () => import('#pages/temu/goods-detail')
const temuSeller = () => import('#pages/temu/seller')
const temuShops = () => import('#pages/temu/shops')
const tiktokCreatorDetail = () => import('#pages/tiktok/creator-detail')
const tiktokCreators = () => import('#pages/tiktok/creators')
const tiktokGoods = () => import('#pages/tiktok/goods')
const tiktokGoodsDetail = () => import('#pages/tiktok/goods-detail')
const tiktokLiveDetail = () => import('#pages/tiktok/live-detail')
const tiktokLives = () => import('#pages/tiktok/lives')
const tiktokShops = () => import('#pages/tiktok/shops')
const tiktokVideoDetail = () => import('#pages/tiktok/video-detail')

/**
 * Every page that exists, but for those of first-pages.ts. A page of the site map is either there, or here, or
 * is `building`; one in none or in two of them does not compile. The pages of the label tool are drawn by the
 * editor around them. All this comes when it is first asked for, or when the first page is ready.
 */
export const PAGE_LOADERS: Readonly<
  Record<Exclude<SitePath, FirstPath | UnderConstructionPath | LabelPath>, PageLoader>
> = {
  '/admin': async () => (await admin()).AdminPage,
  '/auth': async () => (await authorize()).AuthPage,
  '/authorize': async () => (await authorize()).AuthorizePage,
  '/site-check': async () => (await siteCheck()).SiteCheckPage,
  '/buy': async () => (await buy()).BuyPage,
  '/share': async () => (await share()).SharePage,
  '/settled': async () => (await settled()).SettledPage,
  '/download': async () => (await download()).DownloadPage,
  '/news': async () => (await news()).NewsPage,
  '/yhxy': async () => (await legal()).TermsPage,
  '/yszc': async () => (await legal()).PrivacyPage,
  '/temu/detail': async () => (await temuGoodsDetail()).TemuDetailPage,
  '/shein/detail': async () => (await sheinGoodsDetail()).SheinDetailPage,
  '/aliexpress/detail': async () => (await aliexpressGoodsDetail()).AliexpressDetailPage,
  '/tiktok/detail': async () => (await tiktokGoodsDetail()).TiktokDetailPage,
  '/temu/collect': async () => (await favourites()).TemuCollectPage,
  '/shein/collect': async () => (await favourites()).SheinCollectPage,
  '/aliexpress/collect': async () => (await favourites()).AliexpressCollectPage,
  '/tiktok/goodcollect': async () => (await favourites()).TiktokGoodCollectPage,
  '/tiktok/creatorcollect': async () => (await favourites()).TiktokCreatorCollectPage,
  '/tiktok/shopcollect': async () => (await favourites()).TiktokShopCollectPage,
  '/tiktok/livecollect': async () => (await favourites()).TiktokLiveCollectPage,
  '/tiktok_a/goodcollect': async () => (await favourites()).HostGoodCollectPage,
  '/tiktok_a/creatorcollect': async () => (await favourites()).HostCreatorCollectPage,
  '/tiktok_a/shopcollect': async () => (await favourites()).HostShopCollectPage,
  '/tiktok_a/livecollect': async () => (await favourites()).HostLiveCollectPage,
  '/finance': async () => (await finance()).FinanceCenterPage,
  '/temu/finance': async () => (await finance()).TemuFinancePage,
  '/temu/financeHeader': async () => (await finance()).TemuFinanceHeadPage,
  '/temu/settlement': async () => (await settlement()).SettlementPage,
  '/temu/settlementTemplate/order_dimension_analysis': async () => (await templates()).OrderPage,
  '/temu/settlementTemplate/sku_dimension_analysis': async () => (await templates()).SkuPage,
  '/temu/settlementTemplate/consumer_refund_amount': async () => (await templates()).RefundsPage,
  '/temu/settlementTemplate/non_business_platform_after_sales_subsidy_amount': async () =>
    (await templates()).SubsidiesPage,
  '/temu/settlementTemplate/after_sales_issues': async () => (await templates()).IssuesPage,
  '/temu/settlementTemplate/after_sales_reshipment': async () => (await templates()).ReshipsPage,
  '/temu/settlementTemplate/warehousing_and_epr_fees': async () => (await templates()).FeesPage,
  '/temu/settlementTemplate/advertising_service_fee': async () => (await templates()).AdsPage,
  '/temu/settlementTemplate/pie_chart': async () => (await templates()).CompositionPage,
  '/temu/settlementTemplate/TimeMoon': async () => (await templates()).TimeMatrixPage,
  '/temu/settlementTemplate/skuChart': async () => (await templates()).SkuChartPage,
  '/temu/settlementTemplate/SkuLine': async () => (await templates()).SkuLinePage,
  '/temu/settlementTemplate/SkuDialog': async () => (await templates()).SkuPage,
  '/store': async () => (await stores()).StoreCenterPage,
  '/temushopbind': async () => (await stores()).StoreBindPage,
  '/temu/shopmanage': async () => (await stores()).StoreManagePage,
  '/temu/grounding': async () => (await listings()).GroundingPage,
  '/compare': async () => (await compare()).ComparePage,
  '/developers': async () => (await developers()).DevelopersPage,
  '/temu/burst': async () => (await temuGoods()).TemuBurstPage,
  '/temu/bomb': async () => (await temuGoods()).TemuBombPage,
  '/temu/volume': async () => (await temuGoods()).TemuVolumePage,
  '/temu/yesterday': async () => (await temuGoods()).TemuYesterdayPage,
  '/temu/fivestar': async () => (await temuGoods()).TemuFivestarPage,
  '/temu/weektop': async () => (await temuGoods()).TemuWeektopPage,
  '/temu/monthtop': async () => (await temuGoods()).TemuMonthtopPage,
  '/temu/usrank': async () => (await temuGoods()).TemuUsrankPage,
  '/temu/eurank': async () => (await temuGoods()).TemuEurankPage,
  '/temu/worldrank': async () => (await temuGoods()).TemuWorldrankPage,
  '/temu/officialRankings': async () => (await temuGoods()).TemuOfficialRankingsPage,
  '/temu/semi': async () => (await temuGoods()).TemuSemiPage,
  '/shein/volume': async () => (await sheinGoods()).SheinVolumePage,
  '/shein/yesterday': async () => (await sheinGoods()).SheinYesterdayPage,
  '/shein/burst': async () => (await sheinGoods()).SheinBurstPage,
  '/shein/semi': async () => (await sheinGoods()).SheinSemiPage,
  '/aliexpress/burst': async () => (await aliexpressGoods()).AliexpressBurstPage,
  '/aliexpress/volume': async () => (await aliexpressGoods()).AliexpressVolumePage,
  '/tiktok/bomb': async () => (await tiktokGoods()).TiktokBombPage,
  '/tiktok/newgood': async () => (await tiktokGoods()).TiktokNewgoodPage,
  '/tiktok/hotgood': async () => (await tiktokGoods()).TiktokHotgoodPage,
  '/tiktok/goodvideo': async () => (await tiktokGoods()).TiktokGoodvideoPage,
  '/tiktok_a/burst': async () => (await tiktokGoods()).TiktokPotentialPage,
  '/tiktok_a/fullgood': async () => (await tiktokGoods()).TiktokFullgoodPage,
  '/tiktok_a/bomb': async () => (await tiktokGoods()).TiktokBombInHostPage,
  '/tiktok_a/newgood': async () => (await tiktokGoods()).TiktokNewgoodInHostPage,
  '/tiktok_a/hotgood': async () => (await tiktokGoods()).TiktokHotgoodInHostPage,
  '/tiktok_a/goodvideo': async () => (await tiktokGoods()).TiktokGoodvideoInHostPage,
  '/tiktok_a/goods': async () => (await tiktokGoods()).TiktokGoodsInHostPage,
  '/temu/shopSearch': async () => (await temuShops()).TemuShopSearchPage,
  '/temu/brandedshop': async () => (await temuShops()).TemuBrandedShopPage,
  '/temu/personalityshop': async () => (await temuShops()).TemuPersonalityShopPage,
  '/temu/verticalshop': async () => (await temuShops()).TemuVerticalShopPage,
  '/temu/starshop': async () => (await temuShops()).TemuStarShopPage,
  '/shein/officialshop': async () => (await sheinShops()).SheinOfficialShopPage,
  '/shein/starshop': async () => (await sheinShops()).SheinStarShopPage,
  '/shein/hotshop': async () => (await sheinShops()).SheinHotShopPage,
  '/shein/fullshop': async () => (await sheinShops()).SheinFullShopPage,
  '/shein/halfshop': async () => (await sheinShops()).SheinHalfShopPage,
  '/aliexpress/starshop': async () => (await aliexpressShops()).AliexpressStarShopPage,
  '/tiktok/shopsearch': async () => (await tiktokShops()).TiktokShopSearchPage,
  '/tiktok/shoprank': async () => (await tiktokShops()).TiktokShopRankPage,
  '/tiktok/fullshop': async () => (await tiktokShops()).TiktokFullShopPage,
  '/tiktok/hotshop': async () => (await tiktokShops()).TiktokHotShopPage,
  '/tiktok_a/shopsearch': async () => (await tiktokShops()).TiktokHostShopSearchPage,
  '/tiktok_a/shoprank': async () => (await tiktokShops()).TiktokHostShopRankPage,
  '/tiktok_a/fullshop': async () => (await tiktokShops()).TiktokHostFullShopPage,
  '/tiktok_a/hotshop': async () => (await tiktokShops()).TiktokHostHotShopPage,
  '/tiktok_a/starshop': async () => (await tiktokShops()).TiktokHostStarShopPage,
  '/temu/shop': async () => (await shopDetail()).TemuShopPage,
  '/shein/shop': async () => (await shopDetail()).SheinShopPage,
  '/aliexpress/shop': async () => (await shopDetail()).AliexpressShopPage,
  '/tiktok/shopdetail': async () => (await shopDetail()).TiktokShopPage,
  '/tiktok_a/shopdetail': async () => (await shopDetail()).TiktokHostShopPage,
  '/temu/seller': async () => (await temuSeller()).TemuSellerPage,
  '/tiktok/search': async () => (await tiktokCreators()).CreatorSearchPage,
  '/tiktok/star': async () => (await tiktokCreators()).CreatorStarPage,
  '/tiktok/shop': async () => (await tiktokCreators()).CreatorShopPage,
  '/tiktok/blue': async () => (await tiktokCreators()).CreatorBluePage,
  '/tiktok/hot': async () => (await tiktokCreators()).CreatorHotPage,
  '/tiktok/live': async () => (await tiktokLives()).LiveSearchPage,
  '/tiktok/ttlive': async () => (await tiktokLives()).LiveTopPage,
  '/tiktok/hotlive': async () => (await tiktokLives()).LiveGoodsPage,
  '/tiktok/expertlive': async () => (await tiktokLives()).LiveCreatorsPage,
  '/tiktok/creator': async () => (await tiktokCreatorDetail()).CreatorDetailPage,
  '/tiktok/livedetail': async () => (await tiktokLiveDetail()).LiveDetailPage,
  '/tiktok/video': async () => (await tiktokVideoDetail()).VideoDetailPage,
  '/tiktok_a/search': async () => (await tiktokCreators()).CreatorSearchInHostPage,
  '/tiktok_a/star': async () => (await tiktokCreators()).CreatorStarInHostPage,
  '/tiktok_a/shop': async () => (await tiktokCreators()).CreatorShopInHostPage,
  '/tiktok_a/blue': async () => (await tiktokCreators()).CreatorBlueInHostPage,
  '/tiktok_a/hot': async () => (await tiktokCreators()).CreatorHotInHostPage,
  '/tiktok_a/live': async () => (await tiktokLives()).LiveSearchInHostPage,
  '/tiktok_a/ttlive': async () => (await tiktokLives()).LiveTopInHostPage,
  '/tiktok_a/hotlive': async () => (await tiktokLives()).LiveGoodsInHostPage,
  '/tiktok_a/expertlive': async () => (await tiktokLives()).LiveCreatorsInHostPage,
  '/tiktok_a/creator': async () => (await tiktokCreatorDetail()).CreatorDetailInHostPage,
  '/tiktok_a/livedetail': async () => (await tiktokLiveDetail()).LiveDetailInHostPage,
  '/tiktok_a/video': async () => (await tiktokVideoDetail()).VideoDetailInHostPage,
  '/temu': async () => (await market()).TemuMarketPage,
  '/shein/market': async () => (await market()).SheinMarketPage,
  '/aliexpress': async () => (await market()).AliexpressMarketPage,
  '/tiktok': async () => (await market()).TiktokMarketPage,
  '/tiktok_a': async () => (await market()).HostIndexPage,
  '/tiktok_a/largemarket': async () => (await market()).HostMarketPage,
}

/** Replaces a page that does not exist yet. */
export const underConstruction: PageLoader = async () =>
  (await import('#pages/under-construction')).UnderConstructionPage

/** Replaces an unknown address. */
export const notFound: PageLoader = async () => (await import('#pages/not-found')).NotFoundPage

/** The label editor, around all its pages. */
export const labelWorkspace: PageLoader = async () =>
  (await import('#widgets/label-workspace')).LabelWorkspace
