import type { Length, PrinterDpi } from '../units/length.ts'
import type { LabelElement } from './element.ts'

export const SCHEMA_VERSION = 5

/** A line that the user laid across a page to line things up with; never printed. */
export interface PageGuide {
  /** `x` is upright at a distance from the left, `y` is at a distance from the top. */
  axis: 'x' | 'y'
  at: Length
}

export interface LabelPage {
  id: string
  width: Length
  height: Length
  /** Frame printed around the label; 0 prints none. */
  borderWidth: Length
  /** Ids of the page's elements, from the back to the front. */
  order: readonly string[]
  guides: readonly PageGuide[]
}

/** A part of a page of a PDF. */
export interface PageClip {
  /** Key in the document's PDFs. */
  pdfId: string
  /** Page of that file, from 0. */
  page: number
  /** The part in points of the page as the file draws it: y upwards, the page not turned yet. */
  area: { x: number; y: number; width: number; height: number }
  /** Degrees clockwise by which the page is turned to be read. */
  turn: 0 | 90 | 180 | 270
  /** What was read of the code on it when it was imported; what is printed must read the same. */
  code?: string
}

export interface LabelImage {
  id: string
  /** `data:image/…;base64,…` */
  source: string
  /** Pixels. */
  width: number
  height: number
  /** What is printed in the place of the pixels, as the vector it is; the pixels are its preview. */
  clip?: PageClip
}

export interface LabelPdf {
  id: string
  /** `data:application/pdf;base64,…` */
  source: string
}

/** A label with all its pages. Immutable: commands make new ones and share what did not change. */
export interface LabelDocument {
  schemaVersion: typeof SCHEMA_VERSION
  id: string
  name: string
  isMyTemplate: boolean
  /** The printer that bars are snapped to. */
  dpi: PrinterDpi
  pages: readonly LabelPage[]
  elements: Readonly<Record<string, LabelElement>>
  images: Readonly<Record<string, LabelImage>>
  /** Files whose pages are on the label as pictures. */
  pdfs: Readonly<Record<string, LabelPdf>>
}

/** Elements of a page from the back to the front. */
export function elementsOf(document: LabelDocument, page: LabelPage): LabelElement[] {
  return page.order.flatMap((id) => document.elements[id] ?? [])
}

/** The page that holds an element. */
export function pageOf(document: LabelDocument, elementId: string): LabelPage | undefined {
  return document.pages.find((page) => page.order.includes(elementId))
}
