import { type RefObject, useCallback, useState } from 'react'
import { type ColumnWindow, columnsAt, type Metrics } from './column-layout.ts'

/**
 * Which unpinned columns are drawn, and which of them are seen; asked again on every scroll, changed only when an
 * edge is crossed.
 */
export function useColumnWindow(
  scroller: RefObject<HTMLElement | null>,
  metrics: Metrics,
  leftCount: number,
  centerCount: number,
  viewportWidth: number,
) {
  const [scrollLeft, setScrollLeft] = useState(0)
  const { drawn, seen } = columnsAt(metrics, leftCount, centerCount, scrollLeft, viewportWidth)
  const columnWindow = useSteady(drawn)
  const inSight = useSteady(seen)

  const noticeScroll = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const at = element.scrollLeft
    const total = metrics.left + metrics.center + metrics.right
    mark(element, 'pastStart', at > 0)
    mark(element, 'beforeEnd', at + viewportWidth < total - 1)
    setScrollLeft((now) => {
      const before = columnsAt(metrics, leftCount, centerCount, now, viewportWidth)
      const after = columnsAt(metrics, leftCount, centerCount, at, viewportWidth)
      const isSame = isEqual(before.drawn, after.drawn) && isEqual(before.seen, after.seen)
      return isSame ? now : at
    })
  }, [scroller, metrics, leftCount, centerCount, viewportWidth])

  return { columnWindow, inSight, noticeScroll }
}

/** The same object as long as it says the same. */
function useSteady(now: ColumnWindow): ColumnWindow {
  const [stable, setStable] = useState(now)
  if (isEqual(stable, now)) return stable
  setStable(now)
  return now
}

const isEqual = (a: ColumnWindow, b: ColumnWindow) => a.from === b.from && a.to === b.to

/** Writes only what changed: an attribute on the scroller asks every row for its style again. */
function mark(element: HTMLElement, name: string, isOn: boolean) {
  if ((element.dataset[name] === 'true') !== isOn) element.dataset[name] = String(isOn)
}
