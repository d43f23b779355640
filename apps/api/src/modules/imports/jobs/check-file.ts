import { type FileChoices, type FileFacts, inspectFile } from '../files/inspect-file.ts'
import { openRows } from '../files/open-rows.ts'
import { type CompiledMapping, compileMapping, type RowRejection } from '../rules/compile-mapping.ts'
import { addSamples, type FieldSamples } from '../rules/field-samples.ts'
import { REJECTS_KEPT } from '../rules/import-job.ts'
import type { AllKindRules } from '../rules/import-kind.ts'
import type { MappingFile } from '../rules/mapping-file.ts'
import { isRecordRow, readyRow } from '../rules/ready-row.ts'
import { RegionQuestions } from '../rules/region-questions.ts'
import type { RejectReason } from '../rules/rejected-cell.ts'

/** What reading a whole file with a mapping shows, before anything is written. */
export interface FileCheck {
  facts: FileFacts
  columns: readonly string[]
  mapping: CompiledMapping
  rows: number
  accepted: number
  rejected: number
  /** Rows that are hidden or filtered out in their sheet; they are read as the others are. */
  hidden: number
  rejectTotals: Map<RejectReason, number>
  /** The first rejected rows. */
  rejections: RowRejection[]
  samples: FieldSamples
  /** Regions whose currency is not that of their rows. */
  regions: RegionQuestions
}

/** Samples are looked for in so many rows. */
const SAMPLE_ROWS = 1_000

/**
 * Reads a file to its end with a mapping and stores nothing, in constant memory. An import does this first, so
 * that a file that is broken anywhere changes nothing.
 * @throws ImportFileError, MappingError
 */
export async function checkFile(
  kinds: AllKindRules,
  path: string,
  file: MappingFile,
  choices: FileChoices = {},
): Promise<FileCheck> {
  return await checkRows(kinds, await inspectFile(path, choices), file)
}

/**
 * The same for a file that was looked at.
 * @param onRow called for each row; what it throws ends the check
 */
export async function checkRows(
  kinds: AllKindRules,
  facts: FileFacts,
  file: MappingFile,
  onRow: () => void = () => undefined,
): Promise<FileCheck> {
  const kind = kinds[file.kind]
  const { columns, sampledRows, rows } = await openRows(facts)
  const mapping = compileMapping(kinds, file, columns, { sampledRows, clock: Date.now })
  const check: FileCheck = {
    ...{ facts, columns, mapping, rows: 0, accepted: 0, rejected: 0, hidden: 0 },
    rejectTotals: new Map(),
    rejections: [],
    regions: new RegionQuestions(),
    samples: new Map(mapping.fields.map((field) => [field, []])),
  }
  for await (const row of rows) {
    onRow()
    check.rows++
    if ('isHidden' in row) check.hidden++
    if ('cells' in row && check.rows <= SAMPLE_ROWS) addSamples(check.samples, row.cells)
    const ready = readyRow(kind, mapping.map(row), file)
    if (isRecordRow(ready)) {
      check.accepted++
      check.regions.add(kind.currencyIn(ready.record))
      continue
    }
    check.rejected++
    const { reason } = ready.rejection
    check.rejectTotals.set(reason, (check.rejectTotals.get(reason) ?? 0) + 1)
    if (check.rejections.length < REJECTS_KEPT) check.rejections.push(ready.rejection)
  }
  return check
}
