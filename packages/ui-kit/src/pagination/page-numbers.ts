/** Page numbers with their gaps: always the first, the last, and the pages around the present one. */
type PageStep = number | 'gap-before' | 'gap-after'

/** Seven steps at most. A gap stands for at least two pages; a single one is written out. */
export function pageNumbers(page: number, pages: number): PageStep[] {
  if (pages <= 7) return Array.from({ length: Math.max(1, pages) }, (_, index) => index + 1)
  const start = Math.min(Math.max(page - 1, 3), pages - 4)
  const isNearStart = page <= 4
  const isNearEnd = page >= pages - 3
  if (isNearStart) return [1, 2, 3, 4, 5, 'gap-after', pages]
  if (isNearEnd) return [1, 'gap-before', pages - 4, pages - 3, pages - 2, pages - 1, pages]
  return [1, 'gap-before', start, start + 1, start + 2, 'gap-after', pages]
}
