import { type DataTable, makeTable } from '../../batch/data/data-table.ts'
import { readData } from '../../batch/data/read-data.ts'
import { type BatchLabel, batchLabels, checkCount, countLabels } from '../../batch/records/batch-labels.ts'
import { documentFields } from '../../batch/records/document-fields.ts'
import { guessMapping } from '../../batch/records/field-mapping.ts'
import { checkRows, type RowFault } from '../../batch/records/row-faults.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import type { PrinterDpi } from '../../document/length.ts'
import { parseDocument } from '../../document/parse-document.ts'
import { ExportError } from '../export-error.ts'
import { createLabelFonts } from '../fonts/label-fonts.ts'
import type { LabelRecord } from '../page/export-page.ts'
import { exportPages } from '../page/export-pages.ts'
import type { ByteSink } from '../pdf/file/pdf-file.ts'
import { writePdf } from '../pdf/write-pdf.ts'
import { type PrintLayout, paperCount, papersOf } from '../sheet/print-layout.ts'
import { nodeFonts } from './node-fonts.ts'

export interface RenderRequest {
  /** Text of a template that the editor saved. */
  template: string
  /** A CSV, TSV or xlsx file; null prints the template once, as it is. */
  data: { name: string; bytes: Uint8Array } | null
  /** Copies of each row, or the name of the column that says them. */
  copies: number | string
  /** Epoch milliseconds of `{{date}}` and of the file. */
  now: number
  dpi?: PrinterDpi
  layout?: PrintLayout
  /** Leaves rows with errors out instead of refusing the run. */
  skipsFaulty: boolean
}

/** A run that was checked and can be written. */
export interface CheckedRun {
  labels: number
  papers: number
  /** What is wrong with rows, errors and warnings. */
  faults: readonly RowFault[]
  /** Elements of the template of which nothing would be printed, and why. */
  lost: readonly string[]
  write(sink: ByteSink, onPaper?: (done: number) => void): Promise<void>
}

interface Rows {
  labels: number
  faults: readonly RowFault[]
  records: () => Iterable<LabelRecord>
}

const ONCE: Rows = { labels: 1, faults: [], records: () => [{}] }

function copiesIn({ columns }: DataTable, asked: number | string) {
  if (typeof asked === 'number') return { kind: 'fixed' as const, count: asked }
  const column = columns.indexOf(asked)
  if (column >= 0) return { kind: 'column' as const, column }
  throw new ExportError(`数据里没有“${asked}”这一列，现有：${columns.join('、')}`)
}

function rowsOf(document: LabelDocument, { data, copies: asked, now, skipsFaulty }: RenderRequest): Rows {
  if (!data) return ONCE
  const table = makeTable(readData({ kind: 'file', ...data, sheet: null }).rows)
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
  const labels = countLabels(options)
  checkCount(labels)
  return { labels, faults, records: () => recordsOf(batchLabels(options)) }
}

function* recordsOf(labels: Iterable<BatchLabel>): Generator<LabelRecord> {
  for (const { record } of labels) yield record
}

/** Elements that do not depend on a row and cannot be printed: with any row the label would lack them. */
function lostIn(document: LabelDocument, now: number, rows: Rows): string[] {
  const [record] = rows.records()
  const pages = [...exportPages(document, { now, ...(record ? { records: [record] } : {}) })]
  const lost = pages.flatMap(({ problems }) => problems.filter(({ isLost }) => isLost))
  return [...new Set(lost.map(({ name, message }) => `${name}：${message}`))]
}

/**
 * Reads and checks a template with its data, without writing anything.
 * @throws {DocumentError | BatchError | ExportError} in Chinese when the template or the data cannot be used at all.
 */
export function prepareRun(request: RenderRequest): CheckedRun {
  const { now, dpi, layout = { kind: 'labels' } } = request
  const parsed = parseDocument(request.template)
  const document = { ...parsed, dpi: dpi ?? parsed.dpi }
  const rows = rowsOf(document, request)
  const pages = rows.labels * document.pages.length
  return {
    labels: rows.labels,
    papers: paperCount(layout, pages),
    faults: rows.faults,
    lost: lostIn(document, now, rows),
    async write(sink, onPaper) {
      const papers = papersOf(exportPages(document, { now, records: rows.records() }), layout)
      await writePdf(
        papers,
        { title: document.name, language: 'zh-CN', created: now, document, isBatch: rows.labels > 1 },
        { fonts: createLabelFonts(nodeFonts), sink, onPaper: (done) => onPaper?.(done) },
      )
    },
  }
}
