import type { LabelDocument } from '../../document/label-document.ts'
import { fitsCell } from '../../export/sheet/place-label.ts'
import { SHEET_SIZES } from '../../export/sheet/sheet-library.ts'
import { cellsOf, type SheetSize, sheetFor } from '../../export/sheet/sheet-size.ts'

/** Sheets that are cut by hand: the label's own size, side by side on the paper. */
function ownSheets({ pages }: LabelDocument): SheetSize[] {
  const width = Math.max(...pages.map((page) => page.width))
  const height = Math.max(...pages.map((page) => page.height))
  return (['A4', 'Letter'] as const).map((paper) => ({
    ...sheetFor(paper, { width, height }, { margin: 800, gap: 200 }),
    id: `own-${paper}`,
  }))
}

/** Sheets whose cells take every page of the label, those that are cut by hand first. */
export function sheetsFor(document: LabelDocument): SheetSize[] {
  const fits = (sheet: SheetSize) =>
    cellsOf(sheet) > 0 &&
    document.pages.every((page) => fitsCell(page, { width: sheet.cellWidth, height: sheet.cellHeight }))
  return [...ownSheets(document), ...SHEET_SIZES].filter(fits)
}

/** The sheet that was chosen, or the first that fits; null when none does. */
export function sheetOf(id: string, document: LabelDocument): SheetSize | null {
  const sheets = sheetsFor(document)
  return sheets.find((sheet) => sheet.id === id) ?? sheets[0] ?? null
}
