import { expect, it } from 'vitest'
import type { FinanceLines } from '#entities/finance-book'
import { kindsOfLines } from './kinds-of-lines.ts'

const line = (kind: string, sheet: string, at: number) =>
  ({ kind, sheet, line: at }) as FinanceLines['rows'][number]

it('lines of a kind are together with the sheets that they are of, in the order in which they come', () => {
  const page = {
    rows: [line('refund', 'b', 2), line('sale', 'a', 3), line('refund', 'c', 4)],
    sheets: [{ key: 'a' }, { key: 'b' }, { key: 'c' }],
  } as FinanceLines
  expect(
    kindsOfLines(page).map(({ kind, page: { rows, sheets } }) => [
      kind,
      rows.map((row) => row.line),
      sheets.map(({ key }) => key),
    ]),
  ).toEqual([
    ['refund', [2, 4], ['b', 'c']],
    ['sale', [3], ['a']],
  ])
  expect(kindsOfLines({ ...page, rows: [] })).toEqual([])
})
