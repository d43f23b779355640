import { type DatedRate, rateBook } from './dated-rates.ts'
import type { CostVerdict, RemovalVerdict } from './judge-costs.ts'
import { type EnteredRate, type RateCells, type RateFault, readRate } from './rate-cells.ts'
import type { RateUse } from './rate-uses.ts'

/** What names a rate. */
export type RateKey = Pick<DatedRate, 'currency' | 'day'>

export interface JudgedRate {
  verdict: CostVerdict
  faults: RateFault[]
  /** Null: it is refused. */
  rate: EnteredRate | null
}

const keyOf = ({ currency, day }: RateKey) => `${currency} ${day}`

/** Whether two texts are one number: `7.10` is `7.1`. */
const isSameNumber = (one: string, other: string): boolean => Number(one) === Number(other)

/** Whether two rates say the same. */
export const isSameRate = (one: EnteredRate, other: EnteredRate): boolean =>
  keyOf(one) === keyOf(other) && isSameNumber(one.rate, other.rate) && one.source === other.source

/**
 * Judges rates that shall be kept and rates that shall be taken out, as one change.
 * @param existing all rates of the account
 * @param uses what booked months take rates for
 */
export function judgeRateChange(
  { rows, remove }: { rows: readonly RateCells[]; remove: readonly RateKey[] },
  existing: readonly EnteredRate[],
  uses: readonly RateUse[],
): { rows: JudgedRate[]; removals: RemovalVerdict[] } {
  const removed = new Set(remove.map(keyOf))
  const stored = new Map(existing.map((one) => [keyOf(one), one]))
  const seen = new Map<string, number>()
  const judged = rows.map((cells, index): JudgedRate => {
    const read = readRate(cells)
    if ('faults' in read) return { verdict: 'refused', faults: read.faults, rate: null }
    const { rate } = read
    const refused = (reason: string): JudgedRate => ({
      ...{ verdict: 'refused', faults: [{ cell: 'day', reason }], rate: null },
    })
    const earlier = seen.get(keyOf(rate))
    if (earlier !== undefined) return refused(`与第 ${earlier + 1} 行是同一种货币、同一天，请只留一行`)
    seen.set(keyOf(rate), index)
    if (removed.has(keyOf(rate))) return refused('这一天的汇率同时要删除，请只保存或只删除')
    const there = stored.get(keyOf(rate))
    return { verdict: there ? (isSameRate(there, rate) ? 'same' : 'replace') : 'new', faults: [], rate }
  })
  const changing = judged.flatMap(({ rate, verdict }) => (rate && verdict !== 'same' ? [rate] : []))
  const gone = new Set([...changing.map(keyOf), ...removed])
  const { taken, left } = takenRates(
    existing,
    [...existing.filter((one) => !gone.has(keyOf(one))), ...changing],
    uses,
  )
  return {
    rows: judged.map((row) =>
      row.rate && taken.has(keyOf(row.rate)) ? { ...row, verdict: 'history' } : row,
    ),
    removals: remove.map((place) =>
      stored.has(keyOf(place)) ? (left.has(keyOf(place)) ? 'history' : 'removed') : 'unknown',
    ),
  }
}

/**
 * Rates that booked months take after a change instead of another, and those that they leave, found as books find them. A use
 * that had no rate is none of them: nothing was known before.
 */
function takenRates(
  before: readonly EnteredRate[],
  after: readonly EnteredRate[],
  uses: readonly RateUse[],
): { taken: ReadonlySet<string>; left: ReadonlySet<string> } {
  const [was, is] = [rateBook(before), rateBook(after)]
  const [taken, left] = [new Set<string>(), new Set<string>()]
  for (const { currency, day } of uses) {
    const [own, next] = [was(currency, day), is(currency, day)]
    if (own === null || (next !== null && own.day === next.day && isSameNumber(own.rate, next.rate))) continue
    left.add(keyOf(own))
    if (next !== null) taken.add(keyOf(next))
  }
  return { taken, left }
}
