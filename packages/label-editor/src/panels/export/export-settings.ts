import type { PrinterDpi } from '../../units/length.ts'
import { FIRST_PAPER, MOST, type PaperChoice } from './sheet-choice.ts'

export type ExportFormat = 'pdf' | 'png' | 'svg' | 'zpl'
export type PdfLayout = 'single' | 'sheet' | 'roll'

/** What the dialog asks for; kept for the next time, but for the name and the resolution, which are the label's. */
export interface ExportSettings extends PaperChoice {
  format: ExportFormat
  dpi: PrinterDpi
  /** PNG in black and white or with greys. */
  bits: 1 | 8
  /** SVG with the shapes of its letters or with its letters. */
  svgText: 'outlines' | 'text'
  zplCopies: number
  zplPacking: 'run-length' | 'z64'
  hasNativeBarcodes: boolean
  /** PDF: millimetres that the print goes beyond the edge, and what helps to cut and to measure. */
  bleed: number
  hasCropMarks: boolean
  hasCutLine: boolean
  hasCalibrationBar: boolean
  /** PDF: each label alone, or side by side on sheets or a roll, and how many. */
  layout: PdfLayout
  sheetCopies: number
}

const KEY = 'haixuan.label.export'

const FORMATS: readonly ExportFormat[] = ['pdf', 'png', 'svg', 'zpl']
const LAYOUTS: readonly PdfLayout[] = ['single', 'sheet', 'roll']

const FIRST: Omit<ExportSettings, 'dpi'> = {
  format: 'pdf',
  bits: 1,
  svgText: 'outlines',
  zplCopies: 1,
  zplPacking: 'run-length',
  hasNativeBarcodes: true,
  bleed: 0,
  hasCropMarks: false,
  hasCutLine: false,
  hasCalibrationBar: false,
  layout: 'single',
  sheetCopies: 1,
  ...FIRST_PAPER,
}

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value || least))

/** The settings of last time where they still mean something, at the resolution of the label. */
export function readSettings(dpi: PrinterDpi): ExportSettings {
  const settings: ExportSettings = { ...FIRST, dpi }
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return settings
    for (const key of Object.keys(FIRST) as (keyof typeof FIRST)[]) {
      const value = (kept as Record<string, unknown>)[key]
      if (typeof value === typeof FIRST[key]) Object.assign(settings, { [key]: value })
    }
    if (!FORMATS.includes(settings.format)) settings.format = FIRST.format
    if (settings.bits !== 8) settings.bits = 1
    if (settings.svgText !== 'text') settings.svgText = 'outlines'
    if (settings.zplPacking !== 'z64') settings.zplPacking = 'run-length'
    if (!LAYOUTS.includes(settings.layout)) settings.layout = FIRST.layout
    settings.zplCopies = between(1, Math.round(settings.zplCopies), 9_999)
    settings.bleed = between(0, settings.bleed, 10)
    settings.sheetCopies = between(1, Math.round(settings.sheetCopies), 5_000)
    settings.gap = between(0, settings.gap, MOST.gap)
    settings.across = between(1, Math.round(settings.across), MOST.across)
    settings.margin = between(0, settings.margin, MOST.margin)
    // The next sheet is a new one.
    settings.skip = 0
  } catch {
    return { ...FIRST, dpi }
  }
  return settings
}

export function keepSettings({ dpi: _, ...settings }: ExportSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Without a store the dialog begins again each time; nothing is lost.
  }
}
