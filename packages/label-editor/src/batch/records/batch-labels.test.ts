import fc from 'fast-check'
import { expect, test } from 'vitest'
import { batchLabels, checkCount, countLabels } from './batch-labels.ts'

const table = (...counts: string[]) => ({
  columns: ['sku', '份数'],
  rows: counts.map((count, at) => ({ line: at + 2, cells: [`S${at}`, count] })),
})
const mapping = { sku: { kind: 'column', column: 0 } } as const
const byColumn = { kind: 'column', column: 1 } as const

test('each copy has its place in the run, and its row what it says', () => {
  const options = { table: table('2', 'x', '0', '1', '1'), mapping, copies: byColumn, skipped: new Set([3]) }
  const made = [...batchLabels({ ...options, serialPer: 'label' })]
  expect(made).toEqual([
    { row: 0, copy: 0, at: 0, record: { sku: 'S0', '#serial': '0', '#': '1' } },
    { row: 0, copy: 1, at: 1, record: { sku: 'S0', '#serial': '1', '#': '2' } },
    { row: 4, copy: 0, at: 2, record: { sku: 'S4', '#serial': '2', '#': '3' } },
  ])
  const perRow = [...batchLabels({ ...options, serialPer: 'row' })]
  expect(perRow.map(({ record }) => record['#serial'])).toEqual(['0', '0', '1'])
})

test('as many are made as were counted, in the order of the rows, numbered without a gap', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('', '0', '1', '3', '-1', '1001'), { maxLength: 8 }),
      fc.uniqueArray(fc.nat(7)),
      fc.constantFrom('label' as const, 'row' as const),
      (counts, left, serialPer) => {
        const options = { table: table(...counts), copies: byColumn, skipped: new Set(left) }
        const made = [...batchLabels({ ...options, mapping, serialPer })]
        expect(made.map(({ at }) => at)).toEqual(made.map((_, at) => at))
        expect(made).toHaveLength(countLabels(options))
        expect(made.some(({ row }) => left.includes(row))).toBe(false)
        expect(made.map(({ row }) => row)).toEqual(made.map(({ row }) => row).toSorted((a, b) => a - b))
        const serials = made.map(({ record }) => Number(record['#serial']))
        const rows = [...new Set(made.map(({ row }) => row))]
        expect(serials).toEqual(made.map(({ at, row }) => (serialPer === 'label' ? at : rows.indexOf(row))))
      },
    ),
  )
})

test.each([
  [0, '没有可以生成的标签：每一行都有错误或份数为 0，请修改数据'],
  [20_001, '一共 20001 张标签，一次最多 20000 张，请减少份数或分批生成'],
])('a run of %d labels is refused', (count, message) => {
  expect(() => checkCount(count)).toThrow(
    expect.objectContaining({ name: 'BatchError', message, line: null }),
  )
})

test.each([1, 20_000])('a run of %d labels is not', (count) => {
  expect(() => checkCount(count)).not.toThrow()
})
