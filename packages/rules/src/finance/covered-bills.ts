import type { LedgerClass } from './ledger-classes.ts'

/**
 * Bills whose days are watched. One bill has one name here whatever its files are called in a year: the sheets of the
 * settlement of 2025 and the one of 2026 are the same bill.
 */
export const COVERED_BILLS = [
  'trade',
  'refund',
  'subsidy',
  'settle',
  'violation',
  'fund_other',
  'label_ship',
  'label_return',
  'issue',
  'reship',
  'transfer',
  'ads',
  'ledger',
] as const

export type CoveredBill = (typeof COVERED_BILLS)[number]

/** How sure it is that a store has a bill, before anything of it was imported. */
type Need =
  /** Every store of the mode has it: without it there is no profit. */
  | 'always'
  /** Most have it. */
  | 'usual'
  /** It is expected once the store has imported one. */
  | 'once_seen'

export interface CoveredBillFacts {
  /** Chinese name, short. */
  name: string
  /** Mode of the stores that have it; null: all. */
  mode: 'full' | 'semi' | null
  need: Need
  /** Bills that the marketplace writes into one workbook: they cover the same days. */
  workbook: string
  /**
   * A workbook without its sheet says nothing of it: some accounts may not export it. The sheet of any other bill is left
   * out when it has no rows.
   */
  needsSheet?: boolean
  /** The marketplace keeps it for the store and not for each book. */
  isOfStore?: boolean
  /** Kinds of sheets that carry it. */
  sheets: readonly string[]
  /** What names of files say of it, where a file says nothing else. */
  fileWords: readonly string[]
  /** Classes of the account book that its rows are booked in. */
  classes: readonly LedgerClass[]
}

export const COVERED_BILL_FACTS: Readonly<Record<CoveredBill, CoveredBillFacts>> = {
  trade: {
    ...{ name: '交易结算', mode: 'full', need: 'always', workbook: 'settlement' },
    ...{ sheets: ['full_trade'], fileWords: ['交易结算'], classes: ['settlement'] },
  },
  refund: {
    ...{ name: '消费者退款', mode: 'full', need: 'always', workbook: 'settlement' },
    ...{ sheets: ['full_refund'], fileWords: ['消费者退款'], classes: [] },
  },
  subsidy: {
    ...{ name: '售后补贴', mode: 'full', need: 'usual', workbook: 'settlement' },
    ...{ sheets: ['full_subsidy', 'full_subsidy_adj'], fileWords: ['售后补贴'] },
    classes: ['subsidy_adjustment'],
  },
  settle: {
    ...{ name: '结算', mode: 'semi', need: 'always', workbook: 'fund' },
    sheets: [
      'semi_settle',
      'semi_2025_sale',
      'semi_2025_refund',
      'semi_2025_freight',
      'semi_2025_freight_refund',
    ],
    ...{ fileWords: ['FundDetail'], classes: ['settlement'] },
  },
  violation: {
    ...{ name: '履约违规', mode: 'semi', need: 'usual', workbook: 'fund' },
    ...{ sheets: ['semi_violation'], fileWords: ['履约违规'] },
    classes: ['violation_delay', 'violation_stockout', 'violation_false'],
  },
  fund_other: {
    ...{ name: '其他收支', mode: 'semi', need: 'once_seen', workbook: 'fund' },
    sheets: [
      'semi_chargeback',
      'semi_return_label_subsidy',
      'semi_disposal',
      'semi_tech_fee',
      'semi_aftersale_freight',
      'semi_tax_refund',
    ],
    ...{ fileWords: [], classes: ['chargeback', 'label_return_platform', 'disposal'] },
  },
  label_ship: {
    ...{ name: '发货面单费', mode: 'semi', need: 'always', workbook: 'label_ship' },
    ...{ sheets: ['semi_ship_label'], fileWords: ['发货面单'], classes: ['label_ship'] },
  },
  label_return: {
    ...{ name: '退货面单费', mode: 'semi', need: 'usual', workbook: 'label_return' },
    ...{ sheets: ['semi_return_label'], fileWords: ['退货面单'], classes: ['label_return'] },
  },
  issue: {
    ...{ name: '售后问题', mode: 'full', need: 'usual', workbook: 'settlement', needsSheet: true },
    ...{ sheets: ['full_issue'], fileWords: ['售后问题'], classes: ['issue'] },
  },
  reship: {
    ...{ name: '售后补寄', mode: 'full', need: 'usual', workbook: 'settlement', needsSheet: true },
    ...{ sheets: ['full_reship'], fileWords: ['售后补寄'], classes: ['reship'] },
  },
  transfer: {
    ...{ name: '调拨费', mode: 'full', need: 'once_seen', workbook: 'transfer' },
    ...{ sheets: ['transfer_fee'], fileWords: ['调拨'], classes: ['transfer'] },
  },
  ads: {
    ...{ name: '广告', mode: null, need: 'usual', workbook: 'ads', isOfStore: true },
    ...{ sheets: ['ads_shop', 'ads_bill'], fileWords: ['推广', '广告'], classes: ['ads'] },
  },
  ledger: {
    ...{ name: '账务明细', mode: null, need: 'always', workbook: 'ledger', isOfStore: true },
    ...{ sheets: ['ledger'], fileWords: ['账务明细'], classes: [] },
  },
}

const BILL_OF_SHEET: ReadonlyMap<string, CoveredBill> = new Map(
  COVERED_BILLS.flatMap((bill) => COVERED_BILL_FACTS[bill].sheets.map((sheet) => [sheet, bill] as const)),
)

/** The bill that a kind of sheet carries; null: its days are not watched. */
export const billOfSheet = (kind: string): CoveredBill | null => BILL_OF_SHEET.get(kind) ?? null

/** Bills of the workbook of this one, itself among them, that have no rows when their sheet is not in it. */
export const billsWithout = (bill: CoveredBill): CoveredBill[] => {
  const { workbook } = COVERED_BILL_FACTS[bill]
  return COVERED_BILLS.filter((one) => {
    const facts = COVERED_BILL_FACTS[one]
    return facts.workbook === workbook && !facts.needsSheet
  })
}

/**
 * The bills that a file is about in which the marketplace only says that there is none (提示): it says so without a
 * heading. The name of the file is a hint where it names a bill, also one whose days are not watched (待处理); else it is
 * the settlement, whose export answers so.
 */
export function billsOfNotice(fileName: string, mode: 'full' | 'semi'): CoveredBill[] {
  const named = COVERED_BILLS.find((bill) =>
    COVERED_BILL_FACTS[bill].fileWords.some((word) => fileName.includes(word)),
  )
  if (named === undefined && OTHER_FILES.some((word) => fileName.includes(word))) return []
  const meant = named ?? (mode === 'full' ? 'trade' : 'settle')
  return meant === 'trade' || meant === 'settle' ? billsWithout(meant) : [meant]
}

/** Exports without bills whose days are watched. */
const OTHER_FILES = ['待处理', '未出账', '订单', '库存', '销售']
