import { type LedgerPattern, ledgerClass, proposedRule } from '@haixuan/rules'

interface Line {
  month: number
  currency: string
  type: string | null
  remark: string | null
  rows: number
  minor: number
}

/** Lines of the account book that no rule knows and that one rule would put into a class. */
export interface UnclassifiedGroup {
  type: string | null
  /** Of one of them. */
  remark: string | null
  proposal: ReturnType<typeof proposedRule>
  rows: number
  /** yyyymm, ascending. */
  months: number[]
  sums: { currency: string; rows: number; minor: number }[]
}

const moneyOf = ({ sums }: UnclassifiedGroup) => sums.reduce((all, { minor }) => all + Math.abs(minor), 0)

/** Groups of lines without a class, the most money first. */
export function unclassifiedGroups(
  lines: readonly Line[],
  patterns: readonly LedgerPattern[],
): UnclassifiedGroup[] {
  const groups = new Map<string, UnclassifiedGroup>()
  for (const line of lines) {
    if (ledgerClass(line, patterns) !== 'unclassified') continue
    const proposal = proposedRule(line)
    const key = JSON.stringify(proposal)
    const { type, remark, month, currency, rows, minor } = line
    const own = groups.get(key) ?? { type, remark, proposal, rows: 0, months: [], sums: [] }
    own.rows += rows
    if (!own.months.includes(month)) own.months.push(month)
    const sum = own.sums.find((one) => one.currency === currency)
    if (sum) {
      sum.rows += rows
      sum.minor += minor
    } else own.sums.push({ currency, rows, minor })
    groups.set(key, own)
  }
  return [...groups.values()]
    .map((one) => ({ ...one, months: one.months.sort((a, b) => a - b) }))
    .sort((one, other) => moneyOf(other) - moneyOf(one))
}
