import { MOST_PAGES } from '@haixuan/rules'
import { isLateCount, PAGE_SIZE } from '#shared/board'

interface Counted {
  count: number
  countIsExact: boolean
  visible: number
}

/** Pages that may be opened: those with rows that the tier of the reader may see. At least one. */
export function pageCount({ count, visible }: Counted): number {
  return Math.min(MOST_PAGES, Math.max(1, Math.ceil(Math.min(count, visible) / PAGE_SIZE)))
}

/** True when the tier cuts rows off that match, and `page` is the last one that can be opened. */
export function isCutAt(counted: Counted, page: number): boolean {
  return counted.visible < counted.count && page >= pageCount(counted)
}

/** Pages worth a button: the ends, and two around the present one; null stands for a gap. */
export function pageNumbers(at: number, last: number): readonly (number | null)[] {
  const near = [1, at - 2, at - 1, at, at + 1, at + 2, last].filter((page) => page >= 1 && page <= last)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((page, index) => {
    const before = shown[index - 1]
    return before !== undefined && page - before > 1 ? [null, page] : [page]
  })
}

/** The page with the count that came after it; the page as it is while none tells more. */
export function withCount<Page extends Counted>(page: Page, late: Counted | undefined): Page {
  if (late === undefined || !isLateCount(page) || late.count < page.count) return page
  const { count, countIsExact, visible } = late
  return { ...page, count, countIsExact, visible }
}
