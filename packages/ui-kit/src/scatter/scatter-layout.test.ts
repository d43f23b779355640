import fc from 'fast-check'
import { expect, it } from 'vitest'
import { layScatter, median } from './scatter-layout.ts'

const figure = fc.double({ min: -1e6, max: 1e6, noNaN: true })
const point = fc.record({ id: fc.uuid(), label: fc.string(), x: figure, y: figure, size: fc.nat() })

it('keeps every circle inside the box and on its side of the lines', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), figure, figure, (points, x, y) => {
      const { points: placed, splitLeft, splitTop } = layScatter(points, { x, y }, 400, 300)
      expect(placed).toHaveLength(points.length)
      for (const one of placed) {
        expect(one.left - one.radius).toBeGreaterThanOrEqual(-1e-6)
        expect(one.left + one.radius).toBeLessThanOrEqual(400 + 1e-6)
        expect(one.top - one.radius).toBeGreaterThanOrEqual(-1e-6)
        expect(one.top + one.radius).toBeLessThanOrEqual(300 + 1e-6)
        if (one.quadrant === 1 || one.quadrant === 4)
          expect(one.left).toBeGreaterThanOrEqual(splitLeft - 1e-6)
        if (one.quadrant === 1 || one.quadrant === 2) expect(one.top).toBeLessThanOrEqual(splitTop + 1e-6)
        if (one.quadrant === 3 || one.quadrant === 2) expect(one.left).toBeLessThanOrEqual(splitLeft + 1e-6)
      }
    }),
  )
})

it('lets the area, not the radius, follow the size, and draws small ones on top', () => {
  const of = (id: string, size: number) => ({ id, label: id, x: size, y: size, size })
  const { points } = layScatter([of('small', 25), of('large', 100)], { x: 0, y: 0 }, 400, 300)
  expect(points.map(({ id }) => id)).toEqual(['large', 'small'])
  expect((points[0]?.radius ?? 0) / (points[1]?.radius ?? 1)).toBeCloseTo(2, 6)
})

it('keeps the order of the figures, and shows the small apart where the greatest is a thousand times as much', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 40 }), figure, (points, x) => {
      const { points: placed } = layScatter(points, { x, y: 0 }, 400, 300)
      const byFigure = [...placed].sort((a, b) => a.x - b.x)
      for (const [index, one] of byFigure.slice(1).entries())
        expect(one.left).toBeGreaterThanOrEqual((byFigure[index]?.left ?? 0) - 1e-9)
    }),
  )
  const sales = [900, 1000, 1100, 1300, 1_000_000]
  const { points } = layScatter(
    sales.map((x) => ({ id: String(x), label: '', x, y: 0 })),
    { x: 1100, y: 0 },
    400,
    300,
  )
  const lefts = points.map(({ left }) => left).sort((a, b) => a - b)
  expect((lefts[3] ?? 0) - (lefts[0] ?? 0)).toBeGreaterThan(40)
})

it('finds the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0])
})
