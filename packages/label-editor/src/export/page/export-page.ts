import type { BarcodeFormat } from '../../barcode/barcode-format.ts'
import type { Modules } from '../../barcode/modules.ts'
import type { Area } from '../../barcode/place-barcode.ts'
import type { ElementKind } from '../../document/element.ts'
import type { Box } from '../../geometry/box.ts'
import type { DisplayItem } from '../../layout/display-list.ts'
import type { Length } from '../../units/length.ts'
import type { Matrix } from './matrix.ts'

/** A row of data: the values of `{{field}}`. `#serial` says how far serial numbers have counted. */
export type LabelRecord = Readonly<Record<string, string>>

export type ExportItem = DisplayItem

/** What an element prints, with the way from its own coordinates to the page. */
export interface ExportBlock {
  /** Empty for the frame of the page. */
  elementId: string
  kind: ElementKind | 'frame'
  /** What the element is called in the layer list. */
  name: string
  /** Hundredths of a millimetre of the page, origin top left, y downwards. */
  matrix: Matrix
  items: readonly ExportItem[]
  /** How a screen reader says it: the text itself, what a drawing shows, or null for mere decoration. */
  reading: { role: 'text' | 'figure'; text: string } | null
}

/**
 * Neighbours in the pile that do, or do not, depend on the record. A fixed part is the same object on every page that
 * shows it: exporters keep what they made of it and draw it once.
 */
export interface ExportPart {
  isFixed: boolean
  blocks: readonly ExportBlock[]
}

/** A symbol that can be read back from the printed page. */
export interface ExportBarcode {
  elementId: string
  name: string
  format: BarcodeFormat
  /** With its variables filled. */
  value: string
  /** Upright box on the page around the element. */
  box: Box
  /** Degrees clockwise. */
  rotation: number
  /** From the element's box to the page. */
  matrix: Matrix
  /** The symbol with its quiet zone, in the element's box. */
  quiet: Area
  modules: Modules
  /** Printer dots of the narrowest bar. */
  dots: number
}

/** A code of a PDF that is on the page as a picture. */
export interface ImportedCode {
  elementId: string
  name: string
  /** What was read when it was imported; null for labels that were made before this was kept. */
  value: string | null
  /** From the element's box to the page. */
  matrix: Matrix
  /** Where it is in the element's box. */
  area: Area
  /** Upright box on the page around it. */
  box: Box
}

/** Why a label will not come out as it is meant, in Chinese. */
export interface ExportProblem {
  elementId: string
  name: string
  kind: 'missing-glyph' | 'overflow' | 'barcode' | 'mark-size' | 'pending' | 'unknown'
  message: string
  /** Nothing of the element is printed, as a barcode with a wrong digit. */
  isLost: boolean
}

/** One printed page. */
export interface ExportPage {
  /** Place in the whole run, from 0. */
  index: number
  /** Row of data, page of the document and copy, from 0. */
  recordIndex: number
  pageIndex: number
  copy: number
  record: LabelRecord
  width: Length
  height: Length
  /** From the back to the front. */
  parts: readonly ExportPart[]
  /** Worked out when first read. */
  readonly barcodes: readonly ExportBarcode[]
  readonly codes: readonly ImportedCode[]
  problems: readonly ExportProblem[]
  /** Characters that no font has, each once. */
  readonly missing: readonly string[]
}
