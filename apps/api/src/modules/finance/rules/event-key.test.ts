import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSheet } from './bill-sheet.fixture.ts'
import { contentKey, occurrences } from './event-key.ts'

const HEADING = ['销售订单', '售后订单', 'SKU ID', '数量', '交易类型', '金额', '币种', '账务时间']
const ROW = ['SO-1', '', '130501234567890123', '2', '销售回款', '9.90', 'CNY', '2026-10-05 08:30:00']
const keyOf = (heading: string[], row: string[]) => {
  const [outcome] = readSheet('交易结算', [heading, row]).outcomes
  if (outcome?.is !== 'row') throw new Error('the row was refused')
  return contentKey(outcome.row)
}

test('a renamed, a moved and an added column, another width and a fraction of a second change no key', () => {
  const own = keyOf(HEADING, ROW)
  expect(keyOf(['订单编号', ...HEADING.slice(1)], ROW)).toBe(own)
  expect(keyOf(HEADING.toReversed(), ROW.toReversed())).toBe(own)
  expect(keyOf([...HEADING, '新列'], [...ROW, 'x'])).toBe(own)
  expect(keyOf(HEADING, ROW.with(5, '+9.9').with(7, '2026-10-05 08:30:00.004'))).toBe(own)
})

test('one moment is one key, whatever clock its cell names', () => {
  for (const time of ['2026-10-05T00:30:00Z', '2026-10-05 08:30:00+08:00', '2026-10-04 17:30:00-07:00'])
    expect(keyOf(HEADING, ROW.with(7, time))).toBe(keyOf(HEADING, ROW))
})

test.each([
  [0, 'SO-2'],
  [1, 'AS-1'],
  [2, '130501234567890124'],
  [3, '3'],
  [4, '非商责补贴'],
  [5, '9.91'],
  [6, 'USD'],
  [7, '2026-10-05 08:30:01'],
])('column %d is part of the key', (at, cell) =>
  expect(keyOf(HEADING, ROW.with(at, cell))).not.toBe(keyOf(HEADING, ROW)),
)

test('views of one settlement have one key, with and without the columns of the other', () => {
  const heading = [
    '结算流水ID',
    'PO单号',
    '单据号',
    '交易类型',
    '结算金额',
    'SKU ID',
    '件数',
    '币种',
    '到账时间',
  ]
  const cells = ['F-1', 'PO-3', 'D-1', '销售回款', '11.06', '10856989348', '1', 'USD', '2026-07-31 07:36:10']
  const keyIn = (sheet: string, names: string[], row: string[]) => {
    const [outcome] = readSheet(sheet, [names, row]).outcomes
    if (outcome?.is !== 'row') throw new Error('the row was refused')
    return contentKey(outcome.row)
  }
  const own = keyIn('结算', heading, cells)
  const fewer = (list: string[]) => list.filter((_, at) => at !== 2 && at !== 5 && at !== 6)
  expect(keyIn('SettledFlow', fewer(heading), fewer(cells))).toBe(own)
  expect(keyIn('结算', heading, cells.with(0, 'F-2'))).not.toBe(own)
  expect(keyIn('结算', heading, cells.with(4, '11.07'))).not.toBe(own)
  expect(keyIn('结算', heading, cells.with(3, '运费回款'))).not.toBe(own)
})

test('equal rows are numbered, in any order of the file', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), fc.array(fc.nat()), (keys, order) => {
      const numbered = (list: readonly string[]) => {
        const next = occurrences()
        return list.map((key) => `${key}${next(key)}`).sort()
      }
      const mixed = keys
        .map((key, at) => ({ key, by: order[at] ?? 0 }))
        .sort((one, other) => one.by - other.by)
      expect(numbered(mixed.map(({ key }) => key))).toEqual(numbered(keys))
      expect(new Set(numbered(keys)).size).toBe(keys.length)
    }),
  )
})
