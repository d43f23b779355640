import { type GoodsRow, marketplaceUrl, shopPageOf, sourcingUrl } from '#entities/goods'
import type { RowAction } from '#shared/board'

/** What can be done with a product; where there is no such address the line is missing. */
export function goodsActions(row: GoodsRow, detailHref: string | undefined): readonly RowAction[] {
  const url = marketplaceUrl(row)
  const shop = shopPageOf(row)
  return [
    ...(detailHref === undefined
      ? []
      : [
          { id: 'detail', label: '详情', shortcut: 'Enter', href: detailHref },
          { id: 'similar', label: '同款', href: `${detailHref}#similar` },
        ]),
    ...(shop === undefined ? [] : [{ id: 'shop-goods', label: '店内商品', href: shop }]),
    { id: 'copy-id', label: '复制ID', shortcut: 'y', copy: row.id },
    ...(url === null
      ? []
      : [
          { id: 'copy-link', label: '复制链接', copy: url },
          { id: 'open', label: '打开商品页', href: url },
        ]),
    { id: 'source', label: '1688找同款', href: sourcingUrl(row) },
  ]
}
