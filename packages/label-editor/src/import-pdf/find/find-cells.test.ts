import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evenBlocks } from './block-of-cell.ts'
import { findBars, unreadBars } from './find-bars.ts'
import { findCells } from './find-cells.ts'
import { type Ink, inkBounds, type PixelBox, transposed } from './ink.ts'

/** Paper with boxes of ink. */
function paper(width: number, height: number, boxes: readonly PixelBox[]): Ink {
  const dots = new Uint8Array(width * height)
  for (const box of boxes) {
    for (let y = box.y; y < box.y + box.height; y++)
      dots.fill(1, y * width + box.x, y * width + box.x + box.width)
  }
  return { width, height, dots }
}

const whole = ({ width, height }: Ink) => ({ x: 0, y: 0, width, height })

/** Labels of a sheet: a line of words, the code, a line of words below. */
function label(x: number, y: number, gap: number) {
  const code = { x: x + 5, y: y + 8 + gap, width: 50, height: 12 }
  return {
    code,
    ink: [{ x, y, width: 40, height: 4 }, code, { x, y: code.y + 12 + gap, width: 60, height: 4 }],
  }
}

test('every code of a grid gets a part of its own with its words, none of its neighbours', () => {
  const plan = fc.record({
    columns: fc.integer({ min: 1, max: 3 }),
    rows: fc.integer({ min: 1, max: 4 }),
    inner: fc.integer({ min: 1, max: 4 }),
    outer: fc.integer({ min: 5, max: 20 }),
  })
  fc.assert(
    fc.property(plan, ({ columns, rows, inner, outer }) => {
      const labels = Array.from({ length: columns * rows }, (_, at) =>
        label(
          5 + (at % columns) * (70 + outer),
          5 + Math.floor(at / columns) * (28 + inner * 2 + outer),
          inner,
        ),
      )
      const ink = paper(
        300,
        300,
        labels.flatMap((each) => each.ink),
      )
      const cells = findCells(
        ink,
        whole(ink),
        labels.map(({ code }) => code),
      )
      expect(cells).toHaveLength(labels.length)
      for (const { code, box } of cells) {
        const parts = labels[code]?.ink ?? []
        const left = Math.min(...parts.map((part) => part.x))
        const top = Math.min(...parts.map((part) => part.y))
        expect(inkBounds(ink, box)).toEqual({ x: left, y: top, width: 60, height: 24 + inner * 2 })
      }
    }),
    { numRuns: 60 },
  )
})

test('where labels are closer than their own words, the gap is found by how the first and the last end', () => {
  // Words 6 below the code, the next label 3 below the words.
  const labels = [0, 1, 2, 3].map((row) => label(10, 10 + row * 39, 6))
  const ink = paper(
    120,
    200,
    labels.flatMap((each) => each.ink),
  )
  const cells = findCells(
    ink,
    whole(ink),
    labels.map(({ code }) => code),
  )
  expect(cells.map(({ box }) => inkBounds(ink, box)?.height)).toEqual([36, 36, 36, 36])
})

test('codes that no white parts keep their own boxes', () => {
  const boxes = [
    { x: 10, y: 10, width: 30, height: 30 },
    { x: 40, y: 10, width: 30, height: 30 },
  ]
  const ink = paper(100, 60, boxes)
  expect(findCells(ink, whole(ink), boxes).map(({ box }) => box)).toEqual(boxes)
})

test('blocks of one kind become equally large, but never leave their cell', () => {
  const cell = (x: number) => ({ x, y: 0, width: 100, height: 50 })
  const even = evenBlocks([
    { cell: cell(0), block: { x: 10, y: 5, width: 60, height: 30 } },
    { cell: cell(100), block: { x: 105, y: 5, width: 70, height: 34 } },
  ])
  expect(even.map(({ width, height }) => [width, height])).toEqual([
    [70, 34],
    [70, 34],
  ])
  expect(even.every(({ x }, at) => x >= at * 100 && x + 70 <= (at + 1) * 100)).toBe(true)
})

test('bars are seen upright and lying, whether anything reads them or not; words are none', () => {
  const bars = Array.from({ length: 40 }, (_, at) => ({
    x: 20 + at * 6,
    y: 20,
    width: 1 + (at % 3),
    height: 60,
  }))
  const words = Array.from({ length: 60 }, (_, at) => ({
    x: 20 + at * 5,
    y: 110 + (at % 4),
    width: 2,
    height: 8,
  }))
  const upright = paper(360, 140, [...bars, ...words])
  const [found, ...others] = findBars(upright, 10)
  expect(others).toEqual([])
  expect(found?.x).toBe(20)
  const [lying] = findBars(transposed(upright), 10)
  expect(lying).toMatchObject({ y: 20, height: found?.width })
  expect(unreadBars(found ? [found] : [], [{ x: 30, y: 30, width: 5, height: 5 }])).toEqual([])
})
