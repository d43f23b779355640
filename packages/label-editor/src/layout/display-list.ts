import type { ImageElement } from '../document/element.ts'
import type { FontFace } from '../fonts/font-metrics.ts'
import type { Length, PrinterDpi } from '../units/length.ts'

/** A colour as `#rrggbb`. Label printers print what is dark. */
export type Ink = string
export const BLACK: Ink = '#000000'
export const WHITE: Ink = '#ffffff'

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** Characters of one face in a row. `x` and `y` are the start of their baseline. */
export interface GlyphRun {
  kind: 'glyphs'
  text: string
  x: number
  y: number
  size: number
  face: FontFace
  isBold: boolean
  /** Added after each character. */
  spacing: number
  /** Turned a quarter clockwise around the start of the baseline, as Latin letters in vertical text. */
  isTurned: boolean
  ink: Ink
}

/** Upright rectangles of one ink: bars, cells, grounds. */
export interface RectRun {
  kind: 'rects'
  rects: readonly Rect[]
  ink: Ink
}

/** An outline in SVG path syntax. */
export interface PathItem {
  kind: 'path'
  d: string
  fill: Ink | null
  stroke: Ink | null
  strokeWidth: number
  /** Lengths of strokes and gaps; empty draws a full line. */
  dash: readonly number[]
  isEvenOdd: boolean
  /** From the path's own coordinates to those of the element. */
  place: { x: number; y: number; scaleX: number; scaleY: number }
}

export interface PictureItem extends Rect {
  kind: 'picture'
  imageId: string
  crop: ImageElement['crop']
  threshold: number | null
  isDithered: boolean
  /** A page of a PDF: lines and letters, which printers of black and white print in whole dots, never in a pattern. */
  isDrawing: boolean
}

export type DisplayItem = GlyphRun | RectRun | PathItem | PictureItem

/** Something about an element that its maker should know, in Chinese. */
export interface LayoutNote {
  kind: 'missing-glyph' | 'overflow' | 'barcode' | 'mark-size' | 'pending' | 'unknown'
  message: string
  /** Fields that put it right, and what the button says. */
  fix?: { label: string; changes: Readonly<Record<string, unknown>> }
}

/**
 * What an element looks like: the one thing that screen, pictures, PDF and printers draw. Lengths are hundredths of a
 * millimetre from the top left of the element's box before rotation; they may have fractions.
 */
export interface DisplayList {
  items: readonly DisplayItem[]
  notes: readonly LayoutNote[]
  /** What is on the screen where nothing can be printed, as a barcode with a wrong digit. Never exported. */
  hint: string | null
  /** Nothing is wrong: data will fill it. */
  isPending?: true
}

/** What the page says to its elements. */
export interface LayoutContext {
  dpi: PrinterDpi
  pageNumber: number
  pageCount: number
  /** Epoch milliseconds. */
  now: number
  /** Values of `{{field}}`; a field without a value stays as it is written. */
  record: Readonly<Record<string, string>>
  /** Left and top edge of the element on the page, along its own directions: for what must be on printer dots. */
  left: Length
  top: Length
  /** Pixels of a picture of the document, and whether it is a page of a PDF; null when it is not there. */
  pictureSize: (imageId: string) => { width: number; height: number; isDrawing: boolean } | null
}

export const emptyList = (hint: string | null, ...notes: LayoutNote[]): DisplayList => ({
  items: [],
  notes,
  hint,
})
