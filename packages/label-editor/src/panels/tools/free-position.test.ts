import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, contains, overlaps } from '../../geometry/box.ts'
import { freePosition } from './free-position.ts'

const page = { width: 7_000, height: 4_000 }
const side = fc.integer({ min: 100, max: 3_000 })

test('whatever is put on a label one after the other, nothing covers anything and nothing leaves the label', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ width: side, height: side }), { maxLength: 12 }), (sizes) => {
      const boxes: Box[] = []
      for (const size of sizes) {
        const place = freePosition(size, boxes, page)
        if (!place) continue
        const box = { ...place, ...size }
        expect(contains({ x: 0, y: 0, ...page }, box)).toBe(true)
        expect(boxes.some((other) => overlaps(other, box))).toBe(false)
        boxes.push(box)
      }
    }),
  )
})

test('a full label, or one that is too small, has no free place', () => {
  expect(freePosition({ width: 100, height: 100 }, [{ x: 0, y: 0, ...page }], page)).toBeNull()
  expect(freePosition({ width: 6_700, height: 100 }, [], page)).toBeNull()
  expect(freePosition({ width: 1_000, height: 500 }, [], page)).toEqual({ x: 200, y: 200 })
})
