import type { LabelDocument } from '../../document/label-document.ts'
import { fitsCell } from '../../export/sheet/place-label.ts'
import type { PrintLayout } from '../../export/sheet/print-layout.ts'
import { SHEET_SIZES } from '../../export/sheet/sheet-library.ts'
import { cellsOf, type SheetSize, sheetFor } from '../../export/sheet/sheet-size.ts'
import { fromMm } from '../../units/length.ts'

/** How labels are on a sheet or a roll, as somebody chooses it. Lengths are millimetres. */
export interface PaperChoice {
  sheetId: string
  /** Cells of the first sheet that are used up. */
  skip: number
  /** Between labels: on a sheet that is cut by hand, and on a roll. */
  gap: number
  /** Labels beside each other on a roll, and backing paper at its edges. */
  across: number
  margin: number
}

export const FIRST_PAPER: PaperChoice = { sheetId: '', skip: 0, gap: 2, across: 2, margin: 0 }

/** What the fields allow. */
export const MOST = { gap: 20, across: 10, margin: 20 } as const

/** Whether a sheet is cut by hand: its cells are the label's, and the gap is free. */
export const isOwnSheet = ({ id }: SheetSize): boolean => id.startsWith('own-')

/** Sheets that are cut by hand: the label's own size, side by side on the paper. */
function ownSheets({ pages }: LabelDocument, gap: number): SheetSize[] {
  const width = Math.max(...pages.map((page) => page.width))
  const height = Math.max(...pages.map((page) => page.height))
  return (['A4', 'Letter'] as const).map((paper) => ({
    ...sheetFor(paper, { width, height }, { margin: 800, gap: fromMm(gap) }),
    id: `own-${paper}`,
  }))
}

/** Sheets whose cells take every page of the label, those that are cut by hand first. */
export function sheetsFor(document: LabelDocument, { gap }: Pick<PaperChoice, 'gap'>): SheetSize[] {
  const fits = (sheet: SheetSize) =>
    cellsOf(sheet) > 0 &&
    document.pages.every((page) => fitsCell(page, { width: sheet.cellWidth, height: sheet.cellHeight }))
  return [...ownSheets(document, gap), ...SHEET_SIZES].filter(fits)
}

/** The sheet that was chosen, or the first that fits; null when none does. */
export function sheetOf(
  { sheetId, gap }: Pick<PaperChoice, 'sheetId' | 'gap'>,
  document: LabelDocument,
): SheetSize | null {
  const sheets = sheetsFor(document, { gap })
  return sheets.find(({ id }) => id === sheetId) ?? sheets[0] ?? null
}

/** The layout of a roll that was chosen, for the label's own printer. */
export const rollOf = (
  { across, gap, margin }: Pick<PaperChoice, 'across' | 'gap' | 'margin'>,
  { dpi }: Pick<LabelDocument, 'dpi'>,
): PrintLayout => ({ kind: 'roll', across, gap: fromMm(gap), margin: fromMm(margin), dpi })
