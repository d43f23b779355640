import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnsFor } from './column.ts'
import { readTabSeparated, rowsToText, writeTabSeparated } from './tab-separated.ts'

it('reads back what it writes, tabs, quotes and line ends included', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '中', '"', '\t', '\n', '\r', ' ', ',') })
  const width = fc.integer({ min: 2, max: 4 })
  const lines = width.chain((size) =>
    fc.array(fc.array(cell, { minLength: size, maxLength: size }), { minLength: 1, maxLength: 5 }),
  )
  fc.assert(
    fc.property(lines, (table) => {
      expect(readTabSeparated(writeTabSeparated(table))).toEqual(table)
    }),
  )
})

it('reads a clipboard of a spreadsheet with its closing line end', () => {
  expect(readTabSeparated('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
  expect(readTabSeparated('a\t"b ""c""\nd"')).toEqual([['a', 'b "c"\nd']])
  expect(readTabSeparated('1\r\n\r\n2')).toEqual([['1'], [''], ['2']])
  expect(readTabSeparated('')).toEqual([['']])
})

it('takes what is pasted as it is: inches, formulas and cells beyond any limit of a file', () => {
  expect(readTabSeparated('"6.7\t5\n="1"\tb')).toEqual([
    ['"6.7', '5'],
    ['="1"', 'b'],
  ])
  expect(readTabSeparated('x'.repeat(2_000_000))[0]?.[0]).toHaveLength(2_000_000)
  expect(readTabSeparated('\t'.repeat(600))[0]).toHaveLength(601)
})

it('copies exact values with units in the headings, and nothing for a missing one', () => {
  const column = columnsFor<{ readonly name: string; readonly sales: number | null }>()
  const columns = [
    column.text('name', { heading: '商品', value: (row) => row.name }),
    column.number('sales', { heading: '日销', unit: '件', value: (row) => row.sales, format: () => '12k+' }),
  ]
  const text = rowsToText(columns, [
    { name: '杯子', sales: 12345 },
    { name: '灯', sales: null },
  ])
  expect(text).toBe('商品\t日销(件)\r\n杯子\t12345\r\n灯\t')
})
