import { type RefCallback, useCallback } from 'react'

const KEYS = {
  row: { ArrowRight: 1, ArrowLeft: -1 },
  column: { ArrowDown: 1, ArrowUp: -1 },
} as const

/** What a press acts on. Fields keep their arrow keys, and with them a stop of their own. */
const ITEMS = 'a[href], button'
const GROUP = 'data-roving'

/**
 * Makes the buttons and links inside an element one stop of the Tab key: arrow keys, Home and End go from one to the
 * next, and the one that had the focus last has it again (WAI-ARIA, toolbar). Fields inside keep their own stop. What
 * comes and goes inside is noticed.
 * @param direction of the arrow keys; a row is the one for what wraps into several lines
 * @returns for the `ref` of the element
 */
export function useRovingFocus(direction: 'row' | 'column' = 'row'): RefCallback<HTMLElement> {
  return useCallback(
    (root) => {
      if (!root) return
      root.setAttribute(GROUP, '')
      let current: HTMLElement | undefined
      const items = () =>
        [...root.querySelectorAll<HTMLElement>(ITEMS)].filter(
          (item) => item.closest(`[${GROUP}]`) === root && !item.matches('[disabled], [hidden], [hidden] *'),
        )
      const settle = () => {
        const all = items()
        const stop =
          all.find((item) => item === current) ??
          all.find((item) => item.getAttribute('aria-current') === 'page') ??
          all[0]
        for (const item of all) {
          const tabIndex = item === stop ? 0 : -1
          if (item.tabIndex !== tabIndex) item.tabIndex = tabIndex
        }
      }
      const follow = ({ target }: FocusEvent) => {
        if (!(target instanceof HTMLElement) || !items().includes(target)) return
        current = target
        settle()
      }
      const press = (event: KeyboardEvent) => {
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
        const all = items()
        const at = all.indexOf(event.target as HTMLElement)
        if (at < 0) return
        const step = (KEYS[direction] as Readonly<Record<string, number>>)[event.key]
        const next =
          event.key === 'Home'
            ? all[0]
            : event.key === 'End'
              ? all.at(-1)
              : step === undefined
                ? undefined
                : all[(at + step + all.length) % all.length]
        if (!next) return
        event.preventDefault()
        next.focus()
      }
      settle()
      const watch = new MutationObserver(settle)
      watch.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] })
      root.addEventListener('focusin', follow)
      root.addEventListener('keydown', press)
      return () => {
        watch.disconnect()
        root.removeEventListener('focusin', follow)
        root.removeEventListener('keydown', press)
      }
    },
    [direction],
  )
}
