/** A label of many elements as a seller might have it: text of two scripts in lines, frames and barcodes. */
export interface BenchElement {
  id: string
  kind: 'text' | 'frame' | 'barcode'
  /** Hundredths of a millimetre. */
  x: number
  y: number
  width: number
  height: number
  text: string
}

export const COLUMNS = 25
export const CELL = { x: 380, y: 240, width: 340, height: 210 } as const
export const MARGIN = 200

export const labelOf = (count: number): BenchElement[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `e${at}`,
    kind: (['text', 'text', 'text', 'frame', 'barcode'] as const)[at % 5] ?? 'text',
    x: MARGIN + (at % COLUMNS) * CELL.x,
    y: MARGIN + Math.floor(at / COLUMNS) * CELL.y,
    width: CELL.width,
    height: CELL.height,
    text: `本产品不适合三岁以下儿童 Made in China ${at}`,
  }))

/** Pixels of a hundredth of a millimetre in every editor of the bench: 100 mm are 780 pixels. */
export const SCALE = 0.078

/** What each page gives to the runner. Points are CSS pixels of the window. */
export interface BenchPage {
  /** Puts the label on the screen; resolves after it was painted. */
  open(count: number): Promise<void>
  select(ids: readonly string[]): void
  middleOf(id: string): { x: number; y: number }
  /** Where the knob is that turns what is selected. */
  knob(): { x: number; y: number }
  /** Sends a move of the pointer as the browser does while a button is held. */
  move(x: number, y: number): void
  /** Where an element is and how it is turned, in a form that only has to differ after a gesture. */
  placeOf(id: string): string
}

/** The next frame has been painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
