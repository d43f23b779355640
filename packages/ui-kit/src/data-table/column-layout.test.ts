import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnsFor } from './column.ts'
import { columnsAt, measureColumns, placeColumns, scrollLeftFor } from './column-layout.ts'

const column = columnsFor<object>()
const make = (width: number, grow = 0, id = `c${width}`) =>
  column.text(id, { heading: id, value: () => '', width, grow })

it('gives the free room to growing columns and fills the viewport exactly', () => {
  const zones = placeColumns([make(200, 1, 'name')], [make(100), make(120, 1, 'shop')], [])
  const metrics = measureColumns(zones, {}, 1000)
  expect(metrics.left + metrics.center).toBe(1000)
  expect(metrics.widths).toEqual([490, 100, 410])
})

it('keeps the width a reader chose, and scrolls rather than squeezes', () => {
  const zones = placeColumns([make(200, 1, 'name')], [make(900)], [])
  expect(measureColumns(zones, { name: 260 }, 1000).widths).toEqual([260, 900])
})

it('narrows the pinned column on a narrow screen', () => {
  const zones = placeColumns([make(260)], [make(100)], [])
  expect(measureColumns(zones, {}, 390).left).toBe(150)
})

it('draws every column that touches the free part of the viewport, and knows which those are', () => {
  const widths = fc.array(fc.integer({ min: 40, max: 300 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(
      widths,
      fc.integer({ min: 0, max: 9000 }),
      fc.integer({ min: 300, max: 1600 }),
      (all, x, view) => {
        const zones = placeColumns(
          [make(100)],
          all.map((width, at) => make(width, 0, `n${at}`)),
          [],
        )
        const metrics = measureColumns(zones, {}, view)
        const { drawn, seen } = columnsAt(metrics, 1, all.length, x, view)
        zones.center.forEach(({ index }, at) => {
          const start = metrics.offsets[index] ?? 0
          const end = start + (metrics.widths[index] ?? 0)
          if (end > x && start < x + view - metrics.left) expect(at >= drawn.from && at < drawn.to).toBe(true)
          const isSeen = end >= x && start < x + view - metrics.left
          expect(at >= seen.from && at < seen.to).toBe(isSeen)
        })
      },
    ),
  )
})

it('scrolls a column into the part that no pinned column covers', () => {
  const zones = placeColumns([make(100)], [make(200), make(201), make(202), make(203)], [])
  const metrics = measureColumns(zones, {}, 500)
  const last = zones.all.at(-1)
  if (!last) throw new Error('the layout lost its last column')
  expect(scrollLeftFor(metrics, last, 0, 500)).toBe(806 - 400)
  expect(scrollLeftFor(metrics, last, 406, 500)).toBe(406)
})
