import { BatchError } from '../batch-error.ts'
import { BATCH_LIMITS } from '../batch-limits.ts'
import { decodeText } from '../delimited/decode-text.ts'
import { readDelimited, readPaste } from '../delimited/read-delimited.ts'
import type { DecodedText, TextEncoding } from '../delimited/text-encoding.ts'
import { readWorkbook } from '../workbook/read-workbook.ts'
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
  decoded?: Omit<DecodedText, 'text'> | null
}

const begins = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)

/**
 * Reads rows; the kind of a file is told by its content, not by its name.
 * @throws {BatchError} in words for the user.
 */
export function readData(source: DataSource): ReadData {
  if (source.kind === 'paste') return { rows: readPaste(source.text), sheets: [], sheet: null }
  const { bytes, sheet } = source
  if (bytes.length === 0) throw new BatchError('文件是空的，请选择有数据的文件')
  if (bytes.length > BATCH_LIMITS.fileBytes)
    throw new BatchError('文件超过 20 MB，请删去不用的列和工作表，或分成几个文件')
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new BatchError('这是旧版 .xls 或有密码的文件，请在 Excel 里去掉密码并另存为 .xlsx 后再上传')
  }
  if (begins(bytes, 0x50, 0x4b)) {
    const workbook = readWorkbook(bytes, sheet)
    return { rows: workbook.rows, sheets: workbook.sheets, sheet: workbook.sheet }
  }
  const { text, ...decoded } = decodeText(bytes, source.encoding ?? null)
  return { rows: readDelimited(text), sheets: [], sheet: null, decoded }
}
