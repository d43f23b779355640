// Every route of the specification, section 2, typed from its text and not from the site map.
const below = (base: string, names: string) => names.split(' ').map((name) => `${base}/${name}`)

const TOP =
  '/ /login /buy /share /tag_generation /settled /auth /authorize /certs /download /featured /finance /fuwu /grounding ' +
  '/IntelligentPricing /news /postageUpload /preElection /querylogistics /store /temushopbind /tiktok_a /yszc /aliexpress'

const TEMU =
  'home burst bomb volume yesterday fivestar weektop monthtop usrank eurank worldrank officialRankings ' +
  'shopSearch brandedshop personalityshop verticalshop ' +
  'monitorshop newproduct productlist collect tagmonitor preElection ' +
  'finance settlement profit salesday deduction productstock activityManage warehouseGrounding grounding ' +
  'detail financeHeader monitorshop2 sales seller semi shop shopmanage starshop'

const SETTLEMENT =
  'advertising_service_fee after_sales_issues after_sales_reshipment consumer_refund_amount ' +
  'non_business_platform_after_sales_subsidy_amount order_dimension_analysis pie_chart sku_dimension_analysis ' +
  'skuChart SkuDialog SkuLine TimeMoon warehousing_and_epr_fees'

const SHEIN =
  'volume yesterday burst officialshop starshop hotshop fullshop halfshop monitorshop newproduct productlist collect semi'

const ALIEXPRESS = 'yesterday burst volume newproduct productlist collect monitorshop starshop'

const TIKTOK =
  'goods bomb newgood hotgood goodvideo search star shop blue hot shopsearch shoprank fullshop hotshop ' +
  'live ttlive hotlive expertlive goodcollect creatorcollect shopcollect livecollect'

const TIKTOK_A =
  'blue bomb burst creatorcollect expertlive fullgood fullshop goodcollect goods goodvideo hot hotgood hotlive hotshop ' +
  'largemarket live livecollect newgood search shop shopcollect shoprank shopsearch star starshop ttlive'

const LABEL =
  'AddTag FontEditor LogoEditor PackageEditor PdfCodeEditor PictureEditor ShapeEditor TemplateList WarnFont'

/** The 169 routes. */
export const SPEC_ROUTES: readonly string[] = [
  ...TOP.split(' '),
  '/temu',
  ...below('/temu', TEMU),
  ...below('/temu/activityManage', 'activityManageDetail activityManageList AddProductDialog ProductDialog'),
  ...below('/temu/settlementTemplate', SETTLEMENT),
  '/shein',
  ...below('/shein', SHEIN),
  ...below('/aliexpress', ALIEXPRESS),
  '/tiktok',
  ...below('/tiktok', TIKTOK),
  ...below('/tiktok_a', TIKTOK_A),
  ...below('/fuwu', 'Shein Temu TikTok'),
  '/news/training',
  ...below('/tag_generation', 'MainEdit RightToolbar SideToolbar'),
  ...below('/tag_generation/SideToolbar', LABEL),
]
