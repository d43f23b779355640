import type { FieldSpec } from '#modules/imports/rules'

const COUNT = { as: ['count'] } as const
const STARS = { as: ['stars'] } as const
const MARK = { as: ['boolean'] } as const

/** What a row of a file of shops may say. Money is not among it: a shop's is that of its products. */
export const SHOP_FIELDS = {
  externalId: { label: '店铺 ID', as: ['id'] },
  name: { label: '店铺名称', as: ['text'] },
  url: { label: '店铺网址', as: ['url'] },
  logoUrl: { label: '店铺 logo', as: ['url'] },
  brand: { label: '品牌', as: ['text'] },
  companyId: { label: '公司 ID', as: ['id'] },
  companyName: { label: '公司名称', as: ['text'] },
  hosting: { label: '店铺模式', as: ['choice'], choices: ['full', 'semi'] },
  origin: { label: '店铺类型', as: ['choice'], choices: ['local', 'cross_border'] },
  medal: { label: '金银牌', as: ['choice'], choices: ['gold', 'silver'] },
  official: { label: '官方店铺', ...MARK },
  starSeller: { label: '明星卖家', ...MARK },
  repeat: { label: '复购标识', ...MARK },
  region: { label: '站点或国家', as: ['region', 'country'] },
  openedAt: { label: '开店时间', as: ['date'] },
  followers: { label: '粉丝数', ...COUNT },
  score: { label: '评分', ...STARS },
  reviewCount: { label: '评论数', ...COUNT },
  goodRate: { label: '好评率（%）', as: ['percent', 'fraction'] },
  dsrItem: { label: '描述相符', ...STARS },
  dsrService: { label: '沟通', ...STARS },
  dsrShipping: { label: '发货速度', ...STARS },
  soldTotal: { label: '店铺总销量', ...COUNT },
  goodsCount: { label: '商品数', ...COUNT },
  estimated: { label: '销量为估算', as: ['boolean', 'rounded'] },
  seenAt: { label: '采集时间', as: ['date', 'moment'] },
} satisfies Record<string, FieldSpec>
