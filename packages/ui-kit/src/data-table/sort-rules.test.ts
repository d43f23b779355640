import { expect, it } from 'vitest'
import { columnsFor } from './column.ts'
import { nextSort } from './sort-rules.ts'

const column = columnsFor<object>()
const name = column.text('name', { heading: '名称', value: () => '' })
const sales = column.number('sales', { heading: '销量', value: () => 1 })

it('starts figures with the largest and words with the first', () => {
  expect(nextSort([], sales, false)).toEqual([{ id: 'sales', direction: 'desc' }])
  expect(nextSort([], name, false)).toEqual([{ id: 'name', direction: 'asc' }])
})

it('goes to the other direction, then off', () => {
  const once = nextSort([], sales, false)
  const twice = nextSort(once, sales, false)
  expect(twice).toEqual([{ id: 'sales', direction: 'asc' }])
  expect(nextSort(twice, sales, false)).toEqual([])
})

it('keeps the rank of other columns when it is added with Shift', () => {
  const both = nextSort([{ id: 'name', direction: 'asc' }], sales, true)
  expect(both.map((rule) => rule.id)).toEqual(['name', 'sales'])
  expect(nextSort(both, name, true)).toEqual([
    { id: 'name', direction: 'desc' },
    { id: 'sales', direction: 'desc' },
  ])
  expect(nextSort(both, name, false)).toEqual([{ id: 'name', direction: 'desc' }])
})
