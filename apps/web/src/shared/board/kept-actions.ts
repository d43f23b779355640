import type { RowAction } from './board-kind.ts'

/** Something that a reader keeps, wherever it was found. */
interface Kept {
  id: string
  /** Its page on its marketplace. */
  url: string | null
  /** No source has it any more. */
  isGone: boolean
}

/**
 * What can be done with a kept thing on its row.
 * @param detailHref address of its page here
 * @param openLabel what going to its page on the marketplace is called
 */
export function keptActions(
  { id, url, isGone }: Kept,
  detailHref: string | undefined,
  openLabel: string,
): readonly RowAction[] {
  const detail = { id: 'detail', label: '详情', shortcut: 'Enter' }
  return [
    ...(detailHref === undefined || isGone ? [] : [{ ...detail, href: detailHref }]),
    { id: 'copy-id', label: '复制ID', shortcut: 'y', copy: id },
    ...(url === null
      ? []
      : [
          { id: 'copy-link', label: '复制链接', copy: url },
          { id: 'open', label: openLabel, href: url },
        ]),
  ]
}
