import type { BarcodeFormat } from '../barcode/barcode-format.ts'
import type { Length } from '../units/length.ts'

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
  /** Groups from the outermost in. Members of a group are together in the order of the page. */
  groups: readonly string[]
}

export type TextAlign = 'left' | 'center' | 'right'
export type VerticalAlign = 'top' | 'middle' | 'bottom'
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
  verticalAlign: VerticalAlign
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

/** A vector, or a place. */
interface Place {
  x: number
  y: number
}

/** A place that a path runs through. Its handles are vectors from it; a side without one is straight. */
export interface PathNode extends Place {
  before: Place | null
  after: Place | null
}

export interface ShapeElement extends ElementBase {
  kind: 'shape'
  shape: 'line' | 'arrow' | 'rectangle' | 'ellipse' | 'polygon' | 'star' | 'path'
  strokeWidth: Length
  cornerRadius: Length
  isFilled: boolean
  isDashed: boolean
  /** Corners of a polygon or points of a star. */
  points: number
  /** What a path runs through, as shares of the box less its stroke; empty for other shapes that never were one. */
  nodes: readonly PathNode[]
  /** Whether a path ends where it begins. */
  isClosed: boolean
}

export interface ImageElement extends ElementBase {
  kind: 'image'
  /** Key in the document's images. */
  imageId: string
  /** Field of the data that names the picture of a row; empty where all rows show the same. */
  field: string
  fit: 'contain' | 'cover' | 'stretch'
  /** Parts of the picture cut off at each side, 0 to below 1. */
  crop: { left: number; top: number; right: number; bottom: number }
  /** Turns the picture into pure black and white at this level, 0 to 255; null leaves it as it is. */
  threshold: number | null
  /** Black and white by spreading dots, for photographs, instead of by a hard level. */
  isDithered: boolean
}

/** A grid with a line of text in each cell. */
export interface TableElement extends ElementBase {
  kind: 'table'
  /** Shares of the width; their sum need not be one. */
  columns: readonly number[]
  /** Row by row; each row has as many cells as there are columns. */
  cells: readonly (readonly string[])[]
  fontSize: Length
  strokeWidth: Length
  align: TextAlign
  /** The first row is bold. */
  hasHeading: boolean
}

/** A drawing of the library: a compliance mark, a package mark, a wash symbol. */
export interface MarkElement extends ElementBase {
  kind: 'mark'
  markId: string
}

/** An element of a kind that this version does not know: kept whole, drawn as a frame, saved as it came. */
export interface UnknownElement extends ElementBase {
  kind: 'unknown'
  raw: Readonly<Record<string, unknown>>
}

export type LabelElement =
  | TextElement
  | BarcodeElement
  | ShapeElement
  | ImageElement
  | TableElement
  | MarkElement
  | UnknownElement
export type ElementKind = LabelElement['kind']

/** What an element has in a field that only its kind may have; nothing where it has none. */
export const fieldOf = (element: LabelElement, key: string): unknown => Reflect.get(element, key)
