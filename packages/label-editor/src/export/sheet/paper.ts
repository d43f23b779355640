import type { Box } from '../../geometry/box.ts'
import type { DisplayItem } from '../../layout/display-list.ts'
import type { Length } from '../../units/length.ts'
import type { ExportPage } from '../page/export-page.ts'
import type { Matrix } from '../page/matrix.ts'

/** A label in its place on the paper. */
export interface PlacedLabel {
  page: ExportPage
  /** From the label to the paper. */
  matrix: Matrix
  /** What of the label is printed, in its own coordinates; null leaves it to the edge of the paper. */
  clip: Box | null
}

/** A sheet of paper that comes out of a printer, with the labels on it. Hundredths of a millimetre, y downwards. */
export interface Paper {
  width: Length
  height: Length
  labels: readonly PlacedLabel[]
  /** Crop marks, cut lines, the calibration bar: drawn over the labels. */
  marks: readonly DisplayItem[]
  /** The finished label on a paper that is larger than it. */
  trim: Box | null
  /** How far the print goes beyond the trim. */
  bleed: Length
}
