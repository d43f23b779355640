import { type RefObject, useLayoutEffect } from 'react'

export type Palette = {
  readonly series: readonly string[]
  readonly grid: string
  readonly axis: string
  readonly surface: string
  readonly text: string
  readonly stockOut: string
  readonly font: string
}

/** The colours in force at an element, from the tokens, for a canvas that knows no custom properties. */
export function readPalette(element: HTMLElement): Palette {
  const style = getComputedStyle(element)
  const color = (name: string) => style.getPropertyValue(`--color-${name}`).trim() || '#777'
  return {
    series: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => color(`chart-${number}`)),
    grid: color('chart-grid'),
    axis: color('chart-axis'),
    surface: color('surface'),
    text: color('text'),
    stockOut: color('up'),
    font: `12px ${style.fontFamily}`,
  }
}

/** Calls back when the theme may have changed: an attribute at the root, the system's wish, or printing. */
export function useThemeChange(element: RefObject<HTMLElement | null>, changed: () => void): void {
  useLayoutEffect(() => {
    const root = element.current?.ownerDocument.documentElement
    if (!root) return
    const observer = new MutationObserver(changed)
    observer.observe(root, { attributes: true, attributeFilter: ['data-theme', 'style', 'class'] })
    const wishes = ['(prefers-color-scheme: dark)', 'print'].map((query) => matchMedia(query))
    for (const wish of wishes) wish.addEventListener('change', changed)
    return () => {
      observer.disconnect()
      for (const wish of wishes) wish.removeEventListener('change', changed)
    }
  }, [element, changed])
}
