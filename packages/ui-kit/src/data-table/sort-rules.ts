import type { Column } from './column.ts'

export type SortDirection = 'asc' | 'desc'
export type SortRule = { readonly id: string; readonly direction: SortDirection }

/** Whether two sorts say the same. */
export function isSameSort(one: readonly SortRule[], other: readonly SortRule[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, direction }, rank) => other[rank]?.id === id && other[rank].direction === direction)
  )
}

/**
 * The sort after a press on a heading: first direction, then the other, then off.
 * `isAdditive` (Shift) keeps the other columns and their rank; otherwise the column sorts alone.
 */
export function nextSort<Row>(
  sort: readonly SortRule[],
  column: Column<Row>,
  isAdditive: boolean,
): readonly SortRule[] {
  const now = sort.find((rule) => rule.id === column.id)
  const turned: SortRule | null = !now
    ? { id: column.id, direction: column.firstDirection }
    : now.direction === column.firstDirection
      ? { id: column.id, direction: now.direction === 'asc' ? 'desc' : 'asc' }
      : null
  if (!isAdditive) return turned ? [turned] : []
  if (!now) return turned ? [...sort, turned] : sort
  return sort.flatMap((rule) => (rule.id !== column.id ? [rule] : turned ? [turned] : []))
}
