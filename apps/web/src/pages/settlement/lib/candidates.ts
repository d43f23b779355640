import { DETAILS_OF } from '@haixuan/rules'
import type { FinanceLines } from '#entities/finance-book'
import type { ReconcileRow } from './reconcile-rows.ts'

type Line = FinanceLines['rows'][number]

/** A detail whose amount is the difference, and what else speaks for it or against it. */
export interface Candidate {
  line: Line
  /** 金额、日期、类型都相同 and the like. */
  reason: string
  score: number
}

const dayOf = ({ time }: Line) => time?.slice(0, 10)

/**
 * Details of the amount of a difference, the most likely first.
 * @param ledger lines of the account book of that amount, in the class and store of the row
 */
export function candidates(
  details: readonly Line[],
  ledger: readonly Line[],
  { class: name, store }: Pick<ReconcileRow, 'class' | 'store'>,
): Candidate[] {
  const days = new Set(ledger.flatMap((line) => dayOf(line) ?? []))
  const kinds: readonly string[] = DETAILS_OF[name] ?? []
  return details
    .map((line) => {
      const isSameDay = days.has(dayOf(line) ?? '')
      const isSameKind = kinds.includes(line.kind)
      const isSameStore = line.store === store.id
      const same = ['金额', ...(isSameDay ? ['日期'] : []), ...(isSameKind ? ['类型'] : [])]
      const reason = `${same.join('、')}${same.length > 2 ? '都' : ''}相同${isSameStore ? '' : '，店铺不同'}`
      return { line, reason, score: Number(isSameDay) * 2 + Number(isSameKind) * 2 + Number(isSameStore) }
    })
    .sort((a, b) => b.score - a.score)
}
