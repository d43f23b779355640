import type { ExportPage } from '../page/export-page.ts'
import { type LabelMarks, labelPapers } from './label-papers.ts'
import type { Paper } from './paper.ts'
import { type RollOptions, rollPapers } from './roll-papers.ts'
import { type SheetOptions, sheetPapers } from './sheet-papers.ts'
import { cellsOf } from './sheet-size.ts'

/** How labels are on paper. */
export type PrintLayout =
  /** One paper of its own size for each. */
  | { kind: 'labels'; marks?: LabelMarks }
  | ({ kind: 'sheet' } & SheetOptions)
  | ({ kind: 'roll' } & RollOptions)

/** Papers of a run. */
export function papersOf(pages: Iterable<ExportPage>, layout: PrintLayout): Generator<Paper> {
  if (layout.kind === 'sheet') return sheetPapers(pages, layout)
  return layout.kind === 'roll' ? rollPapers(pages, layout) : labelPapers(pages, layout.marks)
}

/** How many papers some labels take. */
export function paperCount(layout: PrintLayout, labels: number): number {
  if (layout.kind === 'labels' || labels === 0) return labels
  if (layout.kind === 'roll') return Math.ceil(labels / Math.max(1, Math.floor(layout.across)))
  const cells = Math.max(1, cellsOf(layout.sheet))
  return Math.ceil((labels + Math.min(Math.max(0, layout.skip), cells - 1)) / cells)
}
