import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Position } from './grid-moves.ts'
import { ASSUMED } from './use-viewport.ts'

export type RowRange = { readonly start: number; readonly end: number }

type Input = {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly ids: readonly string[]
  readonly rowCount: number
  readonly rowHeight: number
  readonly covered: number
  /** Rows drawn above and below the screen. */
  readonly overscan: number
  readonly active: Position
  /** CSS pixels below a row; 0 where it is closed. */
  readonly detailHeightOf: (index: number) => number
  readonly onRangeChange: ((range: RowRange) => void) | undefined
  readonly scrollToRow: RefObject<((index: number) => void) | null>
}

/** Heights of rows are known: the density and the details below opened rows are all that can change them. */
export function useRowVirtualizer(input: Input) {
  const { ids, rowHeight, active, detailHeightOf, scrollToRow, onRangeChange } = input
  const virtualizer = useVirtualizer({
    count: input.rowCount,
    getScrollElement: () => input.scroller.current,
    estimateSize: (index) => rowHeight + detailHeightOf(index),
    getItemKey: (index) => ids[index] ?? `skeleton-${index}`,
    overscan: input.overscan,
    initialRect: ASSUMED,
    scrollPaddingEnd: input.covered,
    observeElementRect: (instance, report) => observeSize(instance.scrollElement, report),
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) =>
      withActive(
        Math.max(0, startIndex - overscan),
        Math.min(count - 1, endIndex + overscan),
        active.row,
        count,
      ),
  })
  useLayoutEffect(() => {
    if (rowHeight + detailHeightOf(0) > 0) virtualizer.measure()
  }, [virtualizer, rowHeight, detailHeightOf])
  useLayoutEffect(() => {
    scrollToRow.current = (index) => virtualizer.scrollToIndex(index, { align: 'auto' })
  }, [virtualizer, scrollToRow])

  const last = useRef('')
  const { range } = virtualizer
  useLayoutEffect(() => {
    if (!range || !onRangeChange) return
    const key = `${range.startIndex}-${range.endIndex}`
    if (key === last.current) return
    last.current = key
    onRangeChange({ start: range.startIndex, end: range.endIndex })
  })
  return virtualizer
}

/** The row with the tab stop is always drawn, else the keyboard would lose its place while scrolling. */
function withActive(start: number, end: number, active: number, count: number): number[] {
  const indexes = Array.from({ length: Math.max(0, end - start + 1) }, (_, offset) => start + offset)
  if (active >= 0 && active < start) indexes.unshift(active)
  if (active > end && active < count) indexes.push(active)
  return indexes
}

/** Size of the scroller. Where there is no layout (hidden tab, test without a layout engine) a usual one. */
function observeSize(element: HTMLElement | null, report: (rect: { width: number; height: number }) => void) {
  if (!element) return
  const read = () =>
    report({
      width: element.clientWidth || ASSUMED.width,
      height: element.clientHeight || ASSUMED.height,
    })
  read()
  const observer = new ResizeObserver(read)
  observer.observe(element)
  return () => observer.disconnect()
}
