import type { FieldSpec } from '#modules/imports/rules'

const PRICE = { as: ['money', 'undiscount'] } as const
const COUNT = { as: ['count'] } as const

/** Figures that may be in a product row and, as `latest`, in a row of history. */
export const GOODS_FIGURES = {
  currency: { label: '币种', as: ['currency'] },
  price: { label: '现价，最小货币单位', ...PRICE },
  originalPrice: { label: '原价，最小货币单位', ...PRICE },
  soldTotal: { label: '总销量', ...COUNT },
  soldDay: { label: '日销量', ...COUNT },
  soldWeek: { label: '周销量', ...COUNT },
  soldMonth: { label: '月销量（30 天）', ...COUNT },
  score: { label: '评分', as: ['stars'] },
  commentCount: { label: '评论数', ...COUNT },
  status: { label: '在售状态', as: ['choice'], choices: ['on_sale', 'sold_out', 'delisted'] },
} satisfies Record<string, FieldSpec>

/** Lists of one product. Those of variants run along each other, and so do those of words. */
const GOODS_LISTS = {
  skuNames: { label: 'SKU 规格', as: ['texts'] },
  skuIds: { label: 'SKU ID', as: ['texts'] },
  skuPrices: { label: 'SKU 价格，最小货币单位', as: ['amounts'] },
  skuStocks: { label: 'SKU 库存', as: ['numbers'] },
  sizeNames: { label: '尺码', as: ['texts'] },
  sizesInStock: { label: '有货尺码', as: ['texts'] },
  reviewWords: { label: '评论词', as: ['texts'] },
  reviewWordCounts: { label: '评论词的评论数', as: ['numbers'] },
  starCounts: { label: '五星到一星的评论数', as: ['numbers'] },
} satisfies Record<string, FieldSpec>

/** What a row of a file of products may say. */
export const PRODUCT_FIELDS = {
  externalId: { label: '商品 ID', as: ['id', 'id-from-url', 'sha1'] },
  title: { label: '标题', as: ['text'] },
  titleZh: { label: '中文标题', as: ['text'] },
  imageUrl: { label: '主图', as: ['url'] },
  images: { label: '图片', as: ['list'], isPictures: true },
  url: { label: '商品网址', as: ['url'] },
  category: { label: '类目', as: ['path'] },
  categoryId: { label: '类目 ID', as: ['id'] },
  shopId: { label: '店铺 ID', as: ['id'] },
  shopName: { label: '店铺', as: ['text'] },
  region: { label: '地区', as: ['region', 'country'] },
  ...GOODS_FIGURES,
  listedAt: { label: '上架日期', as: ['date'] },
  firstSeenAt: { label: '首次收录', as: ['date'] },
  tags: { label: '标签', as: ['list'] },
  hosting: { label: '托管', as: ['choice'], choices: ['full', 'semi'] },
  hasVideo: { label: '有视频', as: ['boolean'] },
  estimated: { label: '销量为约数', as: ['boolean', 'rounded'] },
  brand: { label: '品牌', as: ['text'] },
  shipFrom: { label: '发货地', as: ['text'] },
  commission: { label: '佣金，百分数', as: ['percent'] },
  colourCount: { label: '颜色数', ...COUNT },
  sizeCount: { label: '尺码数', ...COUNT },
  sizesOut: { label: '缺货尺码数', ...COUNT },
  creatorCount: { label: '带货达人数', ...COUNT },
  videoCount: { label: '视频数', ...COUNT },
  videoSales: { label: '近 30 天视频销量', ...COUNT },
  liveSales: { label: '近 30 天直播销量', ...COUNT },
  cardSales: { label: '近 30 天商品卡销量', ...COUNT },
  wishCount: { label: '收藏数', ...COUNT },
  ...GOODS_LISTS,
  seenAt: { label: '采集日期', as: ['date'] },
} satisfies Record<string, FieldSpec>
