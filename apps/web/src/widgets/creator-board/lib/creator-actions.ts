import type { AnyCreator } from '#entities/creator'
import type { RowAction } from '#shared/board'

/** What can be done with a creator; where there is no such address the line is missing. */
export function creatorActions(row: AnyCreator, detailHref: string | undefined): readonly RowAction[] {
  const { id, url } = row
  return [
    ...(detailHref === undefined
      ? []
      : [{ id: 'detail', label: '达人详情', shortcut: 'Enter', href: detailHref }]),
    { id: 'copy-id', label: '复制账号', shortcut: 'y', copy: `@${id}` },
    ...(url === null
      ? []
      : [
          { id: 'copy-link', label: '复制链接', copy: url },
          { id: 'open', label: '打开主页', href: url },
        ]),
  ]
}
