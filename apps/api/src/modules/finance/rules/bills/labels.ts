import type { BillLayout, TypeRule } from '../bill-kind.ts'

/**
 * The type of a line decides its sign: files of 2025 write costs without a sign and refunds with a minus, those of 2026
 * the other way round (`支出为负、退款为正`). Both say 支出 or 退款.
 */
const byType = (kind: 'label_ship' | 'label_return'): readonly TypeRule[] => [
  { contains: '退款', kind, sign: 'always_income' },
  { contains: '支出', kind, sign: 'always_cost' },
]
const UNKNOWN = { kind: 'unknown_type', sign: 'as_written' } as const

const SHIP = {
  kind: 'semi_ship_label',
  name: '发货面单费',
  mode: 'semi',
  role: 'event',
  byType: byType('label_ship'),
  otherwise: UNKNOWN,
  unbilled: 'unbilled_label',
} as const
const RETURN = {
  kind: 'semi_return_label',
  name: '退货面单费',
  mode: 'semi',
  role: 'event',
  byType: byType('label_return'),
  otherwise: UNKNOWN,
} as const

/** Fees of waybills that the marketplace prints. */
export const LABELS: readonly BillLayout[] = [
  {
    id: 'semi_ship_label_2025',
    generation: '2025',
    ...SHIP,
    sheets: ['0', '发货面单费'],
    columns: {
      packageNo: { aliases: ['Package Number'], isRequired: true },
      waybill: { aliases: ['Waybill Number'], isRequired: true },
      type: { aliases: ['Bill Type'], isRequired: true, isNeeded: true },
      amount: { aliases: ['Shipping Fee (Unit: Yuan)', 'Shipping Fee'], isRequired: true, isNeeded: true },
      currency: { aliases: ['Currency'] },
      status: { aliases: ['Reconciliation Bill Status'] },
      time: { aliases: ['Expense/Refund Time (Time Zone: GMT+8)', 'Expense/Refund Time'] },
    },
  },
  {
    id: 'semi_ship_label_2026',
    generation: '2026',
    ...SHIP,
    sheets: ['发货面单费'],
    columns: {
      packageNo: { aliases: ['包裹号'], isRequired: true },
      waybill: { aliases: ['运单号'], isRequired: true },
      type: { aliases: ['账单类型'], isRequired: true, isNeeded: true },
      amount: {
        aliases: ['运费(单位元)-支出为负、退款为正', '运费(单位元)', '运费'],
        isRequired: true,
        isNeeded: true,
      },
      currency: { aliases: ['币种'] },
      status: { aliases: ['对账单状态'] },
      remark: { aliases: ['备注'] },
      time: { aliases: ['支出/退款时间(时区:GMT+8)', '支出/退款时间(GMT+8)', '支出/退款时间'] },
    },
  },
  {
    id: 'semi_return_label_2025',
    generation: '2025',
    ...RETURN,
    sheets: ['0', '退货面单费'],
    columns: {
      billNo: { aliases: ['reconciliationId'], isLossy: true },
      waybill: { aliases: ['waybill sn'], isRequired: true },
      orderNo: { aliases: ['parent orderSn'] },
      type: { aliases: ['deduct type desc'], isRequired: true, isNeeded: true },
      amount: { aliases: ['freight charge'], isRequired: true, isNeeded: true },
      currency: { aliases: ['seller currency'] },
      time: { aliases: ['deduct time'], isNeeded: true },
    },
  },
  {
    id: 'semi_return_label_2026',
    generation: '2026',
    ...RETURN,
    sheets: ['退货面单费'],
    columns: {
      billNo: { aliases: ['账务单ID', '资金账单ID'], isRequired: true },
      waybill: { aliases: ['运单号'], isRequired: true },
      orderNo: { aliases: ['PO单号'] },
      type: { aliases: ['账单类型'], isRequired: true, isNeeded: true },
      amount: { aliases: ['金额'], isRequired: true, isNeeded: true },
      currency: { aliases: ['币种'] },
      remark: { aliases: ['账单备注'] },
      time: { aliases: ['账单支出/退款时间(GMT+8)', '账单支出/退款时间'], isNeeded: true },
    },
  },
]
