import type { BarcodeFormat } from '../../barcode/barcode-format.ts'
import type {
  BarcodeElement,
  LabelElement,
  MarkElement,
  ShapeElement,
  TextElement,
} from '../../document/element.ts'
import { newBarcode, newMark, newShape, newText } from '../../document/new-document.ts'
import { fromMm } from '../../units/length.ts'
import { findMark } from '../marks/all-marks.ts'
import { RESPONSIBLE_PERSONS } from '../persons/responsible-persons.ts'
import { WARNINGS } from '../warnings/all-warnings.ts'
import type { Language } from '../warnings/warning.ts'

/** Left, top, width and height in millimetres. */
type Area = readonly [x: number, y: number, width: number, height: number]

const at = ([x, y, width, height]: Area) => ({
  x: fromMm(x),
  y: fromMm(y),
  width: fromMm(width),
  height: fromMm(height),
})

interface Lettering {
  /** Height of the em square in millimetres. */
  size?: number
  isBold?: boolean
  align?: TextElement['align']
  verticalAlign?: TextElement['verticalAlign']
  isInverse?: boolean
}

const LINE_HEIGHT = 1.15

/** Text that grows smaller rather than out of its area. */
export function words(text: string, area: Area, look: Lettering = {}): TextElement {
  return {
    ...newText('', text),
    ...at(area),
    fontSize: fromMm(look.size ?? 1.8),
    fontWeight: look.isBold ? 'bold' : 'normal',
    lineHeight: LINE_HEIGHT,
    align: look.align ?? 'left',
    verticalAlign: look.verticalAlign ?? 'top',
    isInverse: look.isInverse ?? false,
    autoFit: true,
  }
}

export function code(
  format: BarcodeFormat,
  value: string,
  area: Area,
  look: { moduleMm?: number; showsText?: boolean } = {},
): BarcodeElement {
  return {
    ...newBarcode('', value),
    ...at(area),
    format,
    showsText: look.showsText ?? true,
    moduleWidth: fromMm(look.moduleMm ?? 0.25),
  }
}

/** Width in millimetres of a mark of a height. */
function markWidth(id: string, height: number): number {
  const mark = findMark(id)
  if (!mark) throw new RangeError(`The library has no mark "${id}"`)
  return (height * mark.viewBox.width) / mark.viewBox.height
}

export const mark = (id: string, x: number, y: number, height: number): MarkElement => ({
  ...newMark('', id, fromMm(markWidth(id, height)), fromMm(height)),
  x: fromMm(x),
  y: fromMm(y),
})

/** Marks of one height beside each other; `end` is where the last one ends. */
export function marksInRow(
  ids: readonly string[],
  x: number,
  y: number,
  height: number,
  gap = 1.5,
): { elements: MarkElement[]; end: number } {
  let left = x
  const elements = ids.map((id) => {
    const element = mark(id, left, y, height)
    left += markWidth(id, height) + gap
    return element
  })
  return { elements, end: left - gap }
}

export const box = (area: Area, stroke = 0.25): ShapeElement => ({
  ...newShape('', 'rectangle'),
  ...at(area),
  strokeWidth: fromMm(stroke),
})

/** Text of a responsible person's block. */
function personText(id: string): string {
  const person = RESPONSIBLE_PERSONS.find((candidate) => candidate.id === id)
  if (!person) throw new RangeError(`The library has no responsible person "${id}"`)
  return person.lines.join('\n')
}

/** A warning in the languages asked for, a line each; languages that the library does not hold are left out. */
export function warningText(id: string, ...languages: readonly Language[]): string {
  const warning = WARNINGS.find((candidate) => candidate.id === id)
  if (!warning) throw new RangeError(`The library has no warning "${id}"`)
  return languages.flatMap((language) => warning.texts[language] ?? []).join('\n')
}

/** A piece of a label that is as wide as the label and is below the piece before. */
export interface Piece {
  /** Least height in millimetres. */
  height: number
  /** Takes a share of the space that is left, at most so that it becomes this many times as high; 1 when not given. */
  growth?: number
  place(x: number, y: number, width: number, height: number): LabelElement[]
}

const LEAST_GAP = 0.8
const MOST_GAP = 4

/** Pieces below each other inside a margin. Space that is left goes to those that grow, then between them. */
export function stacked(
  size: readonly [width: number, height: number],
  margin: number,
  pieces: readonly Piece[],
): LabelElement[] {
  const [width, height] = size
  const gaps = Math.max(1, pieces.length - 1)
  const used = pieces.reduce((sum, piece) => sum + piece.height, 0)
  const space = height - 2 * margin - used
  const wish = pieces.reduce((sum, piece) => sum + piece.height * ((piece.growth ?? 1) - 1), 0)
  const share = wish === 0 ? 0 : Math.max(0, Math.min(1, (space - gaps * LEAST_GAP) / wish))
  const gap = Math.max(0, Math.min(MOST_GAP, (space - wish * share) / gaps))
  let y = margin
  return pieces.flatMap((piece) => {
    const high = piece.height * (1 + ((piece.growth ?? 1) - 1) * share)
    const elements = piece.place(margin, y, width - 2 * margin, high)
    y += high + gap
    return elements
  })
}

/** Text whose letters grow with its height. */
export const paragraph = (text: string, height: number, look: Lettering = {}): Piece => ({
  height,
  growth: 1.35,
  place: (x, y, width, high) => [
    words(text, [x, y, width, high], { ...look, size: ((look.size ?? 1.8) * high) / height }),
  ],
})

/** Lines of a block: name, an address of two lines, e-mail. */
const PERSON_LINES = 4
/** On narrower labels the mark is above its text. */
const NARROW = 50

/** The block of a responsible person, with the mark that the library has for it; its letters grow with its height. */
export function person(id: string, height: number): Piece {
  const markId = RESPONSIBLE_PERSONS.find((candidate) => candidate.id === id)?.markId ?? null
  return {
    height,
    growth: 1.5,
    place: (x, y, width, high) => {
      const size = Math.min(2.6, high / PERSON_LINES / LINE_HEIGHT)
      if (!markId) return [words(personText(id), [x, y, width, high], { size })]
      const markHeight = Math.min(5, size * 2.3)
      if (width < NARROW) {
        const below = markHeight + 0.8
        return [
          mark(markId, x, y, markHeight),
          words(personText(id), [x, y + below, width, high - below], { size: size * 0.85 }),
        ]
      }
      const wide = markWidth(markId, markHeight) + 1.2
      const text = words(personText(id), [x + wide, y, width - wide, high], { size })
      return [mark(markId, x, y, markHeight), text]
    },
  }
}

export const marksPiece = (ids: readonly string[], height: number, beside?: string): Piece => ({
  height,
  place: (x, y, width) => {
    const { elements, end } = marksInRow(ids, x, y, height)
    if (beside === undefined) return elements
    return [
      ...elements,
      words(beside, [end + 1.5, y, x + width - end - 1.5, height], {
        size: 2,
        isBold: true,
        align: 'right',
        verticalAlign: 'bottom',
      }),
    ]
  },
})

export const codePiece = (height: number, format: BarcodeFormat = 'code128', value = '{{sku}}'): Piece => ({
  height,
  place: (x, y, width) => [code(format, value, [x, y, width, height])],
})
