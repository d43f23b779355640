import { expect, test } from 'vitest'
import { flattenPath } from './flatten-path.ts'
import { scanFill } from './scan-fill.ts'
import { dashed, strokeOutline } from './stroke-outline.ts'

function inked(d: string, width: number, dash: readonly number[] = []): number {
  const lines = flattenPath(d, [1, 0, 0, 1, 0, 0])
  const drawn = dash.length > 0 ? lines.flatMap((line) => dashed(line, dash)) : lines
  let total = 0
  scanFill(
    drawn.flatMap((line) => strokeOutline(line, width)),
    false,
    { width: 200, height: 200 },
    (_, from, to, coverage) => {
      for (let x = from; x < to; x++) total += coverage[x] as number
    },
  )
  return total
}

test('a line is as long as it is drawn and as wide as it is asked, with flat ends', () => {
  expect(inked('M20 50H120', 8)).toBeCloseTo(800, 0)
  expect(inked('M20 20L92 116', 8)).toBeCloseTo(120 * 8, -1)
})

test('corners are pointed: a frame covers outside less inside', () => {
  expect(inked('M20 20H120V100H20Z', 10)).toBeCloseTo(110 * 90 - 90 * 70, 0)
})

test('a circle has the area of its ring', () => {
  const ring = 'M50 100A50 50 0 1 1 150 100A50 50 0 1 1 50 100Z'
  expect(inked(ring, 10)).toBeCloseTo(Math.PI * (55 ** 2 - 45 ** 2), -1)
})

test('dashes draw their share, and continue around corners', () => {
  expect(inked('M10 50H110', 4, [15, 10])).toBeCloseTo(60 * 4, 0)
  expect(inked('M10 50H110V110', 4, [20, 20])).toBeGreaterThan(75 * 4)
})

test('nothing comes of a point', () => {
  expect(inked('M10 10L10 10', 5)).toBe(0)
  expect(inked('M10 10Z', 5)).toBe(0)
})
