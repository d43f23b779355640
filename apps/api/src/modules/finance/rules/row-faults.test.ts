import { describe, expect, test } from 'vitest'
import { money, readSheet } from './bill-sheet.fixture.ts'

const TRADE = ['SKU ID', '货品名称', '数量', '交易类型', '金额', '币种', '账务时间']
const ROW = ['130501234567890123', '盒', '2', '销售回款', '9.99', 'CNY', '2026-10-05 08:30:00']
const read = (heading: readonly string[], row: readonly string[], currency: string | null = null) =>
  readSheet('交易结算', [heading, row], { currency }).outcomes

describe('two columns of one name', () => {
  const twice = (name: string, cell: string) => read([...TRADE, name], [...ROW, cell])

  test('with equal cells, or without money, key and time, are read', () => {
    expect(money(twice('金额', ' 9.99 '))).toEqual([['sale', 999]])
    expect(money(twice('货品名称', '罐'))).toEqual([['sale', 999]])
  })

  test.each([
    ['金额', '1.00'],
    ['金额', ''],
    ['币种', 'USD'],
    ['SKU ID', '1'],
    ['账务时间', '2026-11-05 08:30:00'],
  ])('that differ refuse their row: %s, %j', (name, cell) => {
    expect(twice(name, cell)).toMatchObject([
      { is: 'refused', faults: [{ line: 2, heading: name, reason: expect.stringContaining('有两列') }] },
    ])
  })
})

describe('fees of labels without a time', () => {
  const LABELS = ['包裹号', '运单号', '账单类型', '运费', '币种', '对账单状态', '支出/退款时间']
  const label = (state: string, time: string) =>
    readSheet('发货面单费', [LABELS, ['P', 'W', '支出', '-5', 'CNY', state, time]]).outcomes
  const TIME = '2026-10-05 08:30:00'

  test('are refused where they are billed, and not yet billed otherwise', () => {
    expect(money(label('已出账', TIME))).toEqual([['label_ship', -500]])
    expect(money(label('未出账', ''))).toEqual(['unbilled'])
    expect(money(label('', ''))).toEqual(['unbilled'])
    expect(label('已出账', '')).toMatchObject([
      { is: 'refused', faults: [{ column: 7, reason: expect.stringContaining('已出账') }] },
    ])
  })

  test('are refused where the file has neither times nor states', () => {
    const without = (...columns: number[]) => {
      const row = ['P', 'W', '支出', '-5', 'CNY', '未出账', TIME]
      const kept = (cells: readonly string[]) => cells.filter((_, at) => !columns.includes(at))
      return readSheet('发货面单费', [kept(LABELS), kept(row)]).outcomes
    }
    expect(money(without(6))).toEqual(['unbilled'])
    expect(money(without(5))).toEqual([['label_ship', -500]])
    expect(without(5, 6)).toMatchObject([
      { is: 'refused', faults: [{ column: null, reason: expect.stringContaining('对账单状态') }] },
    ])
  })
})
