import {
  type DecodedText,
  decodeText,
  readDelimited,
  readPaste,
  TableError,
  type TextEncoding,
} from '@haixuan/tabular'
import { bytesSource, openWorkbook, workbookMark } from '@haixuan/tabular/workbook'
import { BatchError } from '../batch-error.ts'
import { BATCH_LIMITS } from '../batch-limits.ts'
import type { RawRow } from './data-table.ts'

/** Where data comes from. */
export type DataSource =
  | {
      kind: 'file'
      name: string
      bytes: Uint8Array
      sheet: string | null
      /** What a person chose for a text; null takes what the bytes say. */
      encoding?: TextEncoding | null
    }
  | { kind: 'paste'; text: string }

export interface ReadData {
  rows: RawRow[]
  /** Sheets to choose from; empty for text. */
  sheets: readonly string[]
  sheet: string | null
  /** How the text of a file was read, and how else it may read; null for workbooks and what was pasted. */
  decoded?: Pick<DecodedText, 'encoding' | 'readings' | 'line'> | null
}

/** Rows that are read before blank and hidden ones are left out. */
const ROWS_READ = BATCH_LIMITS.rows * 2

const TEXT_LIMITS = {
  rows: ROWS_READ,
  limits: {
    recordChars: BATCH_LIMITS.chars,
    cellChars: BATCH_LIMITS.cellChars,
    columns: BATCH_LIMITS.columns,
  },
}

/** What the worker's memory is meant for. */
const WORKBOOK_LIMITS = {
  fileBytes: BATCH_LIMITS.fileBytes,
  entries: 200,
  unpackedBytes: 200 * 1024 * 1024,
  rows: ROWS_READ,
  columns: BATCH_LIMITS.columns,
  cellChars: BATCH_LIMITS.cellChars,
  sheetChars: BATCH_LIMITS.chars,
}

async function sheetData(bytes: Uint8Array, wanted: string | null): Promise<ReadData> {
  const book = await openWorkbook(bytesSource(bytes), WORKBOOK_LIMITS)
  const sheets = book.shownSheets
  const sheet = sheets.find((name) => name === wanted) ?? sheets[0] ?? ''
  const { rows } = await book.readSheet(sheet, 'shown')
  return { rows, sheets, sheet }
}

async function dataOf(source: DataSource): Promise<ReadData> {
  if (source.kind === 'paste') {
    if (source.text.length > BATCH_LIMITS.fileBytes)
      throw new BatchError('粘贴的内容超过 20 MB，请存成文件再上传')
    return { rows: readPaste(source.text, TEXT_LIMITS), sheets: [], sheet: null }
  }
  const { bytes, sheet, encoding } = source
  if (bytes.length === 0) throw new BatchError('文件是空的，请选择有数据的文件')
  if (bytes.length > BATCH_LIMITS.fileBytes)
    throw new BatchError('文件超过 20 MB，请删去不用的列和工作表，或分成几个文件')
  if (workbookMark(bytes)) return sheetData(bytes, sheet)
  const { text, ...decoded } = decodeText(bytes, encoding ?? null)
  return { rows: readDelimited(text, TEXT_LIMITS), sheets: [], sheet: null, decoded }
}

/**
 * Reads rows; the kind of a file is told by its content, not by its name.
 * @throws {BatchError} as text for the user.
 */
export async function readData(source: DataSource): Promise<ReadData> {
  try {
    return await dataOf(source)
  } catch (error) {
    throw error instanceof TableError ? new BatchError(error.message, error.line) : error
  }
}
