import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Polygon, scanFill } from './scan-fill.ts'

const window = { width: 40, height: 40 }

/** Coverage of every dot. */
function filled(polygons: readonly Polygon[], isEvenOdd = false): Float32Array {
  const dots = new Float32Array(window.width * window.height)
  scanFill(polygons, isEvenOdd, window, (y, from, to, coverage) => {
    for (let x = from; x < to; x++) dots[y * window.width + x] = coverage[x] as number
  })
  return dots
}
const sum = (dots: Float32Array) => dots.reduce((total, dot) => total + dot, 0)

const square = (left: number, top: number, side: number, isTurned = false): number[] => {
  const corners = [
    [left, top],
    [left + side, top],
    [left + side, top + side],
    [left, top + side],
  ]
  return (isTurned ? corners.reverse() : corners).flat()
}

test('a triangle covers as much as its area says, wherever it is on the paper', () => {
  const place = fc.double({ min: 1, max: 39, noNaN: true })
  fc.assert(
    fc.property(fc.tuple(place, place, place, place, place, place), ([ax, ay, bx, by, cx, cy]) => {
      const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
      const height = Math.max(ay, by, cy) - Math.min(ay, by, cy)
      // Sixteen lines a dot: a line more or less at the top and at the bottom.
      const width = Math.max(ax, bx, cx) - Math.min(ax, bx, cx)
      expect(Math.abs(sum(filled([[ax, ay, bx, by, cx, cy]])) - area)).toBeLessThan(
        0.01 + width / 8 + Math.min(height, 1) / 8,
      )
    }),
    { numRuns: 150 },
  )
})

test('every dot of a rectangle is covered by its share, exactly sideways', () => {
  const dots = filled([square(2.25, 3, 4)])
  expect([...dots.subarray(3 * 40 + 1, 3 * 40 + 8)]).toEqual([0, 0.75, 1, 1, 1, 0.25, 0])
  expect(sum(dots)).toBeCloseTo(16, 5)
})

test('what is enclosed twice is a hole by even and odd, and by turning the other way', () => {
  const [outer, inner] = [square(2, 2, 20), square(6, 6, 10)]
  expect(sum(filled([outer, inner]))).toBeCloseTo(400, 3)
  expect(sum(filled([outer, inner], true))).toBeCloseTo(300, 3)
  expect(sum(filled([outer, square(6, 6, 10, true)]))).toBeCloseTo(300, 3)
})

test('what hangs over the paper is cut off, on every side', () => {
  expect(sum(filled([square(-10, -10, 20)]))).toBeCloseTo(100, 3)
  expect(sum(filled([square(30, 30, 20)]))).toBeCloseTo(100, 3)
  expect(sum(filled([square(-10, -10, 100)]))).toBeCloseTo(1_600, 3)
  expect(sum(filled([square(50, 5, 10), square(5, 50, 10), square(-20, 5, 10)]))).toBe(0)
})

test('shapes that are on each other never cover a dot more than once', () => {
  const dots = filled([square(2, 2, 10.5), square(5.5, 5.5, 10.25), square(2, 2, 3)])
  expect(Math.max(...dots)).toBeLessThanOrEqual(1)
})
