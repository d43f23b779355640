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
