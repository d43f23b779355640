import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeNames } from './name-positions.ts'
import { layScatter, NAME_BAND } from './scatter-layout.ts'

const figure = fc.double({ min: -1e6, max: 1e6, noNaN: true })
const label = fc.constantFrom('女装', '家居厨房', '汽车与摩托车', 'Home & Garden', '美国 · 手机与数码')
const points = fc
  .array(fc.record({ label, x: figure, y: figure, size: fc.nat() }), { minLength: 1, maxLength: 60 })
  .map((all) => all.map((one, index) => ({ ...one, id: String(index) })))
const [WIDTH, HEIGHT] = [500, 320]

it('sets no name over a circle, another name, a line or the names of the quadrants', () => {
  fc.assert(
    fc.property(points, (all) => {
      const layout = layScatter(all, { x: 0, y: 0 }, WIDTH, HEIGHT)
      const names = placeNames(layout, WIDTH, HEIGHT)
      const boxes = names.map(({ left, top, text }) => {
        // Chinese letters are square at any size, others are narrower: these are the least that a name takes.
        const width = [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 12 : 4), 0)
        return { left, top, right: left + width, bottom: top + 16 }
      })
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(WIDTH)
        expect(box.top).toBeGreaterThanOrEqual(NAME_BAND)
        expect(box.bottom).toBeLessThanOrEqual(HEIGHT - NAME_BAND)
        const crosses = box.left < layout.splitLeft && layout.splitLeft < box.right
        expect(crosses || (box.top < layout.splitTop && layout.splitTop < box.bottom)).toBe(false)
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            box.right <= other.left ||
            other.right <= box.left ||
            box.bottom <= other.top ||
            other.bottom <= box.top
          expect(isApart).toBe(true)
        }
        for (const point of layout.points) {
          const across = Math.max(box.left - point.left, 0, point.left - box.right)
          const down = Math.max(box.top - point.top, 0, point.top - box.bottom)
          const away = Math.hypot(across, down) - point.radius
          expect(away).toBeGreaterThanOrEqual(names[index]?.id === point.id ? 3 - 1e-6 : 8 - 1e-6)
        }
      }
    }),
  )
})

it('names points that stand alone, and none of a crowd, where a name could be that of any', () => {
  const of = (id: string, x: number, size: number) => ({ id, label: `类目${id}`, x, y: x, size })
  const named = (...all: ReturnType<typeof of>[]) =>
    placeNames(layScatter(all, { x: 0, y: 0 }, WIDTH, HEIGHT), WIDTH, HEIGHT).map(({ text }) => text)
  expect(named(of('a', 5, 1), of('b', -5, 1)).sort()).toEqual(['类目a', '类目b'])
  // Where the lines cross, there is space between them.
  expect(named(of('c', 0, 1))).toEqual(['类目c'])
  const crowd = Array.from({ length: 30 }, (_, index) => of(String(index), 5 + index / 1e4, index))
  expect(named(...crowd, of('far', -5, 1))).toEqual(['类目far'])
})
