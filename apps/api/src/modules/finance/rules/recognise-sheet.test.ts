import { describe, expect, test } from 'vitest'
import { readSheet, sheetRows } from './bill-sheet.fixture.ts'
import { BILL_LAYOUTS } from './bills/index.ts'
import { recogniseSheet } from './recognise-sheet.ts'

const idOf = (sheet: string, cells: string[][]) => {
  const found = recogniseSheet(sheet, sheetRows(cells), [], BILL_LAYOUTS)
  return found.is === 'bill' ? found.layout.id : found.is
}

const TRADE = [
  '销售订单',
  '售后订单',
  '备货单号',
  'SKU ID',
  'SKU货号',
  '数量',
  '交易类型',
  '金额',
  '币种',
  '账务时间',
]
const PENDING = ['备货单号', 'SKU ID', 'SKU货号', '货品名称', '销售数量', '预估待结算销售额', '币种']

describe('a sheet is recognised by its headings', () => {
  test('settled and pending trade share the name of their sheet', () => {
    expect(idOf('交易结算', [TRADE])).toBe('full_trade')
    expect(idOf('交易结算', [PENDING])).toBe('full_pending')
  })

  test('names of older files, letters of another width, blanks and moved columns are the same headings', () => {
    const older = TRADE.map((name) => ({ 销售订单: '订单编号', 售后订单: '售后单号' })[name] ?? name)
    expect(idOf('Sheet1', [older])).toBe('full_trade')
    expect(idOf('x', [TRADE.map((name) => ` ${name.replace('SKU', 'ＳＫＵ')} `).reverse()])).toBe(
      'full_trade',
    )
  })

  test.each([
    [
      '2025',
      [
        'Package Number',
        'Waybill Number',
        'Service Provider Code',
        'Bill Type',
        'Shipping Fee (Unit: Yuan)',
        'Currency',
        'Expense/Refund Time (Time Zone: GMT+8)',
      ],
      'semi_ship_label_2025',
    ],
    [
      '2026',
      [
        '包裹号',
        '运单号',
        '服务商code',
        '账单类型',
        '备注',
        '运费(单位元)-支出为负、退款为正',
        '币种',
        '对账单状态',
        '支出/退款时间(时区：GMT+8)',
      ],
      'semi_ship_label_2026',
    ],
    [
      '2025 return',
      [
        'reconciliationId',
        'waybill sn',
        'parent orderSn',
        'deduct type desc',
        'seller currency',
        'freight charge',
        'deduct time',
      ],
      'semi_return_label_2025',
    ],
    [
      '2026 return',
      ['账务单ID', '运单号', 'PO单号', '账单类型', '币种', '账单备注', '金额', '账单支出/退款时间'],
      'semi_return_label_2026',
    ],
  ])('label fees of %s', (_, heading, id) => expect(idOf('0', [heading])).toBe(id))

  test('the sheet decides where headings are too general, and its number does not', () => {
    const cost = ['违规编号', '订单编号', '违规类型', '支出金额', '币种', '账务时间']
    expect(idOf('支出-履约违规-2', [cost])).toBe('semi_violation')
    const general = ['订单编号', '收支金额', '币种', '账务时间']
    expect(idOf('支出-技术服务费', [general])).toBe('semi_tech_fee')
    expect(idOf('其他-售后运费结算', [general])).toBe('semi_aftersale_freight')
    expect(idOf('账户-税金退回', [general])).toBe('semi_tax_refund')
  })

  test('refunds of taxes and return labels have the same headings: another sheet of these is neither', () => {
    const general = ['订单编号', '收支金额', '币种', '账务时间']
    expect(idOf('其他-退货面单费平台承担', [general])).toBe('semi_return_label_subsidy')
    expect(recogniseSheet('Sheet1', sheetRows([general]), [], BILL_LAYOUTS)).toMatchObject({ is: 'unknown' })
  })

  test('one or two rows of headings, and a title above them', () => {
    const outer = ['违规ID', '货品名称', 'SKU', '', '', '赔付金额', '币种', '账务时间']
    const inner = ['', '', 'SKU ID', 'SKU货号', 'SKU属性', '', '', '']
    const areas = [{ firstLine: 1, lastLine: 1, firstColumn: 2, lastColumn: 4 }]
    const two = recogniseSheet('消费者及履约保障-售后问题', sheetRows([outer, inner]), areas, BILL_LAYOUTS)
    expect(two).toMatchObject({ is: 'bill', layout: { id: 'full_issue' }, heading: { last: 1 } })
    const one = ['违规ID', '货品名称', 'SKU ID', 'SKU货号', 'SKU属性', '赔付金额', '币种', '账务时间']
    expect(recogniseSheet('x', sheetRows([['导出时间 2026-11-01'], one]), [], BILL_LAYOUTS)).toMatchObject({
      is: 'bill',
      layout: { id: 'full_issue' },
      heading: { first: 1, last: 1 },
    })
  })

  test('a settlement and its list by order, whose rows are grouped by goods', () => {
    const outer = [
      'PO单号',
      '商品信息 * 销售件数',
      '',
      '',
      '币种',
      '销售回款',
      '销售回款已减优惠',
      '销售冲回',
      '运费回款',
      '运费冲回',
    ]
    const inner = ['', 'SKU ID', 'SKU名称', '件数', '', '', '', '', '', '']
    expect(idOf('Sheet1', [outer, inner])).toBe('semi_po_aggregate')
    const settled = [
      '结算流水ID',
      '批次号',
      'PO单号',
      '单据号',
      '交易类型',
      '结算金额',
      '商品信息 * 销售件数',
      '',
      '币种',
      '到账时间',
      '备注',
    ]
    expect(idOf('Sheet1', [settled, ['', '', '', '', '', '', 'SKU ID', '件数', '', '', '']])).toBe(
      'semi_settle',
    )
  })

  test('the marketplace says that there are no bills; a sheet of notes is not that', () => {
    expect(idOf('提示', [['当前店铺无账单可供导出明细']])).toBe('no_bills')
    expect(
      idOf('备注', [
        ['姓名', '电话'],
        ['张', '1'],
      ]),
    ).toBe('unknown')
    expect(recogniseSheet('空', [], [], BILL_LAYOUTS)).toEqual({ is: 'empty' })
  })

  test('unknown columns are named', () => {
    const { found } = readSheet('交易结算', [[...TRADE, '活动补贴比例']])
    expect(found.unknownColumns).toEqual(['活动补贴比例'])
  })
})

test('no two layouts take the same headings of their own required columns', () => {
  for (const layout of BILL_LAYOUTS) {
    const heading = Object.values(layout.columns).flatMap(({ aliases, sheetAliases = [] }) =>
      [...aliases, ...sheetAliases].slice(0, 1),
    )
    expect([layout.id, idOf(layout.sheets[0] ?? '', [heading])]).toEqual([layout.id, layout.id])
  }
})
