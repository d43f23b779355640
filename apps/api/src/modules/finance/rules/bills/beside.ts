import type { BillLayout, LayoutColumn } from '../bill-kind.ts'

const DAY: LayoutColumn = { aliases: ['日期'], isRequired: true }
/** Reports of advertising write most headings with or without `（全域）`. */
const overall = (...names: string[]) => names.flatMap((name) => [name, `${name}(全域)`])
const SPENT: LayoutColumn = { aliases: overall('总花费', '花费'), isRequired: true }
const ACTIVITY: LayoutColumn = { aliases: ['活动类型(活动主题)'], isRequired: true }

/** Bills that no total adds up: the account book, advertising reports, other views of a settlement, orders, stock. */
export const BESIDE: readonly BillLayout[] = [
  {
    id: 'ledger',
    kind: 'ledger',
    name: '账务明细列表',
    generation: null,
    mode: null,
    role: 'ledger',
    sheets: ['账务明细列表', '账务明细'],
    columns: {
      time: { aliases: ['账务时间'], isRequired: true, isNeeded: true },
      type: { aliases: ['账务类型'], isRequired: true, isNeeded: true },
      currency: { aliases: ['币种'] },
      amount: { aliases: ['收支金额'], isRequired: true, isNeeded: true },
      remark: { aliases: ['备注'] },
    },
  },
  {
    id: 'semi_po_aggregate',
    kind: 'semi_po',
    name: 'PO聚合账单',
    generation: '2026',
    mode: 'semi',
    role: 'cross_check',
    sheets: ['PO聚合', '待处理'],
    columns: {
      orderNo: { aliases: ['PO单号'], isRequired: true },
      // Amounts are in the first row of each merged order; the order of columns differs between settled and pending.
      amount: { aliases: ['销售回款'], isRequired: true },
      type: { aliases: ['运费回款'], isRequired: true },
    },
  },
  {
    id: 'ads_shop',
    kind: 'ads_shop',
    name: '店铺数据报表',
    generation: null,
    mode: null,
    role: 'snapshot',
    sheets: ['店铺数据报表'],
    columns: {
      time: DAY,
      amount: SPENT,
      remark: { aliases: overall('费比'), isRequired: true },
    },
  },
  {
    id: 'ads_goods',
    kind: 'ads_goods',
    name: '商品数据报表',
    generation: null,
    mode: null,
    role: 'snapshot',
    sheets: ['商品数据报表'],
    columns: {
      skuName: { aliases: ['商品名称'] },
      billNo: { aliases: ['商品ID'], isRequired: true },
      amount: SPENT,
    },
  },
  {
    id: 'ads_bill',
    kind: 'ads_bill',
    name: '推广流水对账单',
    generation: null,
    mode: null,
    role: 'cross_check',
    sheets: ['对账单', '推广流水对账单'],
    columns: {
      time: DAY,
      amount: { aliases: ['本期花费'], isRequired: true },
      remark: { aliases: ['本期已付款金额'], isRequired: true },
    },
  },
  {
    id: 'ads_paid',
    kind: 'ads_paid',
    name: '推广已支付',
    generation: null,
    mode: null,
    role: 'cross_check',
    sheets: ['已支付'],
    columns: {
      time: { aliases: ['付款时间'], isRequired: true },
      billNo: { aliases: ['结算单号'], isRequired: true },
      amount: { aliases: ['交易金额'], isRequired: true },
    },
  },
  {
    id: 'order_export',
    kind: 'order_export',
    name: '订单导出',
    generation: null,
    mode: 'semi',
    role: 'order_map',
    sheets: ['订单导出', '订单'],
    columns: {
      orderNo: { aliases: ['订单号'], isRequired: true },
      subOrderNo: { aliases: ['子订单号'], isRequired: true },
      skuId: { aliases: ['SKU ID'], isRequired: true },
      skuCode: { aliases: ['SKU货号'] },
      waybill: { aliases: ['运单号'], isRequired: true },
    },
  },
  {
    id: 'activity_price',
    kind: 'activity_price',
    name: '活动申报价格',
    generation: null,
    mode: null,
    role: 'snapshot',
    sheets: ['活动申报价格'],
    columns: {
      type: ACTIVITY,
      stockNo: { aliases: ['SPU ID'] },
      billNo: { aliases: ['SKC ID'] },
      skuId: { aliases: ['SKU ID'], isRequired: true },
      amount: { aliases: ['活动申报价格'], isRequired: true },
    },
  },
  {
    id: 'activity_stock',
    kind: 'activity_stock',
    name: '活动库存',
    generation: null,
    mode: null,
    role: 'snapshot',
    sheets: ['活动库存'],
    columns: {
      type: ACTIVITY,
      stockNo: { aliases: ['SPU ID'], isRequired: true },
      quantity: { aliases: ['活动库存'], isRequired: true },
    },
  },
  {
    id: 'sales_report',
    kind: 'sales_report',
    name: '销售导出',
    generation: null,
    mode: null,
    role: 'snapshot',
    sheets: ['销售'],
    columns: {
      skuId: { aliases: ['SKU', 'SKU ID'], isRequired: true },
      skuCode: { aliases: ['SKU货号'] },
      amount: { aliases: ['申报价格'], isRequired: true },
      quantity: { aliases: ['当前仓内可用库存'], isRequired: true },
    },
  },
]
