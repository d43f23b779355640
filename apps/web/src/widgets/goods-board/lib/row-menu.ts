import { type GoodsRow, marketplaceUrl, sourcingUrl } from '#entities/goods'

/** What can be done with one row; where there is no such address the line is missing. */
export interface RowAction {
  id: 'detail' | 'copy-id' | 'copy-link' | 'open' | 'source'
  label: string
  /** Key that does the same while the row has the focus. */
  shortcut?: string
  /** Text for the clipboard. */
  copy?: string
  /** Page to open; outside pages open in a new tab. */
  href?: string
}

export function rowActions(row: GoodsRow, detailHref: string | undefined): readonly RowAction[] {
  const url = marketplaceUrl(row)
  return [
    ...(detailHref === undefined
      ? []
      : [{ id: 'detail' as const, label: '详情', shortcut: 'Enter', href: detailHref }]),
    { id: 'copy-id', label: '复制ID', shortcut: 'c', copy: row.id },
    ...(url === null
      ? []
      : [
          { id: 'copy-link' as const, label: '复制链接', copy: url },
          { id: 'open' as const, label: '打开商品页', href: url },
        ]),
    { id: 'source', label: '1688找同款', href: sourcingUrl(row) },
  ]
}
