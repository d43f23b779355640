export type { Cell, Column, ColumnFormat, LinkCell, Row, RowBatches } from './cells/cell.ts'
export {
  BYTE_ORDER_MARK,
  clipboardText,
  delimitedText,
  spreadsheetText,
} from './delimited/delimited-text.ts'
export { type CsvFile, writeCsv } from './delimited/write-csv.ts'
export type { Sheet } from './workbook/sheet.ts'
export type { LongText } from './workbook/sheet-writer.ts'
export { type WorkbookOptions, writeWorkbook } from './workbook/write-workbook.ts'
export { WRITE_LIMITS, WriteLimitError } from './write-limits.ts'
export { type OpenEntry, type ZipEntry, type ZipOptions, ZipWriter } from './zip/zip-writer.ts'
