import { BatchError } from '../batch-error.ts'
import { BATCH_LIMITS } from '../batch-limits.ts'
import type { RawRow } from '../data/data-table.ts'
import { numberFault, numberText } from './cell-text.ts'
import { type OpenWorkbook, readPart } from './read-part.ts'
import type { NumberStyle } from './workbook-parts.ts'

export interface SheetContext {
  strings: readonly string[]
  styles: readonly NumberStyle[]
  is1904: boolean
}

/** Column of a reference such as `AB12`, from 0; null for one that is none. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? '')?.[1]
  if (!letters) return null
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

interface Cell {
  column: number
  type: string
  style: number
  value: string
}

/** Rows of a sheet. @throws {BatchError} for a sheet beyond the limits. */
export function readSheetRows(workbook: OpenWorkbook, part: string, context: SheetContext): RawRow[] {
  const rows: RawRow[] = []
  let line = 0
  let cells: string[] = []
  let faults = new Map<number, string>()
  let cell: Cell | null = null
  let isValue = false

  const keep = ({ column, type, style, value }: Cell) => {
    while (cells.length < column) cells.push('')
    if (type === 'n') {
      const fault = numberFault(value)
      if (fault) faults.set(column, fault)
    }
    cells[column] =
      type === 's'
        ? (context.strings[Number(value)] ?? '')
        : type === 'n'
          ? numberText(value, context.styles[style] ?? 'plain', context.is1904)
          : type === 'b'
            ? value === '1'
              ? 'TRUE'
              : 'FALSE'
            : value
  }

  readPart(workbook, part, {
    open(name, attributes) {
      if (name === 'row') {
        line = Number(attributes.get('r')) || line + 1
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
        }
      } else if (name === 'v' || name === 't') isValue = cell !== null
      else if (name === 'f' || name === 'rPh') isValue = false
    },
    text(text) {
      if (!isValue || !cell) return
      cell.value += text
      if (cell.value.length > BATCH_LIMITS.cellChars) {
        throw new BatchError(`第 ${line} 行有一格超过 ${BATCH_LIMITS.cellChars} 个字符，请缩短`, line)
      }
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'c' && cell) {
        keep(cell)
        cell = null
      } else if (name === 'row') {
        if (cells.some((value) => value !== ''))
          rows.push({ line, cells, ...(faults.size > 0 ? { faults } : {}) })
        if (rows.length > BATCH_LIMITS.rows * 2) {
          throw new BatchError(`工作表超过 ${BATCH_LIMITS.rows} 行，请分成几个文件`)
        }
      }
    },
  })
  return rows
}
