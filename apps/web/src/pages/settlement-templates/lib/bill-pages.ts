import { BOOK_CLASS_NAMES, EVENT_KIND_NAMES, type EventKind, type LedgerClass } from '@haixuan/rules'
import type { RatedBill } from './bill-rates.ts'

/** One kind of lines that a page shows. */
export interface BillPart {
  id: string
  name: string
  ask: { kind: EventKind } | { class: LedgerClass }
}

/** A page of one bill of the marketplace. */
export interface BillDeclaration {
  title: string
  /** What the page shows and where its figures come from. */
  note: string
  parts: readonly BillPart[]
  /** Each day with the SKUs that have most; those alone; the classes of months; costs beside sales. */
  chart: 'days' | 'skus' | 'months' | 'ads' | null
  rated?: RatedBill
}

const detail = (kind: EventKind): BillPart => ({ id: kind, name: EVENT_KIND_NAMES[kind], ask: { kind } })
const booked = (name: LedgerClass): BillPart => ({
  id: name,
  name: BOOK_CLASS_NAMES[name],
  ask: { class: name },
})

const DETAILS = '列名与顺序同官方文件；每行可查来源文件与行号。按账务时间入账，不是下单日期。'
const LEDGER = '取自账务明细，按备注归类；与明细账单分开，从不相加。'

export const BILL_PAGES = {
  refunds: {
    title: '消费者退款金额',
    note: `${DETAILS}在“销售冲回”也出现的退款只计一次。`,
    parts: [detail('consumer_refund')],
    chart: 'days',
    rated: 'refunds',
  },
  subsidies: {
    title: '非商责平台售后补贴',
    note: DETAILS,
    parts: [detail('subsidy'), { ...detail('subsidy_adjustment'), name: '补贴调整' }],
    chart: 'days',
    rated: 'subsidies',
  },
  issues: {
    title: '售后问题',
    note: DETAILS,
    parts: [detail('issue')],
    chart: 'skus',
    rated: 'issues',
  },
  reships: {
    title: '售后补寄',
    note: '列名与顺序同官方文件。售后补寄没有账务时间，月份按导入时所选。',
    parts: [detail('reship')],
    chart: null,
  },
  fees: {
    title: '仓储和EPR费用',
    note: LEDGER,
    parts: [
      ...(
        [
          'storage',
          'epr_goods',
          'epr_pack',
          'epr_agent',
          'epr_refund',
          'relabel',
          'transfer',
          'disposal',
        ] as const
      ).map(booked),
      booked('unclassified'),
    ],
    chart: 'months',
  },
  ads: {
    title: '广告服务费',
    note: `${LEDGER}广告次日扣款，月末与广告报表会有差别。`,
    parts: [booked('ads')],
    chart: 'ads',
  },
} as const satisfies Readonly<Record<string, BillDeclaration>>
