import type { RowFault } from '../../batch/records/row-faults.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import { parseDocument } from '../../document/parse-document.ts'
import type { PrinterDpi } from '../../units/length.ts'
import { createLabelFonts } from '../fonts/label-fonts.ts'
import type { LabelRecord } from '../page/export-page.ts'
import { exportPages } from '../page/export-pages.ts'
import type { ByteSink } from '../pdf/file/pdf-file.ts'
import { writePdf } from '../pdf/write-pdf.ts'
import { type PrintLayout, paperCount, papersOf } from '../sheet/print-layout.ts'
import type { BarcodeCheck } from '../verify/check-barcodes.ts'
import { readBack } from '../verify/read-back.ts'
import { nodeFonts } from './node-fonts.ts'
import { nodeReader } from './node-reader.ts'
import { type LabelData, labelsOfData, type RunLabels } from './run-labels.ts'

/** How labels are on paper; a roll is the one of the label's printer. */
export type RenderLayout =
  | Exclude<PrintLayout, { kind: 'roll' }>
  | Omit<Extract<PrintLayout, { kind: 'roll' }>, 'dpi'>

export interface RenderRequest extends LabelData {
  /** Text of a template that the editor saved. */
  template: string
  dpi?: PrinterDpi
  layout?: RenderLayout
}

/** A run that was checked and can be written. */
export interface CheckedRun {
  labels: number
  /** Pages of labels, and papers that they are printed on. */
  pages: number
  papers: number
  /** What is wrong with rows, errors and warnings. */
  faults: readonly RowFault[]
  /** Elements of the template of which nothing would be printed, and why. */
  lost: readonly string[]
  /** Prints page after page in dots and answers what was read of its barcodes; `recordIndex` is the place of the label. */
  readBack(): AsyncIterable<readonly BarcodeCheck[]>
  /** Line in the data, and copy from 0, of each label. */
  places(): readonly { line: number; copy: number }[]
  /** The same run without the labels of some places. */
  without(places: ReadonlySet<number>): CheckedRun
  write(sink: ByteSink, onPaper?: (done: number) => void): Promise<void>
}

/** Elements that do not depend on a row and cannot be printed: with any row the label would lack them. */
function lostIn(document: LabelDocument, now: number, labels: RunLabels): string[] {
  const [label] = labels.each()
  const pages = [...exportPages(document, { now, ...(label ? { records: [label.record] } : {}) })]
  const lost = pages.flatMap(({ problems }) =>
    problems.filter(({ isLost, kind }) => isLost || kind === 'pending'),
  )
  return [...new Set(lost.map(({ name, message }) => `${name}：${message}`))]
}

function without({ each, ...labels }: RunLabels, places: ReadonlySet<number>): RunLabels {
  return {
    ...labels,
    count: labels.count - places.size,
    *each() {
      let at = 0
      for (const label of each()) if (!places.has(at++)) yield label
    },
  }
}

function* recordsOf({ each }: RunLabels): Generator<LabelRecord> {
  for (const { record } of each()) yield record
}

function runOf(
  document: LabelDocument,
  labels: RunLabels,
  lost: readonly string[],
  { now, layout: asked = { kind: 'labels' } }: Pick<RenderRequest, 'now' | 'layout'>,
): CheckedRun {
  const layout = asked.kind === 'roll' ? { ...asked, dpi: document.dpi } : asked
  const fonts = createLabelFonts(nodeFonts)
  const pagesOf = () => exportPages(document, { now, records: recordsOf(labels) })
  const pages = labels.count * document.pages.length
  return {
    labels: labels.count,
    pages,
    papers: paperCount(layout, pages),
    faults: labels.faults,
    lost,
    readBack: () => readBack(document, pagesOf(), { fonts, reader: nodeReader }),
    places: () => [...labels.each()].map(({ line, copy }) => ({ line, copy })),
    without: (places) => runOf(document, without(labels, places), lost, { now, layout }),
    async write(sink, onPaper) {
      await writePdf(
        papersOf(pagesOf(), layout),
        { title: document.name, language: 'zh-CN', created: now, document, isBatch: labels.count > 1 },
        { fonts, sink, onPaper: (done) => onPaper?.(done) },
      )
    },
  }
}

/**
 * Reads and checks a template with its data, without writing anything.
 * @throws {DocumentError | BatchError | ExportError} in Chinese when the template or the data cannot be used at all.
 */
export async function prepareRun(request: RenderRequest): Promise<CheckedRun> {
  const { now, dpi, template } = request
  const parsed = parseDocument(template)
  const document = { ...parsed, dpi: dpi ?? parsed.dpi }
  const labels = await labelsOfData(document, request)
  return runOf(document, labels, lostIn(document, now, labels), request)
}
