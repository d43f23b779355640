import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnsFor } from './column.ts'
import {
  defaultColumnState,
  fitColumnState,
  moveColumn,
  nudgeColumn,
  pinColumn,
  shownOrder,
} from './column-state.ts'

const column = columnsFor<{ readonly n: number }>()
const make = (id: string, pin: 'left' | 'right' | null = null) =>
  column.number(id, { heading: id, value: (row) => row.n, pin, minWidth: 50, maxWidth: 400 })
const columns = [make('a', 'left'), make('b'), make('c'), make('d'), make('e', 'right')]

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'gone')
const list = fc.uniqueArray(ids)
const saved = fc.record(
  {
    order: list,
    hidden: list,
    left: list,
    right: list,
    widths: fc.dictionary(ids, fc.double({ noNaN: false })),
  },
  { requiredKeys: [] },
)

describe('a saved column state', () => {
  it('fits whatever was saved: every column once, pinned once, widths within bounds', () => {
    fc.assert(
      fc.property(saved, (state) => {
        const fitted = fitColumnState(columns, state)
        expect([...fitted.order].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
        expect([...shownOrder(fitted)].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
        for (const width of Object.values(fitted.widths)) expect(width >= 50 && width <= 400).toBe(true)
        expect(fitColumnState(columns, fitted)).toEqual(fitted)
        expect(fitColumnState(columns, JSON.parse(JSON.stringify(fitted)))).toEqual(fitted)
      }),
    )
  })

  it('lets a new column in beside its declared neighbour', () => {
    const before = fitColumnState(columns.slice(0, 2), { order: ['b', 'a'] })
    expect(fitColumnState(columns, before).order).toEqual(['b', 'c', 'd', 'e', 'a'])
    expect(fitColumnState(columns, before).right).toEqual(['e'])
  })

  it('never hides a column that must be seen', () => {
    const fixed = column.text('name', { heading: '名称', value: () => 'x', canHide: false })
    expect(fitColumnState([fixed], { hidden: ['name'] }).hidden).toEqual([])
  })
})

describe('moving columns', () => {
  const state = defaultColumnState(columns)

  it('puts a column before another and takes over its pin', () => {
    expect(shownOrder(moveColumn(state, 'd', 'b'))).toEqual(['a', 'd', 'b', 'c', 'e'])
    expect(moveColumn(state, 'd', 'a').left).toEqual(['d', 'a'])
    expect(moveColumn(state, 'a', null).left).toEqual([])
  })

  it('steps over hidden neighbours and stops at the edge of its zone', () => {
    expect(shownOrder(nudgeColumn({ ...state, hidden: ['c'] }, 'b', 1))).toEqual(['a', 'd', 'c', 'b', 'e'])
    expect(nudgeColumn(state, 'b', -1)).toEqual(state)
  })

  it('keeps the same set of columns for any move', () => {
    const known = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    fc.assert(
      fc.property(known, fc.option(known), fc.constantFrom('left', 'right', null), (id, before, side) => {
        const moved = moveColumn(pinColumn(state, id, side), id, before)
        expect([...shownOrder(moved)].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
      }),
    )
  })
})
