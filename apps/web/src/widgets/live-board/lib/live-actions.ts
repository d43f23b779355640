import type { LiveGoodsRow, LiveRow } from '#entities/live'
import type { RowAction } from '#shared/board'

const detail = (label: string, href: string | undefined): RowAction[] =>
  href === undefined ? [] : [{ id: 'detail', label, shortcut: 'Enter', href }]

/** Path of another page in the same tree as the page of the row: /tiktok, or /tiktok_a inside a host client. */
function beside(detailHref: string | undefined, page: string, id: string): string {
  const tree = detailHref?.startsWith('/tiktok_a/') ? '/tiktok_a' : '/tiktok'
  return `${tree}/${page}?id=${encodeURIComponent(id)}`
}

/** What can be done with a live. */
export function liveActions(row: LiveRow, detailHref: string | undefined): readonly RowAction[] {
  return [
    ...detail('直播详情', detailHref),
    { id: 'creator', label: '主播详情', href: beside(detailHref, 'creator', row.creator.id) },
    { id: 'copy-id', label: '复制ID', shortcut: 'y', copy: row.id },
  ]
}

/** What can be done with a product on the board of lives. */
export function liveGoodsActions(row: LiveGoodsRow, detailHref: string | undefined): readonly RowAction[] {
  const { topLive } = row
  return [
    ...detail('商品详情', detailHref),
    ...(topLive
      ? [{ id: 'live', label: 'Top 销量直播间', href: beside(detailHref, 'livedetail', topLive.id) }]
      : []),
    { id: 'copy-id', label: '复制ID', shortcut: 'y', copy: row.id },
  ]
}
