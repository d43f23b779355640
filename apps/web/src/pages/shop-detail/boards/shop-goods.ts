import { marketplaceRecord } from '@haixuan/rules'
import {
  type GoodsColumns,
  type GoodsSlot,
  goodsClosing,
  goodsDates,
  goodsGmv,
  goodsPrice,
  goodsReviews,
  hostingFilter,
  type Marketplace,
  priceFilter,
  salesFilters,
  salesFour,
  salesTrend,
} from '#entities/goods'
import { type Board, type BoardQuery, defineBoard, withDetail, withFixed, withKept } from '#shared/board'

type Query = BoardQuery<'searchGoods'>

/** Tabs of the products of a shop: what each asks for, and its order. */
export const SHOP_GOODS_TABS = [
  { id: 'all', label: '全部商品', fixed: {}, sort: 'daily_sales:desc' },
  { id: 'hot', label: '热销', fixed: { min_monthly_sales: 1 }, sort: 'monthly_sales:desc' },
  { id: 'new', label: '新品', fixed: { listed_within: 30 }, sort: 'listed_at:desc' },
  { id: 'drop', label: '降价', fixed: { min_discount: 1 }, sort: 'weekly_sales:desc' },
  { id: 'out', label: '断货', fixed: { status: 'sold_out' }, sort: 'monthly_sales:desc' },
] as const satisfies readonly { id: string; label: string; fixed: Query; sort: Query['sort'] }[]

export type ShopGoodsTab = (typeof SHOP_GOODS_TABS)[number]['id']

interface Place {
  marketplace: Marketplace
  /** Path of the shop's page. */
  path: string
  /** Path of the page of one product. */
  goodsPath: string
  mallId: string
  tab: ShopGoodsTab
}

/** The products of one shop, as one tab of its page shows them. */
export function shopGoodsBoard({
  marketplace,
  path,
  goodsPath,
  mallId,
  tab,
}: Place): Board<'searchGoods', GoodsSlot> {
  const { fixed, sort } = SHOP_GOODS_TABS.find(({ id }) => id === tab) ?? SHOP_GOODS_TABS[0]
  const mark = marketplaceRecord(marketplace).isEstimated ? '估' : ''
  const board = defineBoard({
    path,
    title: '店内商品',
    operation: 'searchGoods',
    params: { marketplace },
    columns: <C>(c: GoodsColumns<C>) => [
      c.slot('goods', '商品', { width: 344, pin: 'left' }),
      c.slot('category', '分类', { width: 132 }),
      ...goodsPrice(c, '价格'),
      ...salesFour(c, mark),
      ...goodsGmv(c, 'GMV($)'),
      ...salesTrend(c),
      ...goodsReviews(c),
      ...goodsDates(c),
      ...goodsClosing(c),
    ],
    filters: (f) => [
      f.keyword('keyword', 'match', '关键词', '标题、商品ID或链接'),
      f.category('category', '类目'),
      ...hostingFilter(f),
      ...priceFilter(f),
      ...salesFilters(f),
    ],
    sort,
    access: marketplaceRecord(marketplace).access,
  })
  const narrowed = withFixed(withDetail(board, goodsPath), { ...fixed, mall_id: mallId })
  return withKept(narrowed, { mall_id: mallId, ...(tab === 'all' ? {} : { tab }) })
}
