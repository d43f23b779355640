import { dollars, numberText, serialDay, serialMoment } from '../rules/cell-text.ts'
import type { CellType, CellValue, Heading } from '../rules/file-column.ts'
import { looksLikeFormula, plainText } from '../rules/safe-text.ts'

/** Places of the formats in `STYLES`. */
const STYLE = {
  heading: 1,
  text: 2,
  count: 3,
  money: 4,
  share: 5,
  day: 6,
  moment: 7,
  quoted: 8,
  plain: 0,
} as const

const OF_TYPE: Record<CellType, number> = {
  text: STYLE.plain,
  id: STYLE.text,
  count: STYLE.count,
  decimal: STYLE.plain,
  usd: STYLE.money,
  share: STYLE.share,
  day: STYLE.day,
  moment: STYLE.moment,
}

/** Characters that a column is wide. */
const WIDTH: Record<CellType, number> = {
  text: 22,
  id: 22,
  count: 12,
  decimal: 10,
  usd: 14,
  share: 10,
  day: 12,
  moment: 20,
}

/** A of 0, Z of 25, AA of 26. */
export function columnName(at: number): string {
  const rest = Math.floor(at / 26)
  return `${rest > 0 ? columnName(rest - 1) : ''}${String.fromCharCode(65 + (at % 26))}`
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
    // `_x000D_` is how the format itself writes a character: a text that says so is not one.
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')

function textCell(text: string, place: string, style: number): string {
  const plain = plainText(text)
  if (plain === '') return ''
  // A text is a text, never a formula; the mark keeps it so when somebody edits the cell.
  const own = looksLikeFormula(plain) ? STYLE.quoted : style
  return `<c r="${place}" s="${own}" t="inlineStr"><is><t xml:space="preserve">${escaped(plain)}</t></is></c>`
}

function cell(value: CellValue, type: CellType, place: string): string {
  if (value === null) return ''
  if (typeof value === 'string' && type !== 'day') return textCell(value, place, OF_TYPE[type])
  const number = numberOf(value, type)
  return Number.isFinite(number)
    ? `<c r="${place}" s="${OF_TYPE[type]}"><v>${numberText(number)}</v></c>`
    : ''
}

function numberOf(value: string | number, type: CellType): number {
  if (typeof value === 'string') return serialDay(value)
  if (type === 'moment') return serialMoment(value)
  return type === 'usd' ? dollars(value) : value
}

/**
 * One row of a sheet.
 * @param at its number; the heading row is 1
 */
export function sheetRow(
  cells: readonly CellValue[],
  headings: readonly Heading[],
  names: readonly string[],
  at: number,
) {
  let row = `<row r="${at}">`
  for (let n = 0; n < headings.length; n++) {
    const value = cells[n] ?? null
    if (value !== null) row += cell(value, headings[n]?.type ?? 'text', `${names[n]}${at}`)
  }
  return `${row}</row>`
}

/** A sheet up to and with its heading row, which stays in view. */
export function sheetStart(headings: readonly Heading[], names: readonly string[]): string {
  const widths = headings.map(
    ({ type, text }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.max(WIDTH[type], text.length * 2 + 2)}" customWidth="1"/>`,
  )
  const cells = headings.map(({ text }, at) => textCell(text, `${names[at]}1`, STYLE.heading))
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${cells.join('')}</row>`
}

/** The rest of a sheet whose last row has that number. */
export function sheetEnd(names: readonly string[], lastRow: number): string {
  return `</sheetData><autoFilter ref="A1:${names.at(-1) ?? 'A'}${lastRow}"/></worksheet>`
}
