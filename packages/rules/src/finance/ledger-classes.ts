/**
 * What a line of the marketplace's account book (账务明细) is for. Lines are put into classes by patterns that a person
 * can edit; a line that no pattern knows is shown as 未归类 and never guessed.
 */
export const LEDGER_CLASSES = [
  'settlement',
  'storage',
  'epr_goods',
  'epr_pack',
  'epr_agent',
  'epr_refund',
  'ads',
  'issue',
  'reship',
  'subsidy_adjustment',
  'violation_delay',
  'violation_stockout',
  'violation_false',
  'quality',
  'quality_jit',
  'relabel',
  'transfer',
  'disposal',
  'chargeback',
  'label_ship',
  'label_return',
  'label_return_platform',
  'compensation',
  'withdrawal',
  'freeze',
  'unfreeze',
  'topup',
  'internal_transfer',
  'unclassified',
] as const

export type LedgerClass = (typeof LEDGER_CLASSES)[number]

/** A pattern: both texts have to be contained where they are given; neither counts letters' width or size. */
export interface LedgerPattern {
  /** Of 账务类型. */
  type?: string
  /** Of 备注. Remarks end with numbers that change, so they are never compared whole. */
  remark?: string
  class: LedgerClass
}

/** The first that fits wins: what moves money without earning or costing it, then remarks, then types alone. */
export const LEDGER_PATTERNS: readonly LedgerPattern[] = [
  { type: '提现', class: 'withdrawal' },
  { type: '解冻', class: 'unfreeze' },
  { type: '冻结', class: 'freeze' },
  { type: '充值', class: 'topup' },
  { type: '转账', class: 'internal_transfer' },
  { type: '退费', remark: 'EPR', class: 'epr_refund' },
  { type: '退费', remark: '环保费', class: 'epr_refund' },
  { remark: '物流包装环保费', class: 'epr_pack' },
  { remark: '代付服务费', class: 'epr_agent' },
  { remark: '环保费', class: 'epr_goods' },
  { remark: 'EPR', class: 'epr_goods' },
  { remark: '仓储综合服务费', class: 'storage' },
  { remark: '推广服务费', class: 'ads' },
  { remark: '广告服务费', class: 'ads' },
  { remark: '售后补贴调整', class: 'subsidy_adjustment' },
  { remark: '售后问题', class: 'issue' },
  { remark: '售后补寄', class: 'reship' },
  { remark: '质量问题-JIT', class: 'quality_jit' },
  { remark: '质量问题', class: 'quality' },
  { remark: '贴标', class: 'relabel' },
  { remark: '调拨', class: 'transfer' },
  { remark: '处置', class: 'disposal' },
  { remark: '拒付', class: 'chargeback' },
  { remark: '退货面单费平台承担', class: 'label_return_platform' },
  { remark: '退货面单费', class: 'label_return' },
  { remark: '发货面单费', class: 'label_ship' },
  { remark: '缺货', class: 'violation_stockout' },
  { remark: '虚假', class: 'violation_false' },
  { remark: '延迟', class: 'violation_delay' },
  { type: '赔付', class: 'compensation' },
  { type: '结算', class: 'settlement' },
]

/** A text as patterns compare it: without width, size and spaces of its letters. */
export const plainText = (text: string | null): string =>
  (text ?? '').normalize('NFKC').toLowerCase().replace(/\s+/g, '')

const plain = (patterns: readonly LedgerPattern[]) =>
  patterns.map(({ type, remark, class: name }) => ({
    ...{ type: plainText(type ?? null), remark: plainText(remark ?? null), class: name },
  }))
const OWN = new WeakMap<readonly LedgerPattern[], readonly Required<LedgerPattern>[]>()
const BUILT_IN = plain(LEDGER_PATTERNS)

/** Patterns as they are compared; made once, for a year of books asks thousands of times. */
function plainOf(own: readonly LedgerPattern[]): readonly Required<LedgerPattern>[] {
  const known = OWN.get(own)
  if (known) return known
  const made = plain(own)
  OWN.set(own, made)
  return made
}

/** The class of a line. Patterns of a person come before those of the product. */
export function ledgerClass(
  line: { type: string | null; remark: string | null },
  own: readonly LedgerPattern[] = [],
): LedgerClass {
  const [type, remark] = [plainText(line.type), plainText(line.remark)]
  // A pattern that does not ask for a text has an empty one, which every text includes.
  const fits = (pattern: Required<LedgerPattern>) =>
    type.includes(pattern.type) && remark.includes(pattern.remark)
  return (plainOf(own).find(fits) ?? BUILT_IN.find(fits))?.class ?? 'unclassified'
}
