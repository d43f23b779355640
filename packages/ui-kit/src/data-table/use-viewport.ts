import { type RefObject, useLayoutEffect, useState } from 'react'

type Viewport = { readonly width: number; readonly height: number; readonly rowHeight: number }

/** Where nothing can be measured (no layout engine, hidden tab) a usual screen is assumed. */
export const ASSUMED: Viewport = { width: 1200, height: 800, rowHeight: 32 }

/**
 * Sizes of the scroller, and the row height that the density in force gives (read from an element
 * as tall as a row, so that a change of density anywhere above is noticed).
 */
export function useViewport(
  scroller: RefObject<HTMLElement | null>,
  sizer: RefObject<HTMLElement | null>,
): Viewport {
  const [viewport, setViewport] = useState(ASSUMED)
  useLayoutEffect(() => {
    const read = () => {
      const next = {
        width: scroller.current?.clientWidth || ASSUMED.width,
        height: scroller.current?.clientHeight || ASSUMED.height,
        rowHeight: sizer.current?.offsetHeight || ASSUMED.rowHeight,
      }
      setViewport((now) =>
        now.width === next.width && now.height === next.height && now.rowHeight === next.rowHeight
          ? now
          : next,
      )
    }
    read()
    const observer = new ResizeObserver(read)
    for (const element of [scroller.current, sizer.current]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, sizer])
  return viewport
}
