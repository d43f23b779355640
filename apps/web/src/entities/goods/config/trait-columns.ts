import type { GoodsColumns } from '../model/goods-row.ts'
import { goodsGmv, salesTotal } from './goods-columns.ts'

/** The struck-through price, and how much of it is left. @param label what the marketplace calls that price */
export function struckPrice<C>(c: GoodsColumns<C>, label: string): C[] {
  return [c.money('originalPrice', label), c.slot('discount', '折扣', { width: 80, hint: `现价 ÷ ${label}` })]
}

export function goodsBrand<C>(c: GoodsColumns<C>): C[] {
  return [c.slot('brand', '品牌', { width: 108 })]
}

/** Colours and sizes of clothes. */
export function goodsVariants<C>(c: GoodsColumns<C>): C[] {
  return [c.count('colourCount', '颜色数', { width: 80 }), c.slot('sizes', '尺码', { width: 108 })]
}

/** Who wishes for it, and where it is sent from. */
export function wishesAndDispatch<C>(c: GoodsColumns<C>): C[] {
  return [
    c.count('wishCount', '收藏', { width: 80, hint: '加入心愿单的人数' }),
    c.slot('shipFrom', '发货地', { width: 96 }),
  ]
}

/** All that TikTok has sold of it, in units and in money. */
export function tiktokTotals<C>(c: GoodsColumns<C>): C[] {
  return [...salesTotal(c, '总销量', 96), ...goodsGmv(c, '总销售额($)')]
}
