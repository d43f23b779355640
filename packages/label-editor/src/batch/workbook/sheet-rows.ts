import { BatchError } from '../batch-error.ts'
import { BATCH_LIMITS } from '../batch-limits.ts'
import type { RawRow } from '../data/data-table.ts'
import { columnNumber, type MergedArea, mergedArea, withMergedCells } from './merged-cells.ts'
import { type OpenWorkbook, readPart } from './read-part.ts'
import { checkWritten, type SheetContext, shownCell, type WrittenCell } from './sheet-cell.ts'

/** Column of a reference such as `AB12`, from 0; null for one that is none. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? '')?.[1]
  return letters ? columnNumber(letters) : null
}

/** Hidden by hand, by a filter, or by a height of nothing. */
const isHiddenRow = (attributes: ReadonlyMap<string, string>) =>
  /^(1|true)$/.test(attributes.get('hidden') ?? '') || Number(attributes.get('ht') ?? 1) === 0

/** Rows of a sheet. @throws {BatchError} for a sheet beyond the limits. */
export function readSheetRows(workbook: OpenWorkbook, part: string, context: SheetContext): RawRow[] {
  const rows: RawRow[] = []
  const areas: MergedArea[] = []
  let line = 0
  let isHidden = false
  let cells: string[] = []
  let faults = new Map<number, string>()
  let cell: WrittenCell | null = null
  let isValue = false
  let chars = 0

  const keep = (written: WrittenCell) => {
    const { column } = written
    while (cells.length < column) cells.push('')
    const { text, fault } = shownCell(written, context, line)
    if (fault) faults.set(column, fault)
    cells[column] = text
    // Many cells may point to one text: what counts is what all of them show.
    chars += text.length
    if (chars > BATCH_LIMITS.chars) {
      throw new BatchError('工作表里的文字过多，请删去不用的列，或分成几个文件', line)
    }
  }
  const keepRow = () => {
    if (faults.size === 0 && cells.every((value) => value === '')) return
    rows.push({
      line,
      cells,
      ...(faults.size > 0 ? { faults } : {}),
      ...(isHidden ? { isHidden: true as const } : {}),
    })
    if (rows.length > BATCH_LIMITS.rows * 2) {
      throw new BatchError(`工作表超过 ${BATCH_LIMITS.rows} 行，请分成几个文件`)
    }
  }

  readPart(workbook, part, {
    open(name, attributes) {
      if (name === 'row') {
        line = Number(attributes.get('r')) || line + 1
        isHidden = isHiddenRow(attributes)
        cells = []
        faults = new Map()
      } else if (name === 'c') {
        const column = columnOf(attributes.get('r')) ?? cells.length
        if (column >= BATCH_LIMITS.columns) {
          throw new BatchError(`第 ${line} 行超过 ${BATCH_LIMITS.columns} 列，请删去不用的列`, line)
        }
        cell = {
          column,
          type: attributes.get('t') ?? 'n',
          style: Number(attributes.get('s') ?? 0),
          value: '',
          hasFormula: false,
        }
      } else if (name === 'v' || name === 't') isValue = cell !== null
      else if (name === 'rPh') isValue = false
      else if (name === 'f') {
        isValue = false
        if (cell) cell.hasFormula = true
      } else if (name === 'mergeCell' && areas.length <= BATCH_LIMITS.rows * 2) {
        const area = mergedArea(attributes.get('ref'))
        if (area) areas.push(area)
      }
    },
    text(text) {
      if (!isValue || !cell) return
      cell.value += text
      checkWritten(cell.value, line)
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'c' && cell) {
        keep(cell)
        cell = null
      } else if (name === 'row') keepRow()
    },
  })
  return withMergedCells(rows, areas)
}
