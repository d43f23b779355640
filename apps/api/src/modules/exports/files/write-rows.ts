import { setImmediate } from 'node:timers/promises'
import type { CellValue, FileColumn, Heading } from '../rules/file-column.ts'
import { type FileFormat, writeFile } from './write-file.ts'

/** Rows turned into text without letting others have their turn. */
const AT_ONCE = 100
const NOTE_MS = 250

/** What is to be written: rows in batches, what is beside them, and the columns of both. */
export interface ExportWork {
  batches(): AsyncGenerator<readonly Row[]>
  /** Beside the rows of a batch, by id. */
  extras(rows: readonly Row[]): Promise<ReadonlyMap<string, unknown>>
  columns: readonly (Heading & { value: FileColumn<Row>['value'] })[]
}

interface Row {
  id: string
}

interface Watch {
  signal: AbortSignal
  /** Told now and then how many rows are written. */
  note(rows: number): Promise<void>
}

/**
 * Writes a file, batch by batch; while one is written the next is read.
 * @returns rows and bytes written
 * @throws when the signal aborts it; the file is closed then, and not whole
 */
export async function writeRows(
  path: string,
  format: FileFormat,
  work: ExportWork,
  watch: Watch,
): Promise<{ rows: number; bytes: number }> {
  await watch.note(0)
  watch.signal.throwIfAborted()
  const written = { rows: 0 }
  const bytes = await writeFile(path, format, work.columns, cellsOf(work, watch, written))
  return { ...written, bytes }
}

/** Cells of the rows in small batches, as they are asked for; counts in `written` what was. */
async function* cellsOf(
  { batches, extras, columns }: ExportWork,
  { signal, note }: Watch,
  written: { rows: number },
): AsyncGenerator<CellValue[][], void, undefined> {
  const read = batches()
  const next = async () => {
    const { value, done } = await read.next()
    return done ? null : { batch: value, beside: await extras(value) }
  }
  let notedAt = performance.now()
  let coming = next()
  try {
    for (;;) {
      const step = await coming
      signal.throwIfAborted()
      if (step === null) return
      coming = next()
      // It is awaited in the next turn, unless this one fails.
      coming.catch(() => {})
      const { batch, beside } = step
      for (let at = 0; at < batch.length; at += AT_ONCE) {
        const part = batch.slice(at, at + AT_ONCE)
        yield part.map((row) => columns.map(({ value }) => value(row, beside.get(row.id))))
        await setImmediate()
        signal.throwIfAborted()
      }
      written.rows += batch.length
      if (performance.now() - notedAt < NOTE_MS) continue
      notedAt = performance.now()
      await note(written.rows)
      signal.throwIfAborted()
    }
  } finally {
    await coming.catch(() => {})
    await read.return(undefined)
  }
}
