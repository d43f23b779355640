import { type DelimitedRecord, RecordSplitter, textOfFormula, uniqueNames } from '@haixuan/tabular'
import { type ImportRow, MAX_COLUMNS, MAX_RECORD_CHARS } from '../rules/import-row.ts'
import { fileText } from './file-bytes.ts'
import { ImportFileError, inImportWords } from './import-file-error.ts'
import type { FileFacts } from './inspect-file.ts'
import { jsonCells } from './json-cells.ts'
import { type JsonPiece, JsonSplitter } from './json-splitter.ts'
import { LineSplitter } from './line-splitter.ts'
import { openSheet } from './workbook-rows.ts'

/** Rows of a file with the columns it has. */
export interface OpenRows {
  /** In the order of the file. Of JSON: those of the first rows, since every object may differ. */
  columns: readonly string[]
  /** Names of columns were looked for in the first rows only. */
  sampledRows: number | null
  rows: AsyncGenerator<ImportRow>
}

/** JSON has no heading; so many rows are looked at for the names of columns. */
const JSON_SAMPLE = 200

/**
 * Opens the rows of an inspected file. Memory: one chunk and one row, whatever the size of the file.
 * @throws ImportFileError now or while rows are read, when the file is broken as a whole
 */
export async function openRows(facts: FileFacts): Promise<OpenRows> {
  if (facts.sheet !== null) return { sampledRows: null, ...(await openSheet(facts.path, facts.sheet)) }
  return facts.format === 'csv' ? await openCsv(facts) : await openJson(facts)
}

async function openCsv(facts: FileFacts): Promise<OpenRows> {
  const records = csvRecords(facts)
  if (facts.namesSeparator) await records.next()
  const heading = await records.next()
  if (heading.done) throw new ImportFileError('header_missing', '文件里没有表头，第一行必须是列名。')
  const columns = uniqueNames(heading.value.cells.map((name) => name.trim()))
  const first = await records.next()
  if (first.done) throw new ImportFileError('rows_missing', '文件里只有表头，没有数据行。')
  return { columns, sampledRows: null, rows: csvRows(columns, first.value, records) }
}

async function* csvRecords(facts: FileFacts): AsyncGenerator<DelimitedRecord> {
  let records: DelimitedRecord[] = []
  const splitter = new RecordSplitter(facts.separator, {
    limits: { recordChars: MAX_RECORD_CHARS, cellChars: MAX_RECORD_CHARS, columns: MAX_COLUMNS },
    onRecord: (record) => records.push(record),
  })
  const taken = () => {
    const ended = records
    records = []
    return ended
  }
  for await (const text of fileText(facts.path, facts.encoding, facts.gzip)) {
    inImportWords(() => splitter.push(text))
    yield* taken()
  }
  inImportWords(() => splitter.end())
  yield* taken()
}

async function* csvRows(
  columns: readonly string[],
  first: DelimitedRecord,
  rest: AsyncGenerator<DelimitedRecord>,
): AsyncGenerator<ImportRow> {
  try {
    yield csvRow(columns, first)
    for await (const record of rest) yield csvRow(columns, record)
  } finally {
    // Who stops early leaves the file open otherwise.
    await rest.return(undefined)
  }
}

function csvRow(columns: readonly string[], { line, cells: values }: DelimitedRecord): ImportRow {
  if (values.length !== columns.length) {
    const message = `这一行有 ${values.length} 列，表头有 ${columns.length} 列`
    return { line, broken: { reason: 'column_count', message } }
  }
  const cells: Record<string, string> = Object.create(null)
  for (const [index, name] of columns.entries()) {
    const value = values[index]
    if (value) cells[name] = textOfFormula(value)
  }
  return { line, cells }
}

async function openJson(facts: FileFacts): Promise<OpenRows> {
  const pieces = facts.format === 'json' ? jsonElements(facts) : jsonLines(facts)
  const sample: ImportRow[] = []
  const columns = new Set<string>()
  while (sample.length < JSON_SAMPLE) {
    const next = await pieces.next()
    if (next.done) break
    sample.push(jsonCells(next.value, columns))
  }
  if (sample.length === 0) throw new ImportFileError('rows_missing', '文件里没有任何一行数据。')
  const sampledRows = sample.length < JSON_SAMPLE ? null : JSON_SAMPLE
  return { columns: [...columns], sampledRows, rows: jsonRows(sample, pieces) }
}

async function* jsonElements(facts: FileFacts): AsyncGenerator<JsonPiece> {
  const splitter = new JsonSplitter()
  for await (const text of fileText(facts.path, facts.encoding, facts.gzip)) yield* splitter.push(text)
  splitter.end()
}

async function* jsonLines(facts: FileFacts): AsyncGenerator<JsonPiece> {
  const splitter = new LineSplitter()
  for await (const text of fileText(facts.path, facts.encoding, facts.gzip)) yield* splitter.push(text)
  yield* splitter.end()
}

async function* jsonRows(sample: ImportRow[], rest: AsyncGenerator<JsonPiece>): AsyncGenerator<ImportRow> {
  try {
    yield* sample
    for await (const piece of rest) yield jsonCells(piece)
  } finally {
    await rest.return(undefined)
  }
}
