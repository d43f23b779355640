import type { LayoutContext } from './display-list.ts'

const VARIABLE = /\{\{\s*([^{}|]+?)\s*(?:\|\s*([^{}]*?)\s*)?\}\}/g

/** Names of the variables in a text, in order, each once: what a table of data must bring. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name))].filter(
    (name) => !OWN.has(name),
  )
}

const OWN = new Set(['date', 'page', 'pages', 'serial'])

/** Names of the variables of a text that no record fills yet. */
export const unfilledVariables = (text: string, { record }: Pick<LayoutContext, 'record'>): string[] =>
  variablesIn(text).filter((name) => !Object.hasOwn(record, name))

/** A date as `YYYY-MM-DD` or by a pattern of Y, M and D, in the time zone of the reader. */
function dateText(now: number, pattern = 'YYYY-MM-DD'): string {
  const day = new Date(now)
  const two = (value: number) => String(value).padStart(2, '0')
  return pattern
    .replace('YYYY', String(day.getFullYear()))
    .replace('YY', two(day.getFullYear() % 100))
    .replace('MM', two(day.getMonth() + 1))
    .replace('DD', two(day.getDate()))
}

/** `{{serial|LOT-0001}}`: the pattern's last digits count on by one with each label; the record says which it is. */
function serialText(pattern = '0001', record: LayoutContext['record']): string {
  const step = Number(record['#serial'] ?? 0)
  return pattern.replace(/\d+(?=\D*$)/, (digits) =>
    String(Number(digits) + step).padStart(digits.length, '0'),
  )
}

/**
 * Puts values in the place of variables: `{{date}}`, `{{date|DD.MM.YYYY}}`, `{{page}}`, `{{pages}}`,
 * `{{serial|LOT-0001}}` and the fields of the record. A field without a value stays as it is written.
 */
export function fillVariables(text: string, context: LayoutContext): string {
  if (!text.includes('{{')) return text
  return text.replace(VARIABLE, (written, name: string, pattern: string | undefined) => {
    if (name === 'date') return dateText(context.now, pattern || undefined)
    if (name === 'page') return String(context.pageNumber)
    if (name === 'pages') return String(context.pageCount)
    if (name === 'serial') return serialText(pattern || undefined, context.record)
    return Object.hasOwn(context.record, name) ? (context.record[name] ?? '') : written
  })
}
