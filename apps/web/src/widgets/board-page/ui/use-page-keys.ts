import { useEffect, useRef } from 'react'

/** True where a key is meant for what has the focus: a field, a menu, a dialog. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null
  )
}

/** Single keys that work anywhere on the page unless somebody is typing or a dialog is open. */
export function usePageKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const act = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined
      if (!act || isTaken(event.target) || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
