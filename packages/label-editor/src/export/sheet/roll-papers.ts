import type { Length, PrinterDpi } from '../../units/length.ts'
import type { ExportPage } from '../page/export-page.ts'
import type { Paper, PlacedLabel } from './paper.ts'

/** Labels beside each other on the backing paper of a roll; each row is a page of the printer. */
export interface RollOptions {
  across: number
  /** Between neighbours. */
  gap: Length
  /** Backing paper left and right of the labels. */
  margin: Length
  /** Dots an inch of the printer: labels begin on whole dots, lest bars lose theirs. */
  dpi: PrinterDpi
}

/** Rows of a roll. Labels of one row have the size of its first. */
export function* rollPapers(
  pages: Iterable<ExportPage>,
  { across, gap, margin, dpi }: RollOptions,
): Generator<Paper> {
  const count = Math.max(1, Math.floor(across))
  const onDot = (length: Length) => (Math.round((length * dpi) / 2540) * 2540) / dpi
  let row: ExportPage[] = []
  const paper = (): Paper => {
    const width = Math.max(...row.map((page) => page.width))
    const labels = row.map(
      (page, at): PlacedLabel => ({
        page,
        matrix: [1, 0, 0, 1, onDot(margin + at * (width + gap)), 0],
        clip: { x: 0, y: 0, width: page.width, height: page.height },
      }),
    )
    return {
      width: margin * 2 + count * width + (count - 1) * gap,
      height: Math.max(...row.map(({ height }) => height)),
      labels,
      marks: [],
      trim: null,
      bleed: 0,
    }
  }
  for (const page of pages) {
    row.push(page)
    if (row.length < count) continue
    yield paper()
    row = []
  }
  if (row.length > 0) yield paper()
}
