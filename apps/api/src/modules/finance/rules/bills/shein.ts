import type { BillLayout, LayoutColumn } from '../bill-kind.ts'

const CURRENCY: LayoutColumn = { aliases: ['币种', '结算币种'] }
const SKU = {
  skuId: { aliases: ['平台SKU', 'SKU ID'] },
  skuCode: { aliases: ['供应商SKU', '商家SKU', 'MSKU'] },
} as const
const NEEDED = { isRequired: true, isNeeded: true } as const

/**
 * Bills of SHEIN. Names of columns are those of its lists and of programs that read them: files were seen by position
 * alone, and a position moves with every new column. A renamed one is a new alias.
 */
export const SHEIN: readonly BillLayout[] = [
  {
    id: 'shein_semi',
    kind: 'shein_semi',
    name: '结算账单',
    marketplace: 'shein',
    generation: null,
    mode: 'semi',
    role: 'event',
    sheets: ['结算账单'],
    columns: {
      orderNo: { aliases: ['订单号'], isRequired: true },
      stockNo: { aliases: ['业务单号'] },
      billNo: { aliases: ['对账单编码', '对账单号编码', '对账单号'] },
      ...SKU,
      quantity: { aliases: ['商品数量', '数量', '销量'] },
      type: { aliases: ['账单类型'], ...NEEDED },
      amount: { aliases: ['应收金额', '应收总金额'], ...NEEDED },
      currency: CURRENCY,
      time: { aliases: ['打款日期', '账单生成时间'], isNeeded: true },
      status: { aliases: ['对账单状态'] },
    },
    byType: [
      // Money that is held back and set free again is moved, neither spent nor earned.
      { contains: '资金冻结', kind: null, sign: 'always_cost' },
      { contains: '资金解冻', kind: null, sign: 'always_income' },
      { contains: '订单收入', kind: 'sale', sign: 'as_written' },
      { contains: '订单退货', kind: 'reversal', sign: 'always_cost' },
      { contains: '订单调整', kind: 'reversal', sign: 'as_written' },
      { contains: '履约服务费', kind: 'service_fee', sign: 'as_written' },
      { contains: '违规处罚扣款', kind: 'penalty', sign: 'always_cost' },
      { contains: '违规处罚补款', kind: 'penalty', sign: 'always_income' },
      { contains: '违规撤销补款', kind: 'penalty', sign: 'always_income' },
      { contains: '运费补贴退回', kind: 'freight_subsidy', sign: 'always_cost' },
      { contains: '运费补贴', kind: 'freight_subsidy', sign: 'always_income' },
    ],
    otherwise: { kind: 'unknown_type', sign: 'as_written' },
  },
  {
    id: 'shein_report_sale',
    kind: 'shein_report_sale',
    name: '报账单销售款明细',
    marketplace: 'shein',
    generation: null,
    mode: 'full',
    role: 'event',
    sheets: ['销售款明细', '报账单'],
    columns: {
      billNo: { aliases: ['报账单号', '关联报账单'], isRequired: true },
      stockNo: { aliases: ['业务单号'], isRequired: true },
      ...SKU,
      quantity: { aliases: ['商品数量', '数量'] },
      type: { aliases: ['收支类型'], ...NEEDED },
      remark: { aliases: ['二级账单类型'] },
      amount: { aliases: ['金额', '总金额'], ...NEEDED },
      currency: CURRENCY,
      time: { aliases: ['账单生成时间', '会计日期'], isNeeded: true },
    },
    byType: [
      { contains: '收入', kind: 'sale', sign: 'always_income' },
      { contains: '支出', kind: 'reversal', sign: 'always_cost' },
    ],
    otherwise: { kind: 'unknown_type', sign: 'as_written' },
  },
  {
    id: 'shein_report_adjustment',
    kind: 'shein_report_adjustment',
    name: '补扣款明细',
    marketplace: 'shein',
    generation: null,
    mode: 'full',
    role: 'event',
    sheets: ['补扣款'],
    columns: {
      billNo: { aliases: ['补扣款单号', '扣款单号'], isRequired: true },
      type: { aliases: ['款项类型'], ...NEEDED },
      remark: { aliases: ['补扣款分类', '备注'] },
      stockNo: { aliases: ['关联单据', '业务单号'] },
      ...SKU,
      quantity: { aliases: ['数量'] },
      amount: {
        aliases: ['总金额', '扣款金额', '金额', '分摊金额', '运费金额', '分摊后运费'],
        ...NEEDED,
      },
      currency: CURRENCY,
      status: { aliases: ['单据状态'] },
      time: { aliases: ['会计日期'], isRequired: true },
    },
    byType: [
      { contains: '补款', kind: 'supplement', sign: 'always_income' },
      { contains: '扣款', kind: 'deduction', sign: 'always_cost' },
    ],
    otherwise: { kind: 'unknown_type', sign: 'as_written' },
    unbilled: 'unbooked_adjustment',
    openStates: ['待确认', '拒绝', '作废', '取消'],
  },
]
