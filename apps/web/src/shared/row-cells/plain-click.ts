import type { MouseEvent } from 'react'

/** Goes where a plain click wants to go, and leaves every other click to the browser. */
export function plainClick(open: () => void) {
  return (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }
}
