import type { DisplayItem } from '../../layout/display-list.ts'
import type { Length } from '../../units/length.ts'
import type { ExportPage } from '../page/export-page.ts'
import { CALIBRATION_HEIGHT, CALIBRATION_LENGTH, calibrationBar, cropMarks, cutLine } from './cut-marks.ts'
import type { Paper } from './paper.ts'

/** What is printed around a label for anyone who cuts it. */
export interface LabelMarks {
  /** How far what hangs over the edge is printed beyond it; 0 has no bleed. */
  bleed: Length
  hasCropMarks: boolean
  hasCutLine: boolean
  hasCalibrationBar: boolean
}

export const NO_MARKS: LabelMarks = {
  bleed: 0,
  hasCropMarks: false,
  hasCutLine: false,
  hasCalibrationBar: false,
}

/** Space from the cut to a crop mark, when there is no bleed. */
const AWAY: Length = 200
const MARK_MARGIN: Length = 600
const GAP: Length = 200

function marked(page: ExportPage, marks: LabelMarks): Paper {
  const { width, height } = page
  const { bleed, hasCropMarks, hasCutLine, hasCalibrationBar } = marks
  const away = Math.max(AWAY, bleed)
  const side = Math.max(bleed, hasCropMarks ? away + MARK_MARGIN - AWAY : 0)
  const below = side + (hasCalibrationBar ? CALIBRATION_HEIGHT + GAP : 0)
  const least = hasCalibrationBar ? CALIBRATION_LENGTH * 1.7 : 0
  const wide = Math.max(side, (least - width) / 2)
  const trim = { x: wide, y: side, width, height }
  const items: DisplayItem[] = []
  if (hasCropMarks) items.push(cropMarks(trim, away))
  if (hasCutLine) items.push(cutLine(trim))
  if (hasCalibrationBar) items.push(...calibrationBar(Math.min(wide, GAP), side + height + side + GAP))
  return {
    width: width + wide * 2,
    height: height + side + below,
    labels: [
      {
        page,
        matrix: [1, 0, 0, 1, trim.x, trim.y],
        clip: { x: -bleed, y: -bleed, width: width + bleed * 2, height: height + bleed * 2 },
      },
    ],
    marks: items,
    trim,
    bleed,
  }
}

/** Each label on a paper of exactly its size, as label printers take it, or with marks on one that has space for them. */
export function* labelPapers(pages: Iterable<ExportPage>, marks: LabelMarks = NO_MARKS): Generator<Paper> {
  const isBare = marks.bleed <= 0 && !marks.hasCropMarks && !marks.hasCalibrationBar
  for (const page of pages) {
    if (!isBare) {
      yield marked(page, marks)
      continue
    }
    const { width, height } = page
    const edge = cutLine({ x: 5, y: 5, width: width - 10, height: height - 10 })
    yield {
      width,
      height,
      labels: [{ page, matrix: [1, 0, 0, 1, 0, 0], clip: null }],
      marks: marks.hasCutLine ? [edge] : [],
      trim: null,
      bleed: 0,
    }
  }
}
