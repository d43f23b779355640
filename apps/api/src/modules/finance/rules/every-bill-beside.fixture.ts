import type { BillCase } from './every-bill.fixture.ts'

const AT = '2026-10-05 08:30:00'
const TIME = '2026-10-05T08:30:00+08:00'
const DAY = '2026-10-05T00:00:00+08:00'
type Beside = Pick<BillCase, 'sheet' | 'heading' | 'cells' | 'layout' | 'role'> & Partial<BillCase>
const beside = (given: Beside): BillCase => ({
  ...{ kind: null, minor: null, currency: null, time: null },
  ...given,
})

/** Bills that no total adds up. */
export const BESIDE_CASES: readonly BillCase[] = [
  beside({
    ...{ sheet: '账务明细列表', layout: 'ledger', role: 'ledger' },
    heading: ['账务时间', '账务类型', '币种', '收支金额', '备注'],
    cells: [AT, '支出', 'CNY', '-12.00', '合规EPR环保费代扣代缴'],
    ...{ minor: -1200, currency: 'CNY', time: TIME },
  }),
  beside({
    ...{ sheet: 'PO聚合账单', layout: 'semi_po_aggregate', role: 'cross_check' },
    heading: ['PO单号', '商品信息×销售件数', '销售回款', '销售冲回', '运费回款', '运费冲回'],
    cells: ['PO-1', '盒×1', '9.00', '0.00', '0.00', '0.00'],
  }),
  ...['', '（全域）'].map((mark) =>
    beside({
      ...{ sheet: '店铺数据报表', layout: 'ads_shop', role: 'snapshot', time: DAY },
      heading: ['日期', `总花费${mark}`, '净总花费', `投资回报率(ROAS)${mark}`, `费比${mark}`, `曝光${mark}`],
      cells: ['2026-10-05 CST', '0.00', '0.00', '∞', '/', '3'],
    }),
  ),
  beside({
    ...{ sheet: '商品数据报表', layout: 'ads_goods', role: 'snapshot' },
    heading: ['商品名称', '商品ID', 'SPU ID', '花费', '净花费'],
    cells: ['盒', '6017', '5001', '3.00', '3.00'],
  }),
  beside({
    ...{ sheet: '对账单', layout: 'ads_bill', role: 'cross_check', time: DAY },
    heading: ['日期', '本期花费', '本期已付款金额', '本期优惠金额', '本期已使用退单红包金额'],
    cells: ['2026-10-05', '3.00', '2.00', '1.00', '0.00'],
  }),
  beside({
    ...{ sheet: '已支付', layout: 'ads_paid', role: 'cross_check', time: TIME },
    heading: ['付款时间', '结算单生成时间', '结算单号', '站点', '结算方式', '流水类型', '交易金额', '状态'],
    cells: [AT, AT, 'JS1', '美国', '余额', '支出', '2.00', '成功'],
  }),
  beside({
    ...{ sheet: '订单导出', layout: 'order_export', role: 'order_map' },
    heading: ['订单号', '订单状态', '子订单号', 'SKU ID', 'SKU货号', '收货人姓名', '运单号', '物流商'],
    cells: ['PO-1', '已签收', 'PO-1-1', '1305', 'A-1', '', 'W1、W2', 'USPS'],
  }),
  beside({
    ...{ sheet: '销售', layout: 'sales_report', role: 'snapshot' },
    heading: [
      '产品名称',
      '产品SKC',
      'SKU',
      'SKU货号',
      'SKU属性名称',
      '申报价格',
      '7日销量',
      '当前仓内可用库存',
    ],
    cells: ['盒', '77', '1305', 'A-1', '白', '9.00', '5', '40'],
  }),
  beside({
    ...{ sheet: '活动申报价格', layout: 'activity_price', role: 'snapshot' },
    heading: ['活动类型(活动主题）', 'SPU ID', 'SKC ID', 'SKC货号', 'SKU ID', '活动申报价格'],
    cells: ['5-长期活动-秒杀', '5001', '77', 'C', '1305', '8.00'],
  }),
  beside({
    ...{ sheet: '活动库存', layout: 'activity_stock', role: 'snapshot' },
    heading: ['活动类型(活动主题）', 'SPU ID', '活动库存'],
    cells: ['5-长期活动-秒杀', '5001', '30'],
  }),
]

const semi = (type: string, amount: string, kind: string | null, minor: number): BillCase => ({
  ...{ sheet: 'Sheet1', layout: 'shein_semi', role: 'event', kind, minor, currency: 'JPY', time: TIME },
  heading: ['序号', '订单号', '平台SKU', '账单类型', '商品价格', '服务费', '应收金额', '币种', '打款日期'],
  cells: ['1', 'GSH1', 'I1', type, '0', '0', amount, 'JPY', AT],
})
const adjustment = (type: string, amount: string, kind: string, minor: number): BillCase => ({
  ...{ sheet: '补扣款', layout: 'shein_report_adjustment', role: 'event', kind, minor },
  ...{ currency: 'CNY', time: DAY },
  heading: [
    ...['补扣款单号', '款项类型', '补扣款分类', '对单类型', '关联单据', '单价', '数量', '总金额', '币种'],
    ...['创建时间', '单据状态', '关联报账单', '拒绝原因', '确认/拒绝时间', '会计日期', '备注', '供货商名称'],
  ],
  cells: [
    ...['BK1', type, '质量', '备货单', 'WB1', '1.00', '2', amount, 'CNY'],
    ...[AT, '已确认', 'BZ1', '', AT, '2026-10-05', '', '某公司'],
  ],
})
const report = (type: string, kind: string, minor: number): BillCase => ({
  ...{ sheet: '报账单', layout: 'shein_report_sale', role: 'event', kind, minor },
  ...{ currency: 'CNY', time: TIME },
  heading: [
    ...['报账单号', '二级账单类型', '收支类型', '业务单号', 'SKC', '平台SKU', '供应商SKU', '商品数量'],
    ...['结算币种', '金额', '单价', '账单生成时间'],
  ],
  cells: ['BZ1', '备货', type, 'YW1', 'sz1', 'I1', 'A-1', '2', 'CNY', '30.00', '15.00', AT],
})

export const SHEIN_CASES: readonly BillCase[] = [
  semi('订单销售收入-订单收入', '1980', 'sale', 1980),
  semi('退货退款-订单退货', '-1980', 'reversal', -1980),
  semi('退货退款-订单调整', '-120', 'reversal', -120),
  semi('退货退款-订单调整', '120', 'reversal', 120),
  semi('平台服务费-退货履约服务费', '-80', 'service_fee', -80),
  semi('平台服务费-退货单履约服务费', '-80', 'service_fee', -80),
  semi('奖惩及其他-违规处罚扣款', '500', 'penalty', -500),
  semi('奖惩及其他-违规处罚补款', '500', 'penalty', 500),
  semi('奖惩及其他-违规撤销补款', '500', 'penalty', 500),
  semi('奖惩及其他-违规处罚资金冻结', '-700', null, -700),
  semi('奖惩及其他-违规撤销资金解冻', '700', null, 700),
  semi('奖惩及其他-运费补贴', '60', 'freight_subsidy', 60),
  semi('奖惩及其他-运费补贴退回', '60', 'freight_subsidy', -60),
  semi('奖惩及其他-平台激励补款', '9', 'unknown_type', 9),
  adjustment('补款', '4.00', 'supplement', 400),
  adjustment('扣款', '4.00', 'deduction', -400),
  adjustment('其他', '-4.00', 'unknown_type', -400),
  report('收入', 'sale', 3000),
  report('支出', 'reversal', -3000),
]
