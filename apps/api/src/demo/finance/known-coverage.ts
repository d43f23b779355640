import type { Fact, MadeStore } from './fact.ts'
import { formOf } from './finance-set.ts'
import { generationOf } from './make-semi-store.ts'

interface CoverageTotal {
  month: string
  /** Bill that the lines are in. */
  kind: string
  rows: number
  /** First and last day; null where the bill has no times. */
  from: string | null
  to: string | null
}

const FULL: Record<string, string> = {
  sale: 'full_trade',
  reversal: 'full_trade',
  consumer_refund: 'full_refund',
  subsidy_adjustment: 'full_subsidy_adj',
  issue: 'full_issue',
  reship: 'full_reship',
}
const SEMI: Record<string, string> = {
  violation_delay: 'semi_violation',
  violation_stockout: 'semi_violation',
  violation_false: 'semi_violation',
  chargeback: 'semi_chargeback',
  disposal: 'semi_disposal',
  label_return_platform: 'semi_return_label_subsidy',
  label_ship: 'semi_ship_label',
  label_return: 'semi_return_label',
  tech_fee: 'semi_tech_fee',
  aftersale_freight: 'semi_aftersale_freight',
  tax_refund: 'semi_tax_refund',
}
/** The settlements of the older layout have a sheet each. */
const SEMI_2025: Record<string, string> = {
  sale: 'semi_2025_sale',
  reversal: 'semi_2025_refund',
  freight: 'semi_2025_freight',
  freight_reversal: 'semi_2025_freight_refund',
}

function billOf({ mode }: MadeStore, month: string, kind: string): string {
  if (mode === 'semi')
    return SEMI[kind] ?? (generationOf(month) === '2025' ? SEMI_2025[kind] : undefined) ?? 'semi_settle'
  return FULL[kind] ?? (formOf(month).isSubsidyInTrade ? 'full_trade' : 'full_subsidy')
}

/** Lines and days of each bill and month; the books of a store are counted together. */
export function coverageTotals(store: MadeStore): CoverageTotal[] {
  const all = new Map<string, CoverageTotal>()
  const add = (month: string, kind: string, at: Fact['at']) => {
    const day = kind === 'full_reship' ? null : at.slice(0, 10)
    const before = all.get(`${month} ${kind}`) ?? { month, kind, rows: 0, from: day, to: day }
    const [from, to] = [before.from ?? '', before.to ?? '']
    all.set(`${month} ${kind}`, {
      ...{ month, kind, rows: before.rows + 1 },
      from: day !== null && day < from ? day : before.from,
      to: day !== null && day > to ? day : before.to,
    })
  }
  for (const { month, facts, ledger } of store.months) {
    for (const { kind, at } of facts) add(month, billOf(store, month, kind), at)
    for (const { at } of ledger) add(month, 'ledger', at)
  }
  return [...all.values()]
}
