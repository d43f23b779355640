import { expect, it } from 'vitest'
import { columnsFor } from './column.ts'
import { fillTargets, pasteNotice, planPaste } from './paste-plan.ts'

type Row = { readonly name: string; readonly cost: number | null }
const column = columnsFor<Row>()
const columns = [
  column.text('name', {
    heading: '商品',
    value: (row) => row.name,
    edit: (row, name) => ({ row: { ...row, name } }),
  }),
  column.number('cost', {
    heading: '成本',
    value: (row) => row.cost,
    edit: (row, text) =>
      text === ''
        ? { row: { ...row, cost: null } }
        : Number.isFinite(Number(text))
          ? { row: { ...row, cost: Number(text) } }
          : { error: '不是数字' },
  }),
  column.number('profit', { heading: '利润', value: () => 1 }),
]
const rows: Row[] = [
  { name: '杯', cost: 1 },
  { name: '灯', cost: 2 },
]
const plan = (startRow: number, lines: string[][], from = 0) =>
  planPaste({
    rows,
    ids: ['1', '2'],
    columns: columns.slice(from),
    targets: lines.map((_, at) => startRow + at),
    lines,
  })

it('changes a row once even when several of its cells change', () => {
  expect(plan(0, [['新杯', '3']]).changes).toEqual([
    { id: '1', before: rows[0], after: { name: '新杯', cost: 3 } },
  ])
})

it('takes the valid cells, reports the others, and counts what fell outside', () => {
  const result = plan(1, [['新灯', '贵', '9', '多余'], ['第三行']])
  expect(result.changes).toEqual([{ id: '2', before: rows[1], after: { name: '新灯', cost: 2 } }])
  expect(result.rejected.map(({ heading, error }) => `${heading}:${error}`)).toEqual([
    '成本:不是数字',
    '利润:这一列不能编辑',
  ])
  expect(result.overflow).toBe(2)
  expect(pasteNotice(result)).toBe(
    '2 个单元格没有写入（第 2 行 成本“贵”：不是数字）；2 个单元格超出表格，已忽略。可按 Ctrl+Z 撤销。',
  )
})

it('says nothing when everything was taken', () => {
  expect(pasteNotice(plan(0, [['5']], 1))).toBeNull()
})

it('fills one line into every selected row, when it is pasted at one of them', () => {
  const ids = ['1', '2', '3', '4']
  const selection = new Set(['2', '4', 'elsewhere'])
  expect(fillTargets([['5']], ids, selection, 3)).toEqual([1, 3])
  expect(fillTargets([['5']], ids, selection, 0)).toBeNull()
  expect(fillTargets([['5'], ['6']], ids, selection, 3)).toBeNull()
  expect(fillTargets([['5']], ids, new Set(['2']), 1)).toBeNull()
})
