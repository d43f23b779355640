import type { BillLayout } from './bill-kind.ts'

/** One row of a bill as its file has it, and what has to become of it. */
export interface BillCase {
  sheet: string
  heading: readonly string[]
  cells: readonly string[]
  layout: string
  role: BillLayout['role']
  /** Null: a line of the account book, or of a bill without money. */
  kind: string | null
  minor: number | null
  currency: string | null
  /** By the clock of Beijing; null: the bill carries none. */
  time: string | null
}

const AT = '2026-10-05 08:30:00'
const TIME = '2026-10-05T08:30:00+08:00'
const KEYS = ['销售订单', '售后订单', '备货单号', 'SKU ID', 'SKU货号', '数量']
const KEY_CELLS = ['SO-1', 'AS-1', 'WB261005', '130501234567890123', 'A-1', '2']

type Given = Pick<BillCase, 'sheet' | 'heading' | 'cells' | 'layout'> & Partial<BillCase>
const event = (kind: string, minor: number, given: Given): BillCase => ({
  ...{ role: 'event', kind, minor, currency: 'CNY', time: TIME },
  ...given,
})
/** The last columns of most bills. */
const paid = (amount: string, currency = 'CNY') => [amount, currency, AT]

const trade = (type: string, amount: string, kind: string, minor: number, older = false): BillCase => {
  const keys = older
    ? KEYS.map((name) => ({ 销售订单: '订单编号', 售后订单: '售后单号' })[name] ?? name)
    : KEYS
  return event(kind, minor, {
    ...{ sheet: '交易结算', layout: 'full_trade' },
    heading: [...keys, '交易类型', '金额', '币种', '账务时间'],
    cells: [...KEY_CELLS, type, ...paid(amount)],
  })
}

export const FULL_CASES: readonly BillCase[] = [
  trade('销售回款', '9.99', 'sale', 999),
  trade('销售冲回', '-9.99', 'reversal', -999),
  trade('销售冲回', '9.99', 'reversal', -999, true),
  trade('非商责补贴', '2.00', 'subsidy', 200, true),
  trade('新的类型', '-1.00', 'unknown_type', -100),
  event('consumer_refund', -300, {
    ...{ sheet: '结算-消费者退款金额', layout: 'full_refund' },
    heading: [...KEYS, '消费者退款金额', '币种', '账务时间'],
    cells: [...KEY_CELLS, ...paid('3.00')],
  }),
  event('subsidy', 300, {
    ...{ sheet: '结算-非商责平台售后补贴金额', layout: 'full_subsidy' },
    heading: [...KEYS, '非商责平台售后补贴金额', '币种', '账务时间'],
    cells: [...KEY_CELLS, ...paid('3.00')],
  }),
  event('subsidy_adjustment', -120, {
    ...{ sheet: '非商责平台售后补贴调整', layout: 'full_subsidy_adj' },
    heading: ['售后单号', 'SKU ID', '货品名称', 'SKU货号', 'SKU属性', '收支金额', '币种', '账务时间'],
    cells: ['AS-1', '1305', '盒', 'A-1', '白', ...paid('-1.20')],
  }),
  event('issue', -500, {
    ...{ sheet: '消费者及履约保障-售后问题', layout: 'full_issue' },
    heading: ['违规ID', '货品名称', 'SKU ID', 'SKU货号', 'SKU属性', '赔付金额', '币种', '账务时间'],
    cells: ['V1', '盒', '1305', 'A-1', '白', ...paid('5.00')],
  }),
  event('reship', -500, {
    ...{ sheet: '消费者及履约保障-售后补寄', layout: 'full_reship', time: null },
    heading: ['订单编号', 'SKU ID', '货品名称', 'SKU货号', 'SKU属性', '数量', '赔付金额(CNY)'],
    cells: ['PO-1', '1305', '盒', 'A-1', '白', '1', '5.00'],
  }),
  event('transfer_fee', -700, {
    ...{ sheet: '分仓揽收调拨费用', layout: 'transfer_fee' },
    heading: ['缴费完成时间', '出账时间', '费用周期', '包裹号', '入库时间', '金额', '结算时间'],
    cells: [AT, AT, '2026-10', 'PK1', AT, '7.00', AT],
  }),
  {
    ...{ sheet: '交易结算', layout: 'full_pending', role: 'snapshot', kind: null, minor: 900 },
    heading: ['备货单号', 'SKU ID', 'SKU货号', '货品名称', '销售数量', '预估待结算销售额', '币种'],
    ...{ cells: ['WB261005', '1305', 'A-1', '盒', '1', '9.00', 'CNY'], currency: 'CNY', time: null },
  },
]

const fund = (layout: string, sheet: string, kind: string, minor: number, amount: string): BillCase =>
  event(kind, minor, {
    ...{ sheet, layout, currency: 'USD' },
    heading: ['结算流水ID', '订单编号', amount, '币种', '账务时间'],
    cells: ['8711', 'PO-1', ...paid('4.20', 'USD')],
  })
const settle = (type: string, amount: string, kind: string, minor: number): BillCase =>
  event(kind, minor, {
    ...{ sheet: '结算', layout: 'semi_settle', currency: 'USD' },
    heading: ['结算流水ID', 'PO单号', '单据号', '交易类型', '结算金额', 'SKU ID', '件数', '币种', '到账时间'],
    cells: ['8711', 'PO-1', 'D1', type, amount, '1305', '1', 'USD', AT],
  })
const violation = (type: string, kind: string): BillCase =>
  event(kind, -800, {
    ...{ sheet: '支出-履约违规-2', layout: 'semi_violation', currency: 'USD' },
    heading: ['违规编号', '订单编号', '违规类型', '支出金额', '币种', '账务时间'],
    cells: ['V_1', 'PO-1', type, ...paid('8.00', 'USD')],
  })
/** A sheet whose headings are those of others: its name says what it is. */
const named = (layout: string, sheet: string, kind: string, minor: number, amount: string): BillCase =>
  event(kind, minor, {
    ...{ sheet, layout, currency: 'USD' },
    heading: ['订单编号', amount, '币种', '账务时间'],
    cells: ['PO-1', ...paid('1.50', 'USD')],
  })

export const SEMI_CASES: readonly BillCase[] = [
  fund('semi_2025_sale', '结算-交易收入', 'sale', 420, '交易收入'),
  fund('semi_2025_refund', '结算-售后退款', 'reversal', -420, '退款金额'),
  fund('semi_2025_freight', '结算-运费收入', 'freight', 420, '运费收入'),
  fund('semi_2025_freight_refund', '结算-运费退款', 'freight_reversal', -420, '运费退款'),
  settle('销售回款', '9.99', 'sale', 999),
  settle('销售冲回', '-9.99', 'reversal', -999),
  settle('运费回款', '2.99', 'freight', 299),
  settle('运费冲回', '-2.99', 'freight_reversal', -299),
  violation('延迟到货违规扣款', 'violation_delay'),
  violation('缺货违规扣款', 'violation_stockout'),
  violation('虚假发货违规扣款', 'violation_false'),
  event('chargeback', -800, {
    ...{ sheet: '支出-买家拒付', layout: 'semi_chargeback', currency: 'USD' },
    heading: ['违规单号', '支出金额', '币种', '账务时间'],
    cells: ['V1', ...paid('8.00', 'USD')],
  }),
  named('semi_return_label_subsidy', '其他-退货面单费平台承担', 'label_return_platform', 150, '收支金额'),
  named('semi_tech_fee', '支出-技术服务费', 'tech_fee', -150, '支出金额'),
  named('semi_aftersale_freight', '其他-售后运费结算', 'aftersale_freight', -150, '支出金额'),
  named('semi_tax_refund', '账户-税金退回', 'tax_refund', 150, '收支金额'),
  event('disposal', -150, {
    ...{ sheet: '支出-处置费', layout: 'semi_disposal', currency: 'USD' },
    heading: ['SKU ID', '运单号类型', '运单号', '销毁件数', '回仓时间', '销毁费用', '币种', '账务时间'],
    cells: ['1305', '退货', 'W1', '1', AT, ...paid('1.50', 'USD')],
  }),
  event('label_ship', -500, {
    ...{ sheet: '0', layout: 'semi_ship_label_2025' },
    heading: [
      ...['Package Number', 'Waybill Number', 'Service Provider Code', 'Bill Type'],
      ...['Shipping Fee (Unit: Yuan)', 'Currency', 'Reconciliation Bill Status'],
      'Expense/Refund Time (Time Zone: GMT+8)',
    ],
    cells: ['PK1', 'W1', 'USPS', '支出', '5.00', 'CNY', '已出账', AT],
  }),
  event('label_ship', -500, {
    ...{ sheet: '发货面单费', layout: 'semi_ship_label_2026' },
    heading: [
      ...['包裹号', '运单号', '服务商code', '账单类型', '备注', '运费(单位元)-支出为负、退款为正'],
      ...['币种', '对账单状态', '支出/退款时间(时区：GMT+8)'],
    ],
    cells: ['PK1', 'W1', 'USPS', '支出', '', '-5.00', 'CNY', '已出账', AT],
  }),
  event('label_return', -500, {
    ...{ sheet: '0', layout: 'semi_return_label_2025' },
    heading: [
      ...['reconciliationId', 'waybill sn', 'parent orderSn', 'deduct type desc', 'seller currency'],
      ...['freight charge', 'deduct time'],
    ],
    cells: ['1.0', 'W1', 'PO-1', '支出', 'CNY', '5.00', AT],
  }),
  event('label_return', 500, {
    ...{ sheet: '退货面单费', layout: 'semi_return_label_2026' },
    heading: ['账务单ID', '运单号', 'PO单号', '账单类型', '币种', '账单备注', '金额', '账单支出/退款时间'],
    cells: ['B1', 'W1', 'PO-1', '调整（退款）', 'CNY', '', '5.00', AT],
  }),
]
