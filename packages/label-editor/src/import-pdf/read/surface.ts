import type { PixelBox, Pixels } from '../find/ink.ts'
import type { QuarterTurn } from './code-reader.ts'

/** What the contexts of a page's canvas, a worker's and Node's have in common, as their types say it. */
type DrawingContext = Omit<
  CanvasRenderingContext2D,
  | 'canvas'
  | 'createPattern'
  | 'drawFocusIfNeeded'
  | 'drawImage'
  | 'getContextAttributes'
  | 'getTransform'
  | 'putImageData'
>

/** pdf.js draws on each of them, though its types name that of a page's canvas alone. */
export const asPdfContext = (context: DrawingContext) => context as CanvasRenderingContext2D

/** Something to draw on: an OffscreenCanvas in a worker, another canvas in Node. */
export interface Surface {
  /** The parts that pdf.js asks for by these names. */
  canvas: { width: number; height: number }
  context: DrawingContext
  pixels(): Pixels
  /** A part as `data:image/png;base64,…`, turned clockwise by so many degrees. */
  png(part: PixelBox, turn: QuarterTurn): Promise<string>
  /** Gives the memory back at once. */
  drop(): void
}

export type MakeSurface = (width: number, height: number) => Surface

interface Drawing {
  translate(x: number, y: number): void
  rotate(angle: number): void
}

/** Size of a part once it is turned. */
export const turnedSize = ({ width, height }: PixelBox, turn: QuarterTurn) =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width }

/** Sets a canvas of the turned size up, so that the part drawn around the origin is as it shall. */
export function aimAt(context: Drawing, part: PixelBox, turn: QuarterTurn): void {
  const { width, height } = turnedSize(part, turn)
  context.translate(width / 2, height / 2)
  context.rotate((turn * Math.PI) / 180)
}
