import { columnLetters } from '../../workbook/merged-areas.ts'
import type { Cell, Column, ColumnFormat, Row } from '../cells/cell.ts'
import { cutText, looksLikeFormula, readableText } from '../cells/safe-text.ts'
import { serialDate, serialTime, timeText, units } from '../cells/serial-number.ts'
import { WRITE_LIMITS, WriteLimitError } from '../write-limits.ts'
import { headingGrid } from './heading-grid.ts'
import type { Sheet } from './sheet.ts'
import { SheetLinks } from './sheet-links.ts'
import { STYLE, type Styles } from './styles.ts'
import { SHEET_HEAD, type WrittenSheet } from './workbook-parts.ts'
import { workbookText } from './xml-text.ts'

/** What happens to a text that is longer than a cell holds: refused, or cut with an ellipsis. */
export type LongText = 'refuse' | 'cut'

/** Characters that a column is wide. */
const WIDTH: Record<ColumnFormat['type'], number> = {
  text: 22,
  id: 22,
  integer: 12,
  number: 10,
  money: 14,
  percent: 10,
  date: 12,
  time: 20,
}

/** Turns the rows of one sheet into its XML, in order. */
export class SheetWriter {
  readonly links: SheetLinks
  readonly #sheet: Sheet
  readonly #styles: readonly number[]
  readonly #names: readonly string[]
  readonly #longText: LongText
  readonly #headings: ReturnType<typeof headingGrid>
  #last = 0

  constructor(sheet: Sheet, styles: Styles, longText: LongText) {
    this.#sheet = sheet
    this.#longText = longText
    this.#styles = sheet.columns.map(({ format }) => styles.of(format))
    this.#names = sheet.columns.map((_, at) => columnLetters(at))
    this.#headings = headingGrid(sheet.columns)
    this.links = new SheetLinks(sheet.name)
  }

  /** Up to and with the heading rows, which stay in view. */
  start(): string {
    const { columns, frozenColumns = 0 } = this.#sheet
    const { rows } = this.#headings
    const corner = `${columnLetters(frozenColumns)}${rows.length + 1}`
    const [split, pane] =
      frozenColumns > 0 ? [`xSplit="${frozenColumns}" `, 'bottomRight'] : ['', 'bottomLeft']
    const widths = columns.map(
      (column, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${widthOf(column, this.#headingOf(at))}" customWidth="1"/>`,
    )
    return `${SHEET_HEAD}<sheetViews><sheetView workbookViewId="0"><pane ${split}ySplit="${rows.length}" topLeftCell="${corner}" activePane="${pane}" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rows.map((row) => this.#headingRow(row)).join('')}`
  }

  /**
   * The next row.
   * @throws {WriteLimitError} for more rows, or a longer text, than a sheet holds
   * @throws {RangeError} for more cells than there are columns
   */
  row(cells: Row): string {
    const { columns } = this.#sheet
    if (cells.length > columns.length) throw new RangeError('A row has more cells than there are columns.')
    const number = this.#nextRow()
    let row = `<row r="${number}">`
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at] ?? null
      const column = columns[at]
      if (cell !== null && column) row += this.#cell(cell, column.format, at, number)
    }
    return `${row}</row>`
  }

  /** The sheet in the list of the workbook, when all rows are written. */
  get written(): WrittenSheet {
    const { name, hasFilter = true } = this.#sheet
    const { rows } = this.#headings
    const filter = hasFilter ? `$A$${rows.length}:$${this.#names.at(-1) ?? 'A'}$${this.#last}` : null
    return { name, filter }
  }

  /** What is behind the rows. */
  end(): string {
    const { merges } = this.#headings
    const { filter: area } = this.written
    const filter = area === null ? '' : `<autoFilter ref="${area.replaceAll('$', '')}"/>`
    const merged =
      merges.length > 0
        ? `<mergeCells count="${merges.length}">${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
        : ''
    return `</sheetData>${filter}${merged}${this.links.xml}</worksheet>`
  }

  #headingRow(row: readonly (string | null)[]): string {
    const isLowest = this.#last === this.#headings.rows.length - 1
    const number = this.#nextRow()
    const cells = row.map((text, at) => {
      if (text === null) return ''
      const isGroup = !isLowest && this.#headings.rows[number]?.[at] !== null
      return this.#text(text, at, number, isGroup ? STYLE.groupHeading : STYLE.heading)
    })
    return `<row r="${number}">${cells.join('')}</row>`
  }

  /** The lowest heading of a column. */
  #headingOf(at: number): string {
    return this.#headings.rows.findLast((row) => row[at] !== null)?.[at] ?? ''
  }

  #nextRow(): number {
    if (this.#last === WRITE_LIMITS.rows)
      throw new WriteLimitError(
        'rows',
        `工作表“${this.#sheet.name}”超过 ${WRITE_LIMITS.rows} 行（含标题行），Excel 放不下，请减少行数，或分成几张工作表`,
      )
    return ++this.#last
  }

  #cell(cell: Exclude<Cell, null>, format: ColumnFormat, at: number, row: number): string {
    const style = this.#styles[at] ?? STYLE.plain
    if (typeof cell === 'object') {
      const place = `${this.#names[at]}${row}`
      const isLink = cell.text !== '' && this.links.add(place, cell.href)
      return this.#text(cell.text, at, row, isLink ? STYLE.link : style)
    }
    const number = typeof cell === 'number' ? numberOf(cell, format) : dateOf(cell, format)
    if (typeof number === 'string') return this.#text(number, at, row, style)
    if (!Number.isFinite(number)) return ''
    return `<c r="${this.#names[at]}${row}" s="${style}"><v>${number}</v></c>`
  }

  #text(text: string, at: number, row: number, style: number): string {
    const plain = this.#fitting(readableText(text), at, row)
    if (plain === '') return ''
    // A text is a text, never a formula; the mark keeps it so when somebody edits the cell.
    const own = looksLikeFormula(plain) ? STYLE.quotedText : style
    return `<c r="${this.#names[at]}${row}" s="${own}" t="inlineStr"><is><t xml:space="preserve">${workbookText(plain)}</t></is></c>`
  }

  #fitting(text: string, at: number, row: number): string {
    if (text.length <= WRITE_LIMITS.cellText) return text
    if (this.#longText === 'cut') return cutText(text, WRITE_LIMITS.cellText)
    throw new WriteLimitError(
      'cellText',
      `工作表“${this.#sheet.name}”第 ${row} 行“${this.#headingOf(at)}”有 ${text.length} 个字符，Excel 一格最多 ${WRITE_LIMITS.cellText} 个，请缩短后再试`,
    )
  }
}

const widthOf = ({ width, format }: Column, heading: string): number =>
  Math.min(WRITE_LIMITS.columnWidth, width ?? Math.max(WIDTH[format.type], heading.length * 2 + 2))

/** The number of a cell, or a text where a spreadsheet has no such moment. */
function numberOf(value: number, format: ColumnFormat): number | string {
  if (format.type === 'money') return units(value, format.decimals)
  if (format.type !== 'time') return value
  return serialTime(value, format.utcOffsetMinutes) ?? timeText(value, format.utcOffsetMinutes)
}

const dateOf = (text: string, format: ColumnFormat): number | string =>
  format.type === 'date' ? (serialDate(text) ?? text) : text
