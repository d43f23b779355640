/**
 * What one line of a detail bill says about money. The names are those of reports and of the contract; amounts are
 * signed: income is positive, costs are negative.
 */
export const EVENT_KINDS = [
  'sale',
  'reversal',
  'consumer_refund',
  'freight',
  'freight_reversal',
  'subsidy',
  'subsidy_adjustment',
  'issue',
  'reship',
  'label_ship',
  'label_return',
  'label_return_platform',
  'chargeback',
  'violation_delay',
  'violation_stockout',
  'violation_false',
  'disposal',
  'tech_fee',
  'aftersale_freight',
  'tax_refund',
  'transfer_fee',
  'service_fee',
  'penalty',
  'freight_subsidy',
  'supplement',
  'deduction',
  /** A known bill with a type that no rule knows: kept and shown, never guessed. */
  'unknown_type',
] as const

export type EventKind = (typeof EVENT_KINDS)[number]

/** Chinese names of the kinds, as the official files say them where they do. */
export const EVENT_KIND_NAMES: Readonly<Record<EventKind, string>> = {
  sale: '销售回款',
  reversal: '销售冲回',
  consumer_refund: '消费者退款',
  freight: '运费回款',
  freight_reversal: '运费冲回',
  subsidy: '非商责补贴',
  subsidy_adjustment: '非商责平台售后补贴调整',
  issue: '售后问题',
  reship: '售后补寄',
  label_ship: '发货面单费',
  label_return: '退货面单费',
  label_return_platform: '退货面单费平台承担',
  chargeback: '买家拒付',
  violation_delay: '延迟到货违规',
  violation_stockout: '缺货违规',
  violation_false: '虚假发货违规',
  disposal: '处置费',
  tech_fee: '技术服务费',
  aftersale_freight: '售后运费结算',
  tax_refund: '税金退回',
  transfer_fee: '分仓揽收调拨费',
  service_fee: '平台服务费',
  penalty: '违规处罚',
  freight_subsidy: '运费补贴',
  supplement: '补款',
  deduction: '扣款',
  unknown_type: '未归类',
}
