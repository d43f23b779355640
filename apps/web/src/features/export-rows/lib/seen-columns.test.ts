import { columnsFor } from '@haixuan/ui-kit/data-table'
import { expect, test } from 'vitest'
import { listQuery } from './list-query.ts'
import { seenColumns } from './seen-columns.ts'

const c = columnsFor<{ a: string }>()
const column = (id: string, more: object = {}) =>
  c.text(id, { heading: id.toUpperCase(), value: () => id, ...more })
const columns = [
  column('goods', { pin: 'left' }),
  column('sales'),
  column('score', { isHidden: true }),
  column('act', { pin: 'right' }),
]

test('columns are as they are seen: pinned ones at the edges, hidden ones not at all', () => {
  expect(seenColumns(columns, undefined)).toEqual([
    { id: 'goods', label: 'GOODS' },
    { id: 'sales', label: 'SALES' },
    { id: 'act', label: 'ACT' },
  ])
  const view = { order: ['act', 'score', 'sales', 'goods'], hidden: ['sales'], left: [], right: ['goods'] }
  expect(seenColumns(columns, view).map(({ id }) => id)).toEqual(['act', 'score', 'goods'])
})

test('an export has the filters and the order of a list, not its page', () => {
  expect(
    listQuery({ keyword: '猫', page: 3, limit: 50, exact_count: true, sort: 'gmv:desc', x: undefined }),
  ).toEqual({
    keyword: '猫',
    sort: 'gmv:desc',
  })
})
