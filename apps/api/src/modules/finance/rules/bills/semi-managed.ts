import type { EventKind } from '@haixuan/rules'
import type { BillLayout, LayoutColumn } from '../bill-kind.ts'

const CURRENCY: LayoutColumn = { aliases: ['币种'] }
const TIME: LayoutColumn = { aliases: ['账务时间', '到账时间', '时间'], isNeeded: true }
const ORDER: LayoutColumn = { aliases: ['订单编号', 'PO单号', '订单号'] }

/** A sheet of the 2025 generation: amounts have no sign, the name of the sheet carries it. */
const sheet2025 = (
  id: string,
  sheet: string,
  amounts: readonly string[],
  kind: EventKind,
  sign: 'as_written' | 'positive_is_cost',
): BillLayout => ({
  id,
  kind: id,
  name: sheet,
  generation: '2025',
  mode: 'semi',
  role: 'event',
  sheets: [sheet],
  columns: {
    flowId: { aliases: ['结算流水ID'] },
    orderNo: ORDER,
    subOrderNo: { aliases: ['子订单号', '子订单编号'] },
    afterNo: { aliases: ['售后单号'] },
    skuCombined: { aliases: ['sku明细(SKU ID_SKU货号_SKU名称_SKU属性_销售数量)', 'sku明细'] },
    skuId: { aliases: ['SKU ID'] },
    skuCode: { aliases: ['SKU货号'] },
    skuName: { aliases: ['SKU名称'] },
    quantity: { aliases: ['件数', '数量'] },
    amount: {
      aliases: amounts,
      sheetAliases: ['结算金额', '收支金额', '支出金额', '金额'],
      isRequired: true,
      isNeeded: true,
    },
    currency: CURRENCY,
    time: TIME,
    remark: { aliases: ['退款原因', '备注', '原因'] },
  },
  otherwise: { kind, sign },
})

/** A sheet of costs beside the settlement; the amount is written without a sign in both generations. */
const costSheet = (
  id: string,
  sheet: string,
  columns: BillLayout['columns'],
  rules: Pick<BillLayout, 'byType' | 'otherwise'>,
): BillLayout => ({
  id,
  kind: id,
  name: sheet,
  generation: null,
  mode: 'semi',
  role: 'event',
  sheets: [sheet],
  columns: { currency: CURRENCY, time: TIME, remark: { aliases: ['备注'] }, ...columns },
  ...rules,
})

const COST: LayoutColumn = { aliases: ['支出金额', '扣款金额', '违规金额'], isRequired: true, isNeeded: true }

/** Bills of semi-managed stores: the store ships from its own stock. */
export const SEMI_MANAGED: readonly BillLayout[] = [
  sheet2025('semi_2025_sale', '结算-交易收入', ['交易收入'], 'sale', 'as_written'),
  sheet2025('semi_2025_refund', '结算-售后退款', ['退款金额', '售后退款'], 'reversal', 'positive_is_cost'),
  sheet2025('semi_2025_freight', '结算-运费收入', ['运费收入'], 'freight', 'as_written'),
  sheet2025(
    'semi_2025_freight_refund',
    '结算-运费退款',
    ['运费退款', '运费退款金额'],
    'freight_reversal',
    'positive_is_cost',
  ),
  // The list by order (PO明细账单, SettledFlow) has the same headings and repeats a part of these settlements.
  {
    id: 'semi_settle',
    kind: 'semi_settle',
    name: '结算',
    generation: '2026',
    mode: 'semi',
    role: 'event',
    sheets: ['结算'],
    columns: {
      flowId: { aliases: ['结算流水ID'], isRequired: true },
      orderNo: { aliases: ['PO单号'] },
      billNo: { aliases: ['单据号'] },
      type: { aliases: ['交易类型'], isRequired: true, isNeeded: true },
      amount: { aliases: ['结算金额'], isRequired: true, isNeeded: true },
      skuId: { aliases: ['SKU ID'] },
      skuCode: { aliases: ['SKU货号'] },
      skuName: { aliases: ['SKU名称'] },
      quantity: { aliases: ['件数'] },
      currency: CURRENCY,
      time: { aliases: ['到账时间', '账务时间'], isNeeded: true },
      remark: { aliases: ['备注'] },
    },
    byType: [
      { contains: '销售回款', kind: 'sale', sign: 'as_written' },
      { contains: '销售冲回', kind: 'reversal', sign: 'always_cost' },
      { contains: '运费回款', kind: 'freight', sign: 'as_written' },
      { contains: '运费冲回', kind: 'freight_reversal', sign: 'always_cost' },
    ],
    otherwise: { kind: 'unknown_type', sign: 'as_written' },
  },
  costSheet(
    'semi_chargeback',
    '支出-买家拒付',
    { billNo: { aliases: ['违规单号'], isRequired: true }, orderNo: ORDER, amount: COST },
    { otherwise: { kind: 'chargeback', sign: 'positive_is_cost' } },
  ),
  costSheet(
    'semi_violation',
    '支出-履约违规',
    {
      billNo: { aliases: ['违规编号', '违规单号'], isRequired: true },
      orderNo: ORDER,
      type: { aliases: ['违规类型'], isRequired: true },
      amount: COST,
    },
    {
      byType: [
        { contains: '延迟', kind: 'violation_delay', sign: 'positive_is_cost' },
        { contains: '缺货', kind: 'violation_stockout', sign: 'positive_is_cost' },
        { contains: '虚假', kind: 'violation_false', sign: 'positive_is_cost' },
      ],
      otherwise: { kind: 'unknown_type', sign: 'positive_is_cost' },
    },
  ),
  costSheet(
    'semi_return_label_subsidy',
    '其他-退货面单费平台承担',
    {
      orderNo: { ...ORDER, isRequired: true },
      // Refunds of taxes have the same headings: only the name of the sheet tells them apart.
      amount: { aliases: [], sheetAliases: ['收支金额'], isRequired: true, isNeeded: true },
    },
    { otherwise: { kind: 'label_return_platform', sign: 'as_written' } },
  ),
  costSheet(
    'semi_disposal',
    '支出-处置费',
    {
      skuId: { aliases: ['SKU ID'] },
      waybill: { aliases: ['运单号'] },
      quantity: { aliases: ['销毁件数'] },
      amount: { aliases: ['销毁费用', '处置费用'], isRequired: true, isNeeded: true },
    },
    { otherwise: { kind: 'disposal', sign: 'positive_is_cost' } },
  ),
  costSheet(
    'semi_tech_fee',
    '支出-技术服务费',
    {
      orderNo: ORDER,
      amount: {
        aliases: ['技术服务费'],
        sheetAliases: ['支出金额', '金额', '收支金额'],
        isRequired: true,
        isNeeded: true,
      },
    },
    { otherwise: { kind: 'tech_fee', sign: 'positive_is_cost' } },
  ),
  costSheet(
    'semi_aftersale_freight',
    '其他-售后运费结算',
    {
      orderNo: ORDER,
      amount: {
        aliases: ['售后运费'],
        sheetAliases: ['支出金额', '收支金额', '结算金额', '金额'],
        isRequired: true,
        isNeeded: true,
      },
    },
    { otherwise: { kind: 'aftersale_freight', sign: 'positive_is_cost' } },
  ),
  costSheet(
    'semi_tax_refund',
    '账户-税金退回',
    {
      orderNo: ORDER,
      amount: {
        aliases: ['税金退回金额', '退回金额'],
        sheetAliases: ['收支金额', '结算金额', '金额'],
        isRequired: true,
        isNeeded: true,
      },
    },
    { otherwise: { kind: 'tax_refund', sign: 'always_income' } },
  ),
]
