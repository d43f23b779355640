import type { MouseEvent } from 'react'

/**
 * For a real link inside a part of the kit: a plain click is handed to the app's router, everything else (another
 * tab, another window, a download) stays the browser's.
 */
export function pressedLink(onPress: () => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || event.defaultPrevented) return
    event.preventDefault()
    onPress()
  }
}
