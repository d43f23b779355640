import type { ColumnShape } from './column.ts'

/**
 * What a reader did to the columns of one table. Plain JSON: save it, send it, restore it.
 * Widths are CSS pixels; `left` and `right` list pinned columns from the left to the right.
 */
export type ColumnState = {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  readonly widths: Readonly<Record<string, number>>
  readonly left: readonly string[]
  readonly right: readonly string[]
}

/** The state as the columns were declared. */
export function defaultColumnState(columns: readonly ColumnShape[]): ColumnState {
  const ids = (keep: (column: ColumnShape) => boolean) => columns.filter(keep).map((column) => column.id)
  return {
    order: columns.map((column) => column.id),
    hidden: ids((column) => column.isHidden),
    widths: {},
    left: ids((column) => column.pin === 'left'),
    right: ids((column) => column.pin === 'right'),
  }
}

const unique = (ids: readonly string[]) => [...new Set(ids)]

/**
 * Makes a saved state fit today's columns: unknown ids go, new columns enter beside their declared
 * neighbour with their declared visibility and pin, widths stay inside their bounds, a column that may
 * not hide is shown, and no column is pinned twice. Idempotent.
 */
export function fitColumnState(
  columns: readonly ColumnShape[],
  saved: Partial<ColumnState> | undefined,
): ColumnState {
  const declared = defaultColumnState(columns)
  if (!saved) return declared
  const byId = new Map(columns.map((column) => [column.id, column]))
  const known = (ids: readonly string[] | undefined) => unique(ids ?? []).filter((id) => byId.has(id))
  const order = known(saved.order)
  const seen = new Set(saved.order ?? declared.order)
  if (saved.order) {
    declared.order.forEach((id, index) => {
      if (order.includes(id)) return
      const before = declared.order[index - 1]
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
    })
  }
  const withNew = (ids: readonly string[] | undefined, fallback: readonly string[]) =>
    ids ? [...known(ids), ...fallback.filter((id) => !seen.has(id) && !ids.includes(id))] : [...fallback]
  const left = withNew(saved.left, declared.left)
  const widths: Record<string, number> = {}
  for (const [id, width] of Object.entries(saved.widths ?? {})) {
    const column = byId.get(id)
    if (column && Number.isFinite(width)) widths[id] = clampWidth(column, width)
  }
  return {
    order: saved.order ? order : declared.order,
    hidden: withNew(saved.hidden, declared.hidden).filter((id) => byId.get(id)?.canHide),
    widths,
    left,
    right: withNew(saved.right, declared.right).filter((id) => !left.includes(id)),
  }
}

export function clampWidth(column: ColumnShape, width: number): number {
  return Math.round(Math.min(column.maxWidth, Math.max(column.minWidth, width)))
}

export function setColumnWidth(state: ColumnState, column: ColumnShape, width: number): ColumnState {
  return { ...state, widths: { ...state.widths, [column.id]: clampWidth(column, width) } }
}

export function setColumnHidden(state: ColumnState, id: string, isHidden: boolean): ColumnState {
  const rest = state.hidden.filter((other) => other !== id)
  return { ...state, hidden: isHidden ? [...rest, id] : rest }
}

export function pinColumn(state: ColumnState, id: string, side: 'left' | 'right' | null): ColumnState {
  const left = state.left.filter((other) => other !== id)
  const right = state.right.filter((other) => other !== id)
  if (side === 'left') left.push(id)
  if (side === 'right') right.unshift(id)
  return { ...state, left, right }
}

/** Ids as they are on the screen, hidden ones included, pinned ones at their side. */
export function shownOrder(state: ColumnState): readonly string[] {
  const pinned = new Set([...state.left, ...state.right])
  return [...state.left, ...state.order.filter((id) => !pinned.has(id)), ...state.right]
}

/**
 * Puts a column before another one (`null`: at the end of the free columns). It takes over the pin of the
 * place it lands in, so that dragging onto the pinned zone pins.
 */
export function moveColumn(state: ColumnState, id: string, beforeId: string | null): ColumnState {
  if (id === beforeId) return state
  const without = pinColumn(state, id, null)
  const place = (ids: readonly string[]) => {
    const index = beforeId === null ? -1 : ids.indexOf(beforeId)
    return index < 0 ? null : [...ids.slice(0, index), id, ...ids.slice(index)]
  }
  const rest = without.order.filter((other) => other !== id)
  const order = place(rest) ?? [...rest, id]
  return {
    ...without,
    order,
    left: place(without.left) ?? without.left,
    right: place(without.right) ?? without.right,
  }
}

/** Moves a column one visible place to the left (-1) or right (1) inside its zone; at the edge nothing changes. */
export function nudgeColumn(state: ColumnState, id: string, step: -1 | 1): ColumnState {
  const hidden = new Set(state.hidden)
  const pinned = new Set([...state.left, ...state.right])
  const swap = (ids: readonly string[], mates: readonly string[]) => {
    const mate = mates[mates.indexOf(id) + step]
    if (mate === undefined) return ids
    return ids.map((other) => (other === id ? mate : other === mate ? id : other))
  }
  const shown = (ids: readonly string[]) => ids.filter((other) => !hidden.has(other))
  if (state.left.includes(id)) return { ...state, left: swap(state.left, shown(state.left)) }
  if (state.right.includes(id)) return { ...state, right: swap(state.right, shown(state.right)) }
  return {
    ...state,
    order: swap(
      state.order,
      shown(state.order).filter((other) => !pinned.has(other)),
    ),
  }
}
