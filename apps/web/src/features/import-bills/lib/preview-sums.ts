import { amountText } from '#entities/finance-book'
import type { FinanceImport } from '#entities/finance-import'

type Preview = NonNullable<FinanceImport['preview']>
type Sum = Preview['sums'][number]
type Figures = Preview['months'][number]['before']

/** Money of new rows in one currency: currencies are never added. */
export interface CurrencySums {
  currency: string
  rows: Sum[]
  count: number
  minor: number
}

export function sumsByCurrency(sums: readonly Sum[]): CurrencySums[] {
  return [...new Set(sums.map(({ currency }) => currency))].sort(cnyFirst).map((currency) => {
    const rows = sums.filter((one) => one.currency === currency)
    return {
      ...{ currency, rows },
      count: rows.reduce((all, one) => all + one.rows, 0),
      minor: rows.reduce((all, one) => all + one.minor, 0),
    }
  })
}

const cnyFirst = (one: string, other: string) =>
  Number(other === 'CNY') - Number(one === 'CNY') || Number(one > other) - Number(one < other)

/** What an import changes in one month and currency, all stores together; null where no book says it. */
export interface MonthEffect {
  month: string
  currency: string
  net: { before: number | null; after: number | null }
  /** In fen of CNY. */
  profit: { before: number | null; after: number | null }
  /** The parts of the difference: income and deductions, income without a cost, costs. */
  platformNet: number
  missingIncome: number
  costFen: number
  /** Income that has no cost after the import: no part of the profit. */
  uncosted: number
}

type AmountName = 'platformNet' | 'profitFen' | 'missingIncome' | 'costFen'

function total(figures: readonly Figures[], name: AmountName): number | null {
  const known = figures.flatMap((one) => one[name] ?? [])
  return known.length === 0 ? null : known.reduce((all, one) => all + one, 0)
}

export function monthEffects(months: Preview['months']): MonthEffect[] {
  const keys = [...new Set(months.map(({ month, currency }) => `${month} ${currency}`))]
  const effects = keys.map((key) => {
    const [month = '', currency = ''] = key.split(' ')
    const of = months.filter((one) => one.month === month && one.currency === currency)
    const [before, after] = [of.map((one) => one.before), of.map((one) => one.after)]
    const pair = (name: AmountName) => ({ before: total(before, name), after: total(after, name) })
    const change = (name: AmountName) => (total(after, name) ?? 0) - (total(before, name) ?? 0)
    return {
      ...{ month, currency, net: pair('platformNet'), profit: pair('profitFen') },
      platformNet: change('platformNet'),
      // Not `-x`: without a change that would be −0.
      missingIncome: 0 - change('missingIncome'),
      costFen: 0 - change('costFen'),
      uncosted: total(after, 'missingIncome') ?? 0,
    }
  })
  return effects.sort((a, b) => cnyFirst(a.currency, b.currency) || (a.month < b.month ? 1 : -1))
}

/** What a profit leaves out; null where it leaves nothing out. */
export function uncostedText({ currency, uncosted }: MonthEffect): string | null {
  if (currency !== 'CNY' || uncosted === 0) return null
  return `未含缺成本 SKU 的 ${amountText(uncosted, currency)}，补上成本后会重算`
}

/** How details and the account book compare: `平 3 · 差 1`; `没有账务` while nothing can be compared. */
export function checkText({ equal, different, oneSided }: Figures): string {
  if (equal + different + oneSided === 0) return '没有账务'
  return [
    ...(equal > 0 ? [`平 ${equal}`] : []),
    ...(different > 0 ? [`差 ${different}`] : []),
    ...(oneSided > 0 ? [`只有一侧 ${oneSided}`] : []),
  ].join(' · ')
}
