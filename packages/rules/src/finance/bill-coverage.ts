import { isoDay } from '../date/calendar-day.ts'
import type { CoverSource, DaySpan } from './covered-days.ts'

/** What is known of a day of a bill. */
export type DayState =
  /** It is in a file, with rows, or in a bill whose rows say no day. */
  | 'here'
  /** The marketplace has no bill: it says so, or a file that covers the day has no row on it. */
  | 'empty'
  /** A person says that there is none. */
  | 'said'
  | 'missing'
  /** No bill is due yet, or the books of the store begin later. */
  | 'open'

export interface StateSpan extends DaySpan {
  state: DayState
}

/** Days on which a bill is expected: null ends are not known, and nothing is expected then. */
export interface DueDays {
  /** First day of the books. */
  since: number | null
  /** Last day whose bills can be exported. */
  until: number
}

interface KnownDays extends DaySpan {
  source: CoverSource | 'said'
}

const STATE_OF: Readonly<Record<KnownDays['source'], DayState>> = {
  ...{ rows: 'here', period: 'here' },
  ...{ quiet: 'empty', notice: 'empty' },
  said: 'said',
}
/** The later says more: a row more than a file without one, that more than a person's word. */
const BY_STRENGTH: readonly DayState[] = ['open', 'missing', 'said', 'empty', 'here']

/** The state of every day of a range, as spans that follow each other without a gap. */
export function dayStates(range: DaySpan, known: readonly KnownDays[], due: DueDays): StateSpan[] {
  const { since, until } = due
  const strength: number[] = Array.from({ length: range.to - range.from + 1 }, (_, n) => {
    const day = range.from + n
    return since !== null && since <= day && day <= until ? 1 : 0
  })
  for (const { from, to, source } of known) {
    const own = BY_STRENGTH.indexOf(STATE_OF[source])
    for (let day = Math.max(from, range.from); day <= Math.min(to, range.to); day++) {
      const at = day - range.from
      strength[at] = Math.max(strength[at] ?? 0, own)
    }
  }
  const spans: StateSpan[] = []
  for (const [n, own] of strength.entries()) {
    const state = BY_STRENGTH[own] ?? 'open'
    const last = spans.at(-1)
    if (last?.state === state) last.to = range.from + n
    else spans.push({ from: range.from + n, to: range.from + n, state })
  }
  return spans
}

/** Spans of one state. */
export const spansOf = (spans: readonly StateSpan[], state: DayState): DaySpan[] =>
  spans.filter((span) => span.state === state).map(({ from, to }) => ({ from, to }))

/** How many days spans are that share none. */
export const dayCount = (spans: readonly DaySpan[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from + 1, 0)

const shortDay = (day: number) => {
  const [, month = '', date = ''] = isoDay(day).split('-')
  return `${Number(month)}/${Number(date)}`
}

/** A span as people write it: 10/20–10/31, or one day. */
export const spanText = ({ from, to }: DaySpan): string =>
  from === to ? shortDay(from) : `${shortDay(from)}–${shortDay(to)}`

/** 缺 12 天：10/20–10/31; empty where nothing is missing. */
export function missingText(missing: readonly DaySpan[]): string {
  if (missing.length === 0) return ''
  return `缺 ${dayCount(missing)} 天：${missing.map(spanText).join('、')}`
}
