import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { CellValue, Heading } from '../rules/file-column.ts'
import { BYTE_ORDER_MARK, csvHeadings, csvRow } from './csv-row.ts'
import { SHEET_PART, WORKBOOK_PARTS } from './xlsx-parts.ts'
import { columnName, sheetEnd, sheetRow, sheetStart } from './xlsx-sheet.ts'
import { ZipWriter } from './zip-writer.ts'

export type FileFormat = 'xlsx' | 'csv'

/** Writes rows to a file as they come, in constant memory. */
export interface FileWriter {
  /** Resolves when there is room for more. */
  write(rows: readonly (readonly CellValue[])[]): Promise<void>
  /** Ends the file. @returns its bytes */
  end(): Promise<number>
  /** Gives the file up; what is written of it stays on the disk. */
  abort(): Promise<void>
}

/** Opens a new file of that path, readable by this user alone, with its heading row. */
export async function openFileWriter(
  path: string,
  format: FileFormat,
  headings: readonly Heading[],
): Promise<FileWriter> {
  const out = createWriteStream(path, { mode: 0o600, highWaterMark: 256 * 1024 })
  await once(out, 'open')
  const abort = async () => {
    // With an error: whoever waits for room in the file must not wait for ever.
    out.destroy(new Error('The file was given up.'))
    // Not `once`: what was being written fails, and that is no failure of giving up.
    if (!out.closed) await new Promise<void>((resolve) => out.once('close', () => resolve()))
  }
  const close = async () => {
    out.end()
    await once(out, 'close')
    return out.bytesWritten
  }
  return format === 'csv'
    ? csvWriter(out, headings, { close, abort })
    : xlsxWriter(out, headings, { close, abort })
}

interface Ending {
  close(): Promise<number>
  abort(): Promise<void>
}

async function csvWriter(
  out: ReturnType<typeof createWriteStream>,
  headings: readonly Heading[],
  { close, abort }: Ending,
): Promise<FileWriter> {
  let failure: unknown
  out.on('error', (error) => {
    failure = error
  })
  const put = async (text: string) => {
    if (failure !== undefined) throw failure
    if (!out.write(text)) await once(out, 'drain')
  }
  await put(BYTE_ORDER_MARK + csvHeadings(headings))
  return { write: (rows) => put(rows.map((row) => csvRow(row, headings)).join('')), end: close, abort }
}

async function xlsxWriter(
  out: ReturnType<typeof createWriteStream>,
  headings: readonly Heading[],
  { close, abort }: Ending,
): Promise<FileWriter> {
  const zip = new ZipWriter(out)
  for (const [name, xml] of WORKBOOK_PARTS) {
    zip.begin(name)
    await zip.write(xml)
    await zip.end()
  }
  const names = headings.map((_, at) => columnName(at))
  let last = 1
  zip.begin(SHEET_PART)
  await zip.write(sheetStart(headings, names))
  return {
    write: (rows) => zip.write(rows.map((row) => sheetRow(row, headings, names, ++last)).join('')),
    end: async () => {
      await zip.write(sheetEnd(names, last))
      await zip.end()
      zip.finish()
      return close()
    },
    abort,
  }
}
