import type { Box } from '../../geometry/box.ts'
import type { DisplayItem } from '../../layout/display-list.ts'
import { ExportError } from '../export-error.ts'
import type { ExportPage } from '../page/export-page.ts'
import { CALIBRATION_LENGTH, calibrationBar, cutLine } from './cut-marks.ts'
import type { Paper, PlacedLabel } from './paper.ts'
import { fitsCell, placeInCell } from './place-label.ts'
import { cellsOf, type SheetSize } from './sheet-size.ts'

export interface SheetOptions {
  sheet: SheetSize
  /** Cells of the first sheet that are used up already; counted row by row. */
  skip: number
  /** Cells go down the columns instead of along the rows. */
  isByColumn: boolean
  hasCutLines: boolean
  hasCalibrationBar: boolean
}

/** The cell at a place. */
export function cellAt(sheet: SheetSize, place: number, isByColumn: boolean): Box {
  const { columns, rows } = sheet
  const [column, row] = isByColumn
    ? [Math.floor(place / rows), place % rows]
    : [place % columns, Math.floor(place / columns)]
  return {
    x: sheet.left + column * sheet.pitchX,
    y: sheet.top + row * sheet.pitchY,
    width: sheet.cellWidth,
    height: sheet.cellHeight,
  }
}

const mm = (length: number) => Number((length / 100).toFixed(2))

function checkFit(page: ExportPage, sheet: SheetSize): void {
  if (fitsCell(page, { width: sheet.cellWidth, height: sheet.cellHeight })) return
  throw new ExportError(
    `标签 ${mm(page.width)}×${mm(page.height)} mm 放不进“${sheet.name}”的格子 ${mm(sheet.cellWidth)}×${mm(sheet.cellHeight)} mm，请换一种纸`,
  )
}

/** The bar in the margin below the cells, or above them; none where neither has space. */
function barOn(sheet: SheetSize): DisplayItem[] {
  const end = cellAt(sheet, cellsOf(sheet) - 1, false)
  const below = sheet.height - end.y - end.height
  const x = (sheet.width - CALIBRATION_LENGTH) / 2
  if (below >= 1_100) return calibrationBar(x, end.y + end.height + 200)
  return sheet.top >= 1_100 ? calibrationBar(x, sheet.top - 700) : []
}

/**
 * Labels in the cells of sheets.
 * @throws {ExportError} when a label does not fit its cell.
 */
export function* sheetPapers(pages: Iterable<ExportPage>, options: SheetOptions): Generator<Paper> {
  const { sheet, isByColumn, hasCutLines, hasCalibrationBar } = options
  const cells = cellsOf(sheet)
  if (cells < 1) throw new ExportError('这张纸上一个标签也放不下，请减小边距或换大纸')
  const bar = hasCalibrationBar ? barOn(sheet) : []
  let place = Math.min(Math.max(0, options.skip), cells - 1)
  let labels: PlacedLabel[] = []
  let cuts: DisplayItem[] = []
  const paper = (): Paper => ({
    width: sheet.width,
    height: sheet.height,
    labels,
    marks: [...cuts, ...bar],
    trim: null,
    bleed: 0,
  })
  for (const page of pages) {
    checkFit(page, sheet)
    const cell = cellAt(sheet, place, isByColumn)
    labels.push(placeInCell(page, cell))
    if (hasCutLines) cuts.push(cutLine(cell))
    place++
    if (place < cells) continue
    yield paper()
    place = 0
    labels = []
    cuts = []
  }
  if (labels.length > 0) yield paper()
}
