/** Pages below /shein and their titles. */
export const SHEIN_PAGES = {
  '/shein': '商品搜索',
  '/shein/volume': '新品榜',
  '/shein/yesterday': '昨日热销榜',
  '/shein/burst': 'AI推荐',
  '/shein/semi': '半托管商品',
  '/shein/officialshop': '官方店铺',
  '/shein/starshop': '明星店铺',
  '/shein/hotshop': '热销店铺',
  '/shein/fullshop': '全托管店铺',
  '/shein/halfshop': '半托管店铺',
  '/shein/monitorshop': '店铺监控',
  '/shein/newproduct': '监控上新',
  '/shein/productlist': '监控商品',
  '/shein/collect': '我的收藏',
} as const

/** Pages below /aliexpress and their titles. */
export const ALIEXPRESS_PAGES = {
  '/aliexpress': '数据看板',
  '/aliexpress/yesterday': '昨日热销榜',
  '/aliexpress/burst': '飙升榜',
  '/aliexpress/volume': '新品榜',
  '/aliexpress/newproduct': '监控上新',
  '/aliexpress/productlist': '监控商品',
  '/aliexpress/collect': '我的收藏',
  '/aliexpress/monitorshop': '店铺监控',
  '/aliexpress/starshop': '明星店铺',
} as const
