import { expect, it } from 'vitest'
import { columnsFor } from './column.ts'
import { measureColumns, placeColumns } from './column-layout.ts'

const column = columnsFor<object>()
const text = (id: string, width: number, grow: number, maxWidth?: number) =>
  column.text(id, { heading: id, value: () => '', width, grow, ...(maxWidth ? { maxWidth } : {}) })

it('grows a column to its largest width and no further; the rest goes to the others', () => {
  const zones = placeColumns([], [text('name', 300, 1, 400), text('shop', 300, 1, 2_000)], [])
  expect(measureColumns(zones, {}, 798).widths).toEqual([399, 399])
  expect(measureColumns(zones, {}, 800).widths).toEqual([400, 400])
  expect(measureColumns(zones, {}, 802).widths).toEqual([400, 402])
  expect(measureColumns(zones, {}, 1_300).widths).toEqual([400, 900])
})

it('leaves room free when every growing column is as wide as it may be', () => {
  const zones = placeColumns([text('name', 200, 1, 300)], [text('figure', 100, 0)], [])
  expect(measureColumns(zones, {}, 2_000).widths).toEqual([300, 100])
})

it('never squeezes a column that is wider than its largest width', () => {
  const zones = placeColumns([text('name', 400, 1, 300)], [], [])
  expect(measureColumns(zones, {}, 1_000).widths).toEqual([400])
})
