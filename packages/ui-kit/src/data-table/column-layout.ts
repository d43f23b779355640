import type { CSSProperties } from 'react'
import type { Column } from './column.ts'

/** A column in its place. `index` counts from 0 over all shown columns, from the left. */
export type PlacedColumn<Row> = {
  readonly column: Column<Row>
  readonly index: number
  readonly zone: 'left' | 'center' | 'right'
  /** Position and width by custom properties, so that resizing renders no row again. */
  readonly style: CSSProperties
}

export type Zones<Row> = {
  readonly left: readonly PlacedColumn<Row>[]
  readonly center: readonly PlacedColumn<Row>[]
  readonly right: readonly PlacedColumn<Row>[]
  readonly all: readonly PlacedColumn<Row>[]
}

/** CSS pixels. Offsets count from the left edge of the column's own zone. */
export type Metrics = {
  readonly widths: readonly number[]
  readonly offsets: readonly number[]
  readonly left: number
  readonly center: number
  readonly right: number
}

/** Below this width only the first column stays pinned, in its narrow width. */
export const NARROW = 600

export function placeColumns<Row>(
  left: readonly Column<Row>[],
  center: readonly Column<Row>[],
  right: readonly Column<Row>[],
): Zones<Row> {
  let index = 0
  const place = (zone: PlacedColumn<Row>['zone']) => (column: Column<Row>) => {
    const at = index++
    const style = { insetInlineStart: `var(--x-${at})`, inlineSize: `var(--w-${at})` }
    return { column, index: at, zone, style }
  }
  const zones = {
    left: left.map(place('left')),
    center: center.map(place('center')),
    right: right.map(place('right')),
  }
  return { ...zones, all: [...zones.left, ...zones.center, ...zones.right] }
}

/**
 * Widths and offsets for a viewport. Space that is left when everything fits goes to the columns that
 * grow, by their share and up to their largest width; a column the reader sized keeps its width.
 */
export function measureColumns<Row>(
  zones: Zones<Row>,
  sized: Readonly<Record<string, number>>,
  viewport: number,
): Metrics {
  const isNarrow = viewport > 0 && viewport < NARROW
  const widths = zones.all.map(({ column, zone }) => {
    const own = sized[column.id]
    if (own !== undefined) return isNarrow && zone === 'left' ? Math.min(own, column.narrowWidth) : own
    return isNarrow && zone === 'left' ? column.narrowWidth : column.width
  })
  const total = widths.reduce((sum, width) => sum + width, 0)
  let space = Math.floor(viewport - total)
  let shares = 0
  const growing = zones.all.filter(({ column }) => column.grow > 0 && sized[column.id] === undefined)
  for (const { column } of growing) shares += column.grow
  for (const { column, index } of growing) {
    if (space <= 0) break
    const now = widths[index] ?? column.width
    const extra = Math.min(Math.floor((space * column.grow) / shares), Math.max(0, column.maxWidth - now))
    shares -= column.grow
    space -= extra
    widths[index] = now + extra
  }
  const offsets: number[] = []
  const lay = (placed: readonly PlacedColumn<Row>[]) => {
    let at = 0
    for (const { index } of placed) {
      offsets[index] = at
      at += widths[index] ?? 0
    }
    return at
  }
  return { widths, offsets, left: lay(zones.left), center: lay(zones.center), right: lay(zones.right) }
}

/** The custom properties that carry the metrics; set on the grid's root. */
export function metricVariables(metrics: Metrics): Record<`--${string}`, string> {
  const variables: Record<`--${string}`, string> = {
    '--left': `${metrics.left}px`,
    '--center': `${metrics.center}px`,
    '--right': `${metrics.right}px`,
    '--total': `${metrics.left + metrics.center + metrics.right}px`,
  }
  metrics.widths.forEach((width, index) => {
    variables[`--w-${index}`] = `${width}px`
    variables[`--x-${index}`] = `${metrics.offsets[index] ?? 0}px`
  })
  return variables
}

export type ColumnWindow = { readonly from: number; readonly to: number }

/**
 * The unpinned columns worth drawing: those under the viewport and one viewport-third to each side; and those of
 * them that are seen. Both as positions in the centre zone, `to` excluded. The edges of what is drawn are rounded
 * outwards to pairs so that small scrolls change nothing.
 */
export function columnsAt(
  metrics: Metrics,
  leftCount: number,
  centerCount: number,
  scrollLeft: number,
  viewport: number,
): { drawn: ColumnWindow; seen: ColumnWindow } {
  const all = { from: 0, to: centerCount }
  if (viewport <= 0) return { drawn: all, seen: all }
  const under = (margin: number): ColumnWindow => {
    const start = scrollLeft - margin
    const end = scrollLeft + viewport - metrics.left + margin
    let from = 0
    while (from < centerCount && edge(metrics, leftCount + from) < start) from += 1
    let to = from
    while (to < centerCount && (metrics.offsets[leftCount + to] ?? 0) < end) to += 1
    return { from, to }
  }
  const seen = under(0)
  if (metrics.center <= viewport * 1.5) return { drawn: all, seen }
  const { from, to } = under(viewport / 3)
  return { drawn: { from: from - (from % 2), to: Math.min(centerCount, to + (to % 2)) }, seen }
}

function edge(metrics: Metrics, index: number): number {
  return (metrics.offsets[index] ?? 0) + (metrics.widths[index] ?? 0)
}

/** The horizontal scroll position that brings a column into the free part of the viewport. */
export function scrollLeftFor<Row>(
  metrics: Metrics,
  placed: PlacedColumn<Row>,
  scrollLeft: number,
  viewport: number,
): number {
  if (placed.zone !== 'center') return scrollLeft
  const start = metrics.offsets[placed.index] ?? 0
  const end = edge(metrics, placed.index)
  const free = viewport - metrics.left - metrics.right
  if (start < scrollLeft) return start
  if (end > scrollLeft + free) return Math.min(start, end - free)
  return scrollLeft
}
