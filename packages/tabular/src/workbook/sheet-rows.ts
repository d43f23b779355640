import { TableError } from '../table-error.ts'
import type { TableRow } from '../table-row.ts'
import { columnNumber, type MergedArea, mergedArea } from './merged-areas.ts'
import { type OpenZip, partSteps } from './read-part.ts'
import { cellText, checkWritten, type SheetContext, type WrittenCell } from './sheet-cell.ts'
import type { XmlHandlers } from './xml-reader.ts'

/** Column of a reference such as `AB12`, from 0; null for one that is none. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? '')?.[1]
  return letters ? columnNumber(letters) : null
}

/** Areas that are remembered of one sheet. */
const AREAS_MOST = 50_000

/** Hidden by hand, by a filter, or by a height of nothing. */
const isHiddenRow = (attributes: ReadonlyMap<string, string>) =>
  /^(1|true)$/.test(attributes.get('hidden') ?? '') || Number(attributes.get('ht') ?? 1) === 0

/** Puts the tags of a sheet together to rows that hold something. */
class RowMaker implements XmlHandlers {
  rows: TableRow[] = []
  readonly areas: MergedArea[] = []
  readonly #context: SheetContext
  #count = 0
  #chars = 0
  #line = 0
  #isHidden = false
  #cells: string[] = []
  #faults = new Map<number, string>()
  #cell: WrittenCell | null = null
  #isValue = false

  constructor(context: SheetContext) {
    this.#context = context
  }

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    if (name === 'row') {
      this.#line = Number(attributes.get('r')) || this.#line + 1
      this.#isHidden = isHiddenRow(attributes)
      this.#cells = []
      this.#faults = new Map()
    } else if (name === 'c') this.#cell = this.#begun(attributes)
    else if (name === 'v' || name === 't') this.#isValue = this.#cell !== null
    else if (name === 'rPh') this.#isValue = false
    else if (name === 'f') {
      this.#isValue = false
      if (this.#cell) this.#cell.hasFormula = true
    } else if (name === 'mergeCell') this.#keepArea(mergedArea(attributes.get('ref')))
  }

  text(text: string): void {
    if (!this.#isValue || !this.#cell) return
    this.#cell.value += text
    checkWritten(this.#cell.value, this.#context.limits, this.#line)
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isValue = false
    else if (name === 'c' && this.#cell) {
      this.#keep(this.#cell)
      this.#cell = null
    } else if (name === 'row') this.#keepRow()
  }

  #keepArea(area: MergedArea | null): void {
    const isKept = area && area.firstColumn < this.#context.limits.columns
    if (isKept && this.areas.length < AREAS_MOST) this.areas.push(area)
  }

  #begun(attributes: ReadonlyMap<string, string>): WrittenCell {
    const column = columnOf(attributes.get('r')) ?? this.#cells.length
    const { columns } = this.#context.limits
    if (column >= columns) {
      throw new TableError('too_many_columns', `第 ${this.#line} 行超过 ${columns} 列，请删去不用的列`, {
        line: this.#line,
      })
    }
    return {
      column,
      type: attributes.get('t') ?? 'n',
      style: Number(attributes.get('s') ?? 0),
      value: '',
      hasFormula: false,
    }
  }

  #keep(written: WrittenCell): void {
    const { column } = written
    while (this.#cells.length < column) this.#cells.push('')
    const { text, fault } = cellText(written, this.#context, this.#line)
    if (fault) this.#faults.set(column, fault)
    this.#cells[column] = text
    // Many cells may point to one text: what counts is what all of them show.
    this.#chars += text.length
    if (this.#chars > this.#context.limits.sheetChars) {
      throw new TableError('too_much_text', '工作表里的文字过多，请删去不用的列，或分成几个文件', {
        line: this.#line,
      })
    }
  }

  #keepRow(): void {
    if (this.#faults.size === 0 && this.#cells.every((value) => value === '')) return
    this.rows.push({
      line: this.#line,
      cells: this.#cells,
      ...(this.#faults.size > 0 ? { faults: this.#faults } : {}),
      ...(this.#isHidden ? { isHidden: true as const } : {}),
    })
    const { rows } = this.#context.limits
    if (++this.#count > rows) {
      throw new TableError('too_many_rows', `工作表超过 ${rows} 行，请分成几个文件`)
    }
  }
}

/**
 * Rows of a sheet that hold something, as they are unpacked; holds the rows of one step. Its merged areas are behind
 * the rows in the file: they are what it returns.
 * @throws {TableError} for a sheet that is broken or beyond the limits
 */
export async function* sheetRows(
  zip: OpenZip,
  part: string,
  context: SheetContext,
): AsyncGenerator<TableRow[], MergedArea[]> {
  const maker = new RowMaker(context)
  for await (const _ of partSteps(zip, part, {
    open: (name, attributes) => maker.open(name, attributes),
    text: (text) => maker.text(text),
    close: (name) => maker.close(name),
  })) {
    const { rows } = maker
    maker.rows = []
    if (rows.length > 0) yield rows
  }
  if (maker.rows.length > 0) yield maker.rows
  return maker.areas
}
