import type { CostVersion } from './fact.ts'
import { amountText, type OfficialSheet } from './sheet-form.ts'

/** Costs in the own format. */
export const costSheet = (costs: readonly CostVersion[]): OfficialSheet => ({
  name: '成本',
  heading: ['SKU货号', '成本(元)', '头程(元/件)', '包装(元/件)', '其他(元/件)', '生效日期'],
  rows: costs.map(({ code, from, parts }) => [code, ...parts.map((part) => amountText(part)), from]),
})

/** A rate of a currency on a day: fen for one unit, times 10,000. */
export interface DatedRate {
  day: string
  currency: string
  rate: number
}

export const rateSheet = (rates: readonly DatedRate[]): OfficialSheet => ({
  name: '汇率',
  heading: ['日期', '币种', '汇率', '来源'],
  rows: rates.map(({ day, currency, rate }) => [day, currency, (rate / 10_000).toFixed(4), '示例汇率']),
})
