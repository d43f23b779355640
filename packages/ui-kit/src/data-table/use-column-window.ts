import { type RefObject, useCallback, useState } from 'react'
import { type ColumnWindow, type Metrics, windowOf } from './column-layout.ts'

/** Which unpinned columns are drawn; asked again on every scroll, changed only when an edge is crossed. */
export function useColumnWindow(
  scroller: RefObject<HTMLElement | null>,
  metrics: Metrics,
  leftCount: number,
  centerCount: number,
  viewportWidth: number,
) {
  const [scrollLeft, setScrollLeft] = useState(0)
  const { from, to } = windowOf(metrics, leftCount, centerCount, scrollLeft, viewportWidth)
  const [stable, setStable] = useState<ColumnWindow>({ from, to })
  if (stable.from !== from || stable.to !== to) setStable({ from, to })

  const noticeScroll = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const at = element.scrollLeft
    const total = metrics.left + metrics.center + metrics.right
    mark(element, 'pastStart', at > 0)
    mark(element, 'beforeEnd', at + viewportWidth < total - 1)
    setScrollLeft((now) => {
      const before = windowOf(metrics, leftCount, centerCount, now, viewportWidth)
      const after = windowOf(metrics, leftCount, centerCount, at, viewportWidth)
      return before.from === after.from && before.to === after.to ? now : at
    })
  }, [scroller, metrics, leftCount, centerCount, viewportWidth])

  const columnWindow = stable.from === from && stable.to === to ? stable : { from, to }
  return { columnWindow, noticeScroll }
}

/** Writes only what changed: an attribute on the scroller asks every row for its style again. */
function mark(element: HTMLElement, name: string, isOn: boolean) {
  if ((element.dataset[name] === 'true') !== isOn) element.dataset[name] = String(isOn)
}
