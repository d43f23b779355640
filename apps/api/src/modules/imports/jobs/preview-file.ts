import type { FileFacts } from '../files/inspect-file.ts'
import { openRows } from '../files/open-rows.ts'
import { type CompiledMapping, compileMapping } from '../rules/compile-mapping.ts'
import type { AllKindRules } from '../rules/import-kind.ts'
import type { ImportRow } from '../rules/import-row.ts'
import type { MappingFile } from '../rules/mapping-file.ts'

/** Rows that a preview looks at. */
const PREVIEW_ROWS = 500

/** The beginning of a file, and a mapping that fits its columns. */
export interface FileStart {
  columns: readonly string[]
  mapping: CompiledMapping
  rows: ImportRow[]
}

/**
 * Reads the first rows of a file and compares its columns with a mapping.
 * @throws ImportFileError, MappingError
 */
export async function readStart(
  kinds: AllKindRules,
  facts: FileFacts,
  file: MappingFile,
  most = PREVIEW_ROWS,
): Promise<FileStart> {
  const opened = await openRows(facts)
  const rows: ImportRow[] = []
  try {
    for (let row = await opened.rows.next(); !row.done; row = await opened.rows.next()) {
      rows.push(row.value)
      if (rows.length >= most) break
    }
  } finally {
    await opened.rows.return(undefined)
  }
  const { columns, sampledRows } = opened
  return { columns, rows, mapping: compileMapping(kinds, file, columns, { sampledRows, clock: Date.now }) }
}
