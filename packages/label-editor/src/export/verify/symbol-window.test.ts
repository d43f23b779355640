import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ImportedCode } from '../page/export-page.ts'
import type { Matrix } from '../page/matrix.ts'
import { codeWindow } from './symbol-window.ts'

const [WIDTH, HEIGHT] = [100, 90]

/** A dot of each level where it is, so that one in the place of another shows; beyond the page is paper. */
const levelAt = (x: number, y: number) =>
  x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT ? 255 : (x * 7 + y * 13) % 251
const page = {
  width: WIDTH,
  height: HEIGHT,
  dots: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, dot) =>
    levelAt(dot % WIDTH, Math.floor(dot / WIDTH)),
  ),
}

/** Quarter turns about the dot (40, 30), and the dot of the page that is under one of the turned element. */
const QUARTERS: {
  turn: [number, number, number, number]
  under: (x: number, y: number) => [number, number]
}[] = [
  { turn: [1, 0, 0, 1], under: (x, y) => [40 + x, 30 + y] },
  { turn: [0, 1, -1, 0], under: (x, y) => [39 - y, 30 + x] },
  { turn: [-1, 0, 0, -1], under: (x, y) => [39 - x, 29 - y] },
  { turn: [0, -1, 1, 0], under: (x, y) => [40 + y, 29 - x] },
]

/** Dots of a bar of 0.2 mm, of which four are looked at on each side, and pixels that show one dot. */
const SCREENS = [
  { dpi: 127, bar: 1, pixels: 4 },
  { dpi: 254, bar: 2, pixels: 2 },
  { dpi: 508, bar: 4, pixels: 1 },
]

const area = fc.record({
  ...{ x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: -60, max: 60 }) },
  ...{ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) },
})

test.each(SCREENS)(
  'at $dpi dpi an upright code is seen dot by dot, $pixels pixels each, with four bars around it',
  ({ dpi, bar, pixels }) => {
    // Hundredths of a millimetre that a dot measures.
    const dot = 2540 / dpi
    const around = 4 * bar
    fc.assert(
      fc.property(fc.constantFrom(...QUARTERS), area, ({ turn, under }, dots) => {
        const matrix: Matrix = [...turn, 40 * dot, 30 * dot]
        const [x, y] = [dots.x * dot, dots.y * dot]
        const place = { x, y, width: dots.width * dot, height: dots.height * dot }
        const code: ImportedCode = {
          elementId: 'code',
          name: '',
          value: '1',
          matrix,
          area: place,
          box: place,
        }
        const seen = codeWindow(page, code, dpi)
        const [width, height] = [dots.width + 2 * around, dots.height + 2 * around]
        expect([seen.width, seen.height]).toEqual([width * pixels, height * pixels])
        const wanted = new Uint8ClampedArray(seen.data.length).fill(255)
        for (let at = 0; at < seen.width * seen.height; at++) {
          const column = Math.floor((at % seen.width) / pixels)
          const row = Math.floor(at / seen.width / pixels)
          wanted.fill(levelAt(...under(dots.x - around + column, dots.y - around + row)), at * 4, at * 4 + 3)
        }
        expect(Buffer.from(seen.data).equals(Buffer.from(wanted))).toBe(true)
      }),
    )
  },
)
