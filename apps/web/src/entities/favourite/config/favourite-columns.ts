import type { FavouriteColumns } from '../model/favourite-row.ts'

/** What it is, as a pinned first column. */
export function favouriteIdentity<C>(c: FavouriteColumns<C>, label: string): C[] {
  return [c.slot('thing', label, { width: 344, pin: 'left' })]
}

/** The price of the day it was saved against that of now. */
export function priceThenAndNow<C>(c: FavouriteColumns<C>): C[] {
  return [
    c.money('priceThen', '收藏时价', { width: 112 }),
    c.money('priceNow', '现价', { width: 112 }),
    c.slot('priceChange', '涨跌', {
      width: 96,
      sort: 'price_change',
      hint: '现价对收藏时价；只比较同一币种',
    }),
  ]
}

/** Units: yesterday, all, and since it was saved. */
export function salesSinceSaved<C>(c: FavouriteColumns<C>, { daily }: { daily: boolean }): C[] {
  return [
    ...(daily
      ? [c.count('salesDay', '日销', { width: 88, sort: 'daily_sales', hint: '昨日销量（件）' })]
      : []),
    c.count('salesNow', '总销量', { width: 100, sort: 'sales' }),
    c.count('salesSince', '收藏后销量', {
      width: 116,
      sort: 'sales_since',
      hint: '收藏以来新增的销量（件）',
    }),
  ]
}

/** Followers, viewers or plays. */
export function audienceSinceSaved<C>(c: FavouriteColumns<C>, label: string): C[] {
  return [
    c.count('audienceThen', `收藏时${label}`, { width: 120 }),
    c.count('audienceNow', `现${label}`, { width: 112, sort: 'audience' }),
    c.count('audienceSince', `${label}变化`, { width: 116, sort: 'audience_since' }),
  ]
}

/** Where it is, what was noted, when, and what can be done with it. */
export function favouriteClosing<C>(c: FavouriteColumns<C>): C[] {
  return [
    c.slot('folder', '文件夹', { width: 112 }),
    c.slot('note', '备注', { width: 160 }),
    c.moment('savedAt', '收藏时间', { width: 112, sort: 'saved_at' }),
    c.slot('actions', '操作', { width: 64, pin: 'right' }),
  ]
}
