import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { CellValue } from '../rules/file-column.ts'

/** Rows that are turned into text without letting others have their turn. */
export const ROWS_AT_ONCE = 100
const LEVEL = 1

/** A batch of rows as a line of JSON. */
export const cellsLine = (rows: readonly (readonly CellValue[])[]): string => JSON.stringify(rows)

/** Lines as they are stored, compressed beside the main thread. */
export async function packCells(lines: readonly string[]): Promise<Buffer> {
  return await promisify(gzip)(lines.join('\n'), { level: LEVEL })
}

/** The batches of a stored part, each when it is asked for. */
export async function* unpackCells(packed: Buffer): AsyncGenerator<CellValue[][], void, undefined> {
  const text = (await promisify(gunzip)(packed)).toString('utf8')
  for (let at = 0; at < text.length; ) {
    const found = text.indexOf('\n', at)
    const end = found < 0 ? text.length : found
    yield JSON.parse(text.slice(at, end)) as CellValue[][]
    at = end + 1
  }
}
