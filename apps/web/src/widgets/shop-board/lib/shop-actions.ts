import { type ShopRow, shopUrl } from '#entities/shop'
import type { RowAction } from '#shared/board'
import { MARKETPLACE_PAGES } from '#shared/routes'

/** What can be done with a shop; where there is no such address the line is missing. */
export function shopActions(row: ShopRow, detailHref: string | undefined): readonly RowAction[] {
  const url = shopUrl(row)
  const sellerPage = MARKETPLACE_PAGES[row.marketplace].seller
  return [
    ...(detailHref === undefined
      ? []
      : [
          { id: 'detail', label: '店铺详情', shortcut: 'Enter', href: detailHref },
          { id: 'goods', label: '全部商品', href: `${detailHref}&tab=all` },
        ]),
    ...(sellerPage === null || row.company === null
      ? []
      : [
          {
            id: 'seller',
            label: '卖家主页',
            href: `${sellerPage}?${new URLSearchParams({ seller: row.company.id })}`,
          },
        ]),
    { id: 'copy-id', label: '复制ID', shortcut: 'y', copy: row.id },
    ...(url === null
      ? []
      : [
          { id: 'copy-link', label: '复制链接', copy: url },
          { id: 'open', label: '打开店铺', href: url },
        ]),
  ]
}
