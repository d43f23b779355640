import fc from 'fast-check'
import { expect, it } from 'vitest'
import { extentOf, setRange, toggleAll, toggleRow } from './selection.ts'

const ids = ['a', 'b', 'c', 'd', 'e']

it('selects a range in either direction and keeps what is outside', () => {
  expect([...setRange(new Set(['z']), ids, 3, 1, true)]).toEqual(['z', 'b', 'c', 'd'])
  expect([...setRange(new Set(ids), ids, 1, 3, false)]).toEqual(['a', 'e'])
})

it('selects all shown rows, then none of them, and never touches rows of other pages', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...ids, 'x', 'y')), (start) => {
      const all = toggleAll(new Set(start), ids)
      const again = toggleAll(all, ids)
      const others = start.filter((id) => !ids.includes(id))
      if (extentOf(new Set(start), ids) !== 'all') {
        expect(extentOf(all, ids)).toBe('all')
        expect(extentOf(again, ids)).toBe('none')
        expect([...again].sort()).toEqual([...others].sort())
      }
    }),
  )
})

it('toggles one row and is undone by doing it again', () => {
  const once = toggleRow(new Set(['a']), 'b')
  expect([...once]).toEqual(['a', 'b'])
  expect([...toggleRow(once, 'b')]).toEqual(['a'])
})

it('knows an empty table has nothing selected', () => {
  expect(extentOf(new Set(['q']), [])).toBe('none')
  expect(extentOf(new Set(['a']), ids)).toBe('some')
})
