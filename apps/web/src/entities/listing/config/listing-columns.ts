import type { ListingColumns } from '../model/listing-row.ts'

/** Columns of the listing warehouse, as pages.md T9 has them; 校验 and 负责人 wait for what they would read. */
export function listingColumns<C>(c: ListingColumns<C>): C[] {
  return [
    c.slot('product', '商品', { width: 264, pin: 'left' }),
    c.slot('source', '来源', { width: 112 }),
    c.slot('target', '目标店铺/站点', { width: 124 }),
    c.slot('cost', '成本(1688/手工)', { width: 128, hint: '一件的成本，以及它是 1688 的价格还是手工填写' }),
    c.money('declaredPrice', '申报价', { width: 88 }),
    c.slot('profitRate', '利润率', {
      width: 92,
      sort: 'profit_rate',
      hint: '（申报价 − 成本）÷ 申报价；只在两者币种相同时计算',
    }),
    c.slot('status', '状态', { width: 120, sort: 'status' }),
    c.moment('updatedAt', '更新时间', { width: 100, sort: 'updated_at' }),
    c.slot('note', '备注', { width: 140 }),
    c.moment('addedAt', '加入时间', { width: 104, sort: 'added_at', hidden: true }),
    c.slot('actions', '操作', { width: 92, pin: 'right' }),
  ]
}
