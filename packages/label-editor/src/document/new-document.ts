import { fromMm, type Length } from '../units/length.ts'
import type {
  BarcodeElement,
  ElementBase,
  ImageElement,
  MarkElement,
  ShapeElement,
  TableElement,
  TextElement,
} from './element.ts'
import { type LabelDocument, type LabelPage, SCHEMA_VERSION } from './label-document.ts'

/** Makes ids; tests bring their own. */
export type MakeId = () => string

/** The canvas of the specification, section 3: 700 by 700 pixels at 10 pixels a millimetre, border of one pixel. */
export const DEFAULT_SIZE: Length = fromMm(70)
export const DEFAULT_BORDER: Length = fromMm(0.1)
/** Font of 12 pixels at 10 pixels a millimetre; also the smallest text that marketplaces accept. */
export const DEFAULT_FONT_SIZE: Length = fromMm(1.2)

export function newPage(id: string, width: Length = DEFAULT_SIZE, height: Length = DEFAULT_SIZE): LabelPage {
  return { id, width, height, borderWidth: DEFAULT_BORDER, order: [], guides: [] }
}

/** An empty label as the specification, section 3, describes it. */
export function newDocument(makeId: MakeId, name = '未命名标签'): LabelDocument {
  return {
    schemaVersion: SCHEMA_VERSION,
    id: makeId(),
    name,
    isMyTemplate: false,
    dpi: 203,
    pages: [newPage(makeId())],
    elements: {},
    images: {},
    pdfs: {},
  }
}

const base = (id: string, width: Length, height: Length): ElementBase => ({
  id,
  name: '',
  x: 0,
  y: 0,
  width,
  height,
  rotation: 0,
  isLocked: false,
  isHidden: false,
  groups: [],
})

export function newText(id: string, text = '文字'): TextElement {
  return {
    ...base(id, fromMm(30), fromMm(4)),
    kind: 'text',
    text,
    fontFamily: 'Noto Sans SC',
    fontSize: DEFAULT_FONT_SIZE,
    fontWeight: 'normal',
    lineHeight: 1,
    letterSpacing: 0,
    align: 'left',
    verticalAlign: 'top',
    isVertical: false,
    autoFit: false,
    isInverse: false,
  }
}

/** 0.25 mm is two dots at 203 dpi: the narrowest bar that both prints cleanly and satisfies GS1. */
export function newBarcode(id: string, value = '6901234567892'): BarcodeElement {
  return {
    ...base(id, fromMm(40), fromMm(14)),
    kind: 'barcode',
    format: 'ean13',
    value,
    showsText: true,
    moduleWidth: fromMm(0.25),
  }
}

export function newShape(id: string, shape: ShapeElement['shape'] = 'rectangle'): ShapeElement {
  return {
    ...base(id, fromMm(20), shape === 'line' ? 0 : fromMm(10)),
    kind: 'shape',
    shape,
    strokeWidth: fromMm(0.25),
    cornerRadius: 0,
    isFilled: false,
    isDashed: false,
    points: 5,
    nodes: [],
    isClosed: false,
  }
}

export function newImage(id: string, imageId: string, width: Length, height: Length): ImageElement {
  return {
    ...base(id, width, height),
    kind: 'image',
    imageId,
    field: '',
    fit: 'contain',
    crop: { left: 0, top: 0, right: 0, bottom: 0 },
    threshold: null,
    isDithered: false,
  }
}

export function newTable(id: string, rows = 3, columns = 2): TableElement {
  return {
    ...base(id, fromMm(20 * columns), fromMm(4 * rows)),
    kind: 'table',
    columns: Array.from({ length: columns }, () => 1),
    cells: Array.from({ length: rows }, () => Array.from({ length: columns }, () => '')),
    fontSize: fromMm(1.8),
    strokeWidth: fromMm(0.2),
    align: 'left',
    hasHeading: false,
  }
}

export function newMark(id: string, markId: string, width: Length, height: Length): MarkElement {
  return { ...base(id, width, height), kind: 'mark', markId }
}
