/** Row ids, independent of page and sort: rows that are not loaded now stay selected. */
export type Selection = ReadonlySet<string>

export function toggleRow(selection: Selection, id: string): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/**
 * Every row between two positions (both ends included, any order) becomes selected or unselected;
 * all other rows keep what they had.
 */
export function setRange(
  selection: Selection,
  ids: readonly string[],
  from: number,
  to: number,
  isSelected: boolean,
): Selection {
  const next = new Set(selection)
  for (const id of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (isSelected) next.add(id)
    else next.delete(id)
  }
  return next
}

export type SelectionExtent = 'none' | 'some' | 'all'

/** How much of the shown rows is selected; an empty table is 'none'. */
export function extentOf(selection: Selection, ids: readonly string[]): SelectionExtent {
  if (selection.size === 0 || ids.length === 0) return 'none'
  let count = 0
  for (const id of ids) if (selection.has(id)) count += 1
  return count === 0 ? 'none' : count === ids.length ? 'all' : 'some'
}

/** Selects all shown rows, or none of them when all were selected; rows on other pages stay. */
export function toggleAll(selection: Selection, ids: readonly string[]): Selection {
  return setRange(selection, ids, 0, ids.length - 1, extentOf(selection, ids) !== 'all')
}
