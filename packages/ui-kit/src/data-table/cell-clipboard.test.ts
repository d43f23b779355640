import { expect, test } from 'vitest'
import { copiedCell, pastedCells } from './cell-clipboard.ts'
import { columnsFor } from './column.ts'
import { placeColumns } from './column-layout.ts'
import { leadingColumns } from './leading-columns.ts'

type Row = { id: string; name: string; note: string }

const column = columnsFor<Row>()
const columns = [
  column.text('name', { heading: '名称', value: (row) => row.name }),
  column.text('note', {
    heading: '备注',
    value: (row) => row.note,
    edit: (row, note) => (note === '错' ? { error: '不行' } : { row: { ...row, note } }),
  }),
]
const rows = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase(), note: '' }))
const cells = {
  rows,
  ids: rows.map(({ id }) => id),
  zones: placeColumns(leadingColumns<Row>(true, false), columns, []),
  selection: new Set<string>(),
}
const changed = (
  text: string,
  more: { active: { row: number; column: number }; selection?: Set<string> },
) => {
  const plan = pastedCells(text, { ...cells, ...more })
  return {
    notes: plan.changes.map(({ id, after }) => [id, after.note]),
    rejected: plan.rejected.map(({ heading, error }) => [heading, error]),
    overflow: plan.overflow,
  }
}

test('the active cell is copied as it is; a heading and a row that is gone are nothing', () => {
  expect(copiedCell({ ...cells, active: { row: 1, column: 1 } })).toBe('B')
  expect(copiedCell({ ...cells, active: { row: -1, column: 1 } })).toBe('')
  expect(copiedCell({ ...cells, active: { row: 3, column: 1 } })).toBe('')
  expect(copiedCell({ ...cells, active: { row: 1, column: 9 } })).toBe('')
})

test('lines go into the rows from the active one on, and what lies outside is counted', () => {
  expect(changed('一\n二', { active: { row: 1, column: 2 } })).toEqual({
    notes: [
      ['b', '一'],
      ['c', '二'],
    ],
    rejected: [],
    overflow: 0,
  })
  expect(changed('一\t外\n二', { active: { row: 2, column: 2 } })).toEqual({
    notes: [['c', '一']],
    rejected: [],
    overflow: 2,
  })
})

test('one line fills the selected rows, when the active one is among them', () => {
  const selection = new Set(['a', 'c'])
  expect(changed('同', { active: { row: 0, column: 2 }, selection }).notes).toEqual([
    ['a', '同'],
    ['c', '同'],
  ])
  expect(changed('同', { active: { row: 1, column: 2 }, selection }).notes).toEqual([['b', '同']])
})

test('the marks before the columns take nothing, and what a cell refuses is told', () => {
  expect(changed('x\t新', { active: { row: 0, column: 0 } })).toEqual({
    notes: [['a', '新']],
    rejected: [['名称', '这一列不能编辑']],
    overflow: 0,
  })
  expect(changed('错', { active: { row: 0, column: 2 } }).rejected).toEqual([['备注', '不行']])
})
