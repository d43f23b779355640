import type { LabelElement } from '../../document/element.ts'
import { elementsOf, type LabelDocument, type LabelPage } from '../../document/label-document.ts'
import type { LayoutContext } from '../../layout/display-list.ts'
import { pageContext } from '../../layout/page-context.ts'
import type { PrinterDpi } from '../../units/length.ts'
import { frameBlock, type LaidOut, layOutElement } from './export-blocks.ts'
import type { ExportPage, ExportPart, LabelRecord } from './export-page.ts'
import { missingCharacters } from './missing-characters.ts'
import { barcodesOf } from './page-barcodes.ts'
import { codesOf } from './page-codes.ts'
import { varies } from './varies.ts'

/** What a run prints. */
export interface ExportOptions {
  /** Printer that bars are snapped to; the document's own when not given. */
  dpi?: PrinterDpi
  /** Epoch milliseconds of `{{date}}`. */
  now: number
  /** One label for each; without any, one label with its variables as they are written. */
  records?: Iterable<LabelRecord>
  /** Copies of each label; 1 when not given. 0 leaves a label out. */
  copies?: number | ((record: LabelRecord, recordIndex: number) => number)
  /** Pages of the document to print; all when not given. */
  pageIds?: readonly string[]
}

/** What stays the same of a page during a run. */
interface Plan {
  page: LabelPage
  pageIndex: number
  /** Runs of neighbours: elements that vary, or a part that is laid out already. */
  runs: readonly (readonly LabelElement[] | { part: ExportPart; laidOut: readonly LaidOut[] })[]
  elements: readonly LabelElement[]
}

type ContextOf = (element: LabelElement) => LayoutContext
const isVarying = (run: Plan['runs'][number]): run is readonly LabelElement[] => Array.isArray(run)

function planOf(page: LabelPage, pageIndex: number, document: LabelDocument, contextOf: ContextOf): Plan {
  const elements = elementsOf(document, page).filter(({ isHidden }) => !isHidden)
  const runs: Plan['runs'][number][] = []
  let fixed: LaidOut[] = []
  let varying: LabelElement[] = []
  let frame = frameBlock(page)
  const closeFixed = () => {
    const blocks = [...frame, ...fixed.map(({ block }) => block)]
    if (blocks.length > 0) runs.push({ part: { isFixed: true, blocks }, laidOut: fixed })
    frame = []
    fixed = []
  }
  for (const element of elements) {
    if (varies(element)) {
      closeFixed()
      varying.push(element)
      continue
    }
    if (varying.length > 0) runs.push(varying)
    varying = []
    fixed.push(layOutElement(element, contextOf(element)))
  }
  closeFixed()
  if (varying.length > 0) runs.push(varying)
  return { page, pageIndex, runs, elements }
}

function pageOf(
  { page, pageIndex, runs, elements }: Plan,
  images: LabelDocument['images'],
  contextOf: ContextOf,
  place: Pick<ExportPage, 'index' | 'recordIndex' | 'copy' | 'record'>,
): ExportPage {
  const laidOut: LaidOut[] = []
  const parts = runs.map((run): ExportPart => {
    if (!isVarying(run)) {
      laidOut.push(...run.laidOut)
      return run.part
    }
    const made = run.map((element) => layOutElement(element, contextOf(element)))
    laidOut.push(...made)
    return { isFixed: false, blocks: made.map(({ block }) => block) }
  })
  return {
    ...place,
    pageIndex,
    width: page.width,
    height: page.height,
    parts,
    problems: laidOut.flatMap(({ problems }) => problems),
    get barcodes() {
      return barcodesOf(elements, contextOf)
    },
    get codes() {
      return codesOf(parts, images)
    },
    get missing() {
      return missingCharacters(parts)
    },
  }
}

/**
 * Every page of a run, made one after the other and never kept: a run of thousands needs the memory of one. Records
 * come in their order, each with its copies, each copy with all its pages.
 */
export function* exportPages(document: LabelDocument, options: ExportOptions): Generator<ExportPage> {
  const { now, records = [{}], copies = 1, pageIds } = options
  const printed = { ...document, dpi: options.dpi ?? document.dpi }
  const plans = printed.pages.flatMap((page, pageIndex) =>
    !pageIds || pageIds.includes(page.id)
      ? [planOf(page, pageIndex, printed, pageContext(printed, page.id, now))]
      : [],
  )
  let index = 0
  let recordIndex = 0
  for (const record of records) {
    const count = typeof copies === 'number' ? copies : copies(record, recordIndex)
    for (let copy = 0; copy < count; copy++) {
      for (const plan of plans) {
        const contextOf = pageContext(printed, plan.page.id, now, record)
        yield pageOf(plan, printed.images, contextOf, { index: index++, recordIndex, copy, record })
      }
    }
    recordIndex++
  }
}

/** How many pages a run has, without making them. */
export function countPages(document: LabelDocument, { records, copies = 1, pageIds }: ExportOptions): number {
  const pages = document.pages.filter(({ id }) => !pageIds || pageIds.includes(id)).length
  let count = 0
  let recordIndex = 0
  for (const record of records ?? [{}]) {
    count += (typeof copies === 'number' ? copies : copies(record, recordIndex++)) * pages
  }
  return count
}
