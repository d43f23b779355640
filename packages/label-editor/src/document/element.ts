import type { BarcodeFormat } from '../barcode/barcode-format.ts'
import type { Length } from './length.ts'

/** What every element has. The box is measured before rotation; rotation turns it around its centre. */
export interface ElementBase {
  id: string
  /** Name in the layer list; empty shows the kind. */
  name: string
  x: Length
  y: Length
  width: Length
  height: Length
  /** Degrees clockwise, 0 to 359.99. */
  rotation: number
  isLocked: boolean
  isHidden: boolean
  /** Groups from the outermost in. Members of a group stand together in the order of the page. */
  groups: readonly string[]
}

export type TextAlign = 'left' | 'center' | 'right'
export type FontWeight = 'normal' | 'bold'

export interface TextElement extends ElementBase {
  kind: 'text'
  /** May hold `{{field}}` variables. */
  text: string
  fontFamily: string
  /** Height of the em square. */
  fontSize: Length
  fontWeight: FontWeight
  /** Multiple of the font size. */
  lineHeight: number
  letterSpacing: Length
  align: TextAlign
  isVertical: boolean
  /** Shrinks the text until it fits the box. */
  autoFit: boolean
  /** White on black. */
  isInverse: boolean
}

export interface BarcodeElement extends ElementBase {
  kind: 'barcode'
  format: BarcodeFormat
  /** May hold `{{field}}` variables. */
  value: string
  showsText: boolean
  /** Width of the narrowest bar or of one cell; drawn at the nearest whole number of printer dots. */
  moduleWidth: Length
}

export interface ShapeElement extends ElementBase {
  kind: 'shape'
  shape: 'line' | 'arrow' | 'rectangle' | 'ellipse' | 'polygon' | 'star'
  strokeWidth: Length
  cornerRadius: Length
  isFilled: boolean
  /** Corners of a polygon or points of a star. */
  points: number
}

export interface ImageElement extends ElementBase {
  kind: 'image'
  /** Key in the document's images. */
  imageId: string
  fit: 'contain' | 'cover' | 'stretch'
  /** Turns the picture into pure black and white at this level; null leaves it as it is. */
  threshold: number | null
}

/** An element of a kind that this version does not know: kept whole, drawn as a frame, saved as it came. */
export interface UnknownElement extends ElementBase {
  kind: 'unknown'
  raw: Readonly<Record<string, unknown>>
}

export type LabelElement = TextElement | BarcodeElement | ShapeElement | ImageElement | UnknownElement
export type ElementKind = LabelElement['kind']
