import { type RefObject, useEffect, useState } from 'react'

const TAKES_FOCUS = 'a[href], button, input, select, textarea, [tabindex="0"], [contenteditable="true"]'

/**
 * Whether a box must take the focus itself: more is in it than is seen, and nothing in it would bring the keyboard
 * there. Browsers do so of themselves, but not all of them.
 */
export function useReachable(box: RefObject<HTMLElement | null>): boolean {
  const [must, setMust] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () =>
      setMust(element.scrollHeight > element.clientHeight + 1 && !element.querySelector(TAKES_FOCUS))
    look()
    const sizes = new ResizeObserver(look)
    for (const one of [element, ...element.children]) sizes.observe(one)
    return () => sizes.disconnect()
  }, [box])
  return must
}
