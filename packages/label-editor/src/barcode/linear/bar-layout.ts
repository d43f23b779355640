import type { LinearFormat } from '../formats/format-record.ts'
import type { LinearModules, TextRun } from '../modules.ts'

/** Bars with their quiet zone and guards. */
export function linearModules(widths: readonly number[], { layout }: LinearFormat): LinearModules {
  const { quiet, guards, bearer, textSide } = layout
  return {
    kind: 'linear',
    widths,
    length: widths.reduce((sum, width) => sum + width, 0),
    quiet,
    guards: guards.map(([from, to]) => ({ from, to })),
    bearer,
    textSide,
  }
}

/** The human-readable line of bars. */
export function barText(text: string, { layout }: LinearFormat, length: number): TextRun[] {
  if (!layout.digits) return [{ text, from: 0, to: length }]
  return layout.digits.map(({ characters, under: [from, to] }) => ({
    text: text.slice(...characters),
    from,
    to,
  }))
}
