import { describe, expect, test } from 'vitest'
import { signed } from './bill-row.ts'
import { money, readSheet } from './bill-sheet.fixture.ts'

const TRADE = ['销售订单', '售后订单', 'SKU ID', '数量', '交易类型', '金额', '币种', '账务时间']
const trade = (type: string, amount: string, more: Partial<Record<number, string>> = {}) => {
  const row = ['SO-1', 'AS-1', '130501234567890123', '2', type, amount, 'CNY', '2026-10-05 08:30:00']
  return row.map((cell, at) => more[at] ?? cell)
}
const readTrade = (...rows: string[][]) => readSheet('交易结算', [TRADE, ...rows]).outcomes

describe('signs', () => {
  test('a reversal is a cost, whichever sign its file writes', () => {
    const rows = readTrade(trade('销售回款', '9.99'), trade('销售冲回', '9.99'), trade('销售冲回', '-9.99'))
    expect(money(rows)).toEqual([
      ['sale', 999],
      ['reversal', -999],
      ['reversal', -999],
    ])
  })

  test('label fees of 2025 and of 2026 write opposite signs', () => {
    const old = [
      'Package Number',
      'Waybill Number',
      'Bill Type',
      'Shipping Fee (Unit: Yuan)',
      'Currency',
      'Expense/Refund Time (Time Zone: GMT+8)',
    ]
    const fresh = [
      '包裹号',
      '运单号',
      '账单类型',
      '运费(单位元)-支出为负、退款为正',
      '币种',
      '支出/退款时间(时区：GMT+8)',
    ]
    const row = (type: string, amount: string) => [
      'PK1',
      'W1',
      type,
      amount,
      'CNY',
      '2025-04-01 10:00:00.004',
    ]
    const older = [row('支出', '12.5'), row('调整（支出）', '1.2'), row('调整(退款)', '-3')]
    const newer = [row('支出', '-12.5'), row('调整（支出）', '-1.2'), row('调整(退款)', '3')]
    const wanted = [
      ['label_ship', -1250],
      ['label_ship', -120],
      ['label_ship', 300],
    ]
    expect(money(readSheet('0', [old, ...older]).outcomes)).toEqual(wanted)
    expect(money(readSheet('发货面单费', [fresh, ...newer]).outcomes)).toEqual(wanted)
  })

  test('a fee that is not billed yet is no cost', () => {
    const heading = ['包裹号', '运单号', '账单类型', '运费(单位元)', '币种', '支出/退款时间']
    const { outcomes } = readSheet('发货面单费', [heading, ['P', 'W', '支出', '-5', 'CNY', '--']])
    expect(outcomes).toMatchObject([{ is: 'unbilled', row: { minor: -500, time: null } }])
  })

  test('the sheet of 2025 carries the sign; violations say their kind in a column', () => {
    const refund = ['订单编号', '退款金额', '币种', '账务时间']
    expect(
      money(readSheet('结算-售后退款', [refund, ['PO-1', '3.20', 'USD', '2025-04-02 00:00:00']]).outcomes),
    ).toEqual([['reversal', -320]])
    const violation = ['违规编号', '订单编号', '违规类型', '支出金额', '币种', '账务时间']
    const rows = ['延迟到货违规扣款', '缺货违规扣款', '虚假发货违规扣款', '新的违规'].map((type, at) => [
      `V_${at}`,
      'PO-1',
      type,
      '8',
      'USD',
      '2025-04-02 00:00:00',
    ])
    expect(money(readSheet('支出-履约违规-1', [violation, ...rows]).outcomes)).toEqual([
      ['violation_delay', -800],
      ['violation_stockout', -800],
      ['violation_false', -800],
      ['unknown_type', -800],
    ])
  })

  test.each([
    ['as_written', -5, -5],
    ['positive_is_cost', 5, -5],
    ['positive_is_cost', -5, 5],
    ['always_cost', -5, -5],
    ['always_cost', 0, 0],
    ['always_income', -5, 5],
  ] as const)('%s of %d is %d', (rule, minor, wanted) => expect(signed(minor, rule)).toBe(wanted))
})

describe('cells', () => {
  test('amounts as exports write them, exactly', () => {
    const amounts = ['+1,234.50', '¥9.99', '−3.00', '0.29', '13050']
    expect(money(readTrade(...amounts.map((amount) => trade('销售回款', amount))))).toEqual(
      [123450, 999, -300, 29, 1305000].map((minor) => ['sale', minor]),
    )
  })

  test('decimals are those of the currency', () => {
    expect(money(readTrade(trade('销售回款', '120', { 6: 'JPY' })))).toEqual([['sale', 120]])
    expect(readTrade(trade('销售回款', '120.5', { 6: 'JPY' }))).toMatchObject([{ is: 'refused' }])
  })

  test('a damaged id, an unreadable amount, an empty needed cell, a wrong time refuse their row alone', () => {
    const rows = readTrade(
      trade('销售回款', '1', { 2: '2.41E+17' }),
      trade('销售回款', 'abc'),
      trade('销售回款', '/'),
      trade('销售回款', '1.005'),
      trade('销售回款', '1', { 7: '2026-13-01' }),
      trade('销售回款', '1'),
    )
    expect(rows.map(({ is }) => is)).toEqual([...Array(5).fill('refused'), 'row'])
    expect(rows[0]).toMatchObject({
      line: 2,
      faults: [
        {
          line: 2,
          column: 3,
          heading: 'SKU ID',
          text: '2.41E+17',
          reason: expect.stringContaining('科学计数法'),
        },
      ],
    })
  })

  test.each([
    ['2.00', '1', 'row'],
    ['0', '1', 'row'],
    ['999999999', '1', 'row'],
    ['1000000000', '1', 'refused'],
    ['0.5', '1', 'refused'],
    ['-1', '0.01', 'refused'],
    ['-1', '0', 'row'],
    ['-1', '-0.01', 'row'],
    ['1', '9999999999.99', 'row'],
    ['1', '10000000000.00', 'refused'],
    ['1', '-9999999999.99', 'row'],
    ['1', '-10000000000.00', 'refused'],
  ])('%s pieces sold for %s: %s', (pieces, amount, is) => {
    expect(readTrade(trade('销售回款', amount, { 3: pieces }))).toMatchObject([{ is }])
  })

  test('a reversal may take its pieces away', () => {
    expect(readTrade(trade('销售冲回', '1', { 3: '-1' }))).toMatchObject([
      { is: 'row', row: { quantity: -1 } },
    ])
  })

  test.each([null, 'EUR'])('a lost currency is not guessed; that of the store is %j', (currency) => {
    const { outcomes } = readSheet('交易结算', [TRADE, trade('销售回款', '1', { 6: '' })], { currency })
    expect(outcomes).toMatchObject([
      { is: 'refused', faults: [{ heading: '币种', reason: expect.stringContaining('没有币种') }] },
    ])
  })

  test('an id that a program wrote as a number keeps its digits; a number too long to be exact leaves a lossy id empty', () => {
    expect(readTrade(trade('销售回款', '1', { 2: '130501.0' }))).toMatchObject([{ row: { skuId: '130501' } }])
    const heading = [
      'reconciliationId',
      'waybill sn',
      'deduct type desc',
      'seller currency',
      'freight charge',
      'deduct time',
    ]
    const { outcomes } = readSheet('0', [
      heading,
      ['2.41E+17', 'W', '支出', 'CNY', '3', '2025-04-01 00:00:00'],
    ])
    expect(outcomes).toMatchObject([{ is: 'row', row: { billNo: null, minor: -300 } }])
  })

  test('the combined cell of 2025 gives id and quantity', () => {
    const heading = [
      '订单编号',
      'sku明细（SKU ID_SKU货号_SKU名称_SKU属性_销售数量）',
      '交易收入',
      '币种',
      '账务时间',
    ]
    const cells = ['PO-1', '17592186044416_A_b_收纳盒_白_3', '9.9', 'USD', '2025-04-02 10:00:00']
    expect(readSheet('结算-交易收入', [heading, cells]).outcomes).toMatchObject([
      { row: { skuId: '17592186044416', quantity: 3, skuCode: 'A' } },
    ])
  })

  test('times are those of Beijing', () => {
    expect(readTrade(trade('销售回款', '1'))).toMatchObject([{ row: { time: '2026-10-05T08:30:00+08:00' } }])
  })
})

describe('rows that are no rows', () => {
  test('a total with or without its word is left out; one filled cell of another column is not a total', () => {
    const rows = readTrade(
      ['合计', '', '', '', '', '614.8', '', ''],
      ['', '', '', '', '', '614.8', '', ''],
      ['备注', '', '', '', '', '', '', ''],
    )
    expect(rows.map(({ is }) => is)).toEqual(['total', 'total', 'refused'])
  })

  test('a report of advertising starts with its total and names its clock; a product may be called 共3件', () => {
    const heading = ['日期', '总花费', '费比', '商品名称']
    const { outcomes } = readSheet('店铺数据报表', [
      heading,
      ['共4天', '9.00', '/', ''],
      ['2026-10-02 CST', '4.00', '/', '共3件'],
      ['2026-10-03 23:00:00 CST', '5.00', '∞', '共4天'],
      ['CST', '5.00', '/', ''],
    ])
    expect(outcomes).toMatchObject([
      { is: 'total' },
      { is: 'row', row: { time: '2026-10-02T00:00:00+08:00' } },
      { is: 'row', row: { time: '2026-10-03T23:00:00+08:00' } },
      { is: 'refused' },
    ])
  })

  test('an unknown type is kept with its amount', () => {
    expect(money(readTrade(trade('活动返现', '5')))).toEqual([['unknown_type', 500]])
  })
})
