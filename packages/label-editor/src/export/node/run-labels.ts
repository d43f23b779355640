import { type DataChoices, tableOfData } from '../../batch/data/data-question.ts'
import type { DataTable } from '../../batch/data/data-table.ts'
import { batchLabels, checkCount, countLabels } from '../../batch/records/batch-labels.ts'
import { documentFields } from '../../batch/records/document-fields.ts'
import { guessMapping } from '../../batch/records/field-mapping.ts'
import { checkRows, type RowFault } from '../../batch/records/row-faults.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import { ExportError } from '../export-error.ts'
import type { LabelRecord } from '../page/export-page.ts'

/** What labels are made from. */
export interface LabelData {
  /** A CSV, TSV or xlsx file; null prints the template once, as it is. */
  data: { name: string; bytes: Uint8Array } | null
  /** Copies of each row, or the name of the column that says them. */
  copies: number | string
  /** Epoch milliseconds of `{{date}}`. */
  now: number
  /** Leaves rows with errors out instead of refusing the run. */
  skipsFaulty: boolean
  /** How hidden rows, merged cells and doubtful encodings are read; without it they are refused. */
  choices?: DataChoices
}

/** A label of a run. */
interface RunLabel {
  record: LabelRecord
  /** Line of its row in the file; 1 without a file. */
  line: number
  /** Which of the row's copies it is, from 0. */
  copy: number
}

export interface RunLabels {
  count: number
  /** What is wrong with rows, errors and warnings. */
  faults: readonly RowFault[]
  /** In the order of the rows; made again each time. */
  each(): Iterable<RunLabel>
}

const ONCE: RunLabels = { count: 1, faults: [], each: () => [{ record: {}, line: 1, copy: 0 }] }

function copiesIn({ columns }: DataTable, asked: number | string) {
  if (typeof asked === 'number') return { kind: 'fixed' as const, count: asked }
  const column = columns.indexOf(asked)
  if (column >= 0) return { kind: 'column' as const, column }
  throw new ExportError(`数据里没有“${asked}”这一列，现有：${columns.join('、')}`)
}

/**
 * The labels that some data makes of a document.
 * @throws {BatchError | ExportError} in Chinese when the data cannot be used at all.
 */
export async function labelsOfData(
  document: LabelDocument,
  { data, copies: asked, now, skipsFaulty, choices = {} }: LabelData,
): Promise<RunLabels> {
  if (!data) return ONCE
  const table = await tableOfData({ kind: 'file', ...data, sheet: null }, choices)
  const mapping = guessMapping(documentFields(document), table.columns)
  const unknown = documentFields(document).filter(({ name }) => !Object.hasOwn(mapping, name))
  if (unknown.length > 0) {
    const names = unknown.map(({ name }) => `{{${name}}}`).join('、')
    throw new ExportError(`模板要的 ${names} 在数据里没有对应的列，现有：${table.columns.join('、')}`)
  }
  const copies = copiesIn(table, asked)
  const faults = [...checkRows({ document, table, mapping, copies, now })].flat()
  const bad = new Set(faults.flatMap(({ row, level }) => (level === 'error' ? [row] : [])))
  const options = {
    table,
    mapping,
    copies,
    skipped: skipsFaulty ? bad : new Set<number>(),
    serialPer: 'label' as const,
  }
  const count = countLabels(options)
  checkCount(count)
  return {
    count,
    faults,
    *each() {
      for (const { record, row, copy } of batchLabels(options)) {
        yield { record, copy, line: table.rows[row]?.line ?? 0 }
      }
    },
  }
}
