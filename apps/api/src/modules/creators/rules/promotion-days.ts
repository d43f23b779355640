import { MISSING } from '#modules/goods/rules'

/** Runs that are kept of a video, the newest ones. */
const MOST_RUNS = 20

/** What a source says of a video that is paid for to be shown. Days since 1970-01-01. */
export interface SaidPromotion {
  /** Whether it is paid for now; undefined: the source does not say. */
  promoted: boolean | null | undefined
  /** First day of the newest run; undefined or null: the source does not say. */
  from: number | null | undefined
  /** Day on which that run ended. */
  to: number | null | undefined
  /** Day on which the source saw it. */
  seen: number
}

/** From its first day to the day on which it was over; a beginning that nobody saw is MISSING, an open end null. */
type Run = [from: number, to: number | null]

function runsOf(days: readonly number[]): Run[] {
  const runs: Run[] = []
  for (let i = 0; i < days.length; i += 2) runs.push([days[i] ?? MISSING, days[i + 1] ?? null])
  return runs
}

/** The run that a source names takes the place of those it meets. */
function withRun(runs: readonly Run[], from: number, to: number | null): Run[] {
  const before = runs.filter(([, end]) => end !== null && end < from)
  const after = to === null ? [] : runs.filter(([begin]) => begin > to)
  return [...before, [from, to], ...after]
}

/** When a run that a source names was over: the end that is known stays unless the source says otherwise. */
function endOf(known: number | null, { promoted, to, seen }: SaidPromotion): number | null {
  if (to != null) return to
  if (promoted === false) return known ?? seen
  return promoted === true || to === null ? null : known
}

/**
 * Days on which the promotion of a video began and ended, by turns, after a source has spoken. A change between two
 * sightings is of the day of the later one; what was promoted when it was first seen began on a day nobody knows.
 * Pure; the same said twice gives the same.
 * @param before the days so far, a beginning first
 * @param was whether it was paid for when it was last seen; null: unknown
 */
export function promotionDays(before: readonly number[], was: boolean | null, said: SaidPromotion): number[] {
  const { promoted, from, to, seen } = said
  let runs = runsOf(before)
  const last = runs.at(-1)
  const isOpen = last !== undefined && last[1] === null
  // A beginning that nobody saw is behind the run before it: an end before that one is another run's.
  const soonest = isOpen ? Math.max(last[0], runs.at(-2)?.[1] ?? MISSING) : MISSING
  if (from != null)
    runs = withRun(runs, from, endOf(runs.find(([begin]) => begin === from)?.[1] ?? null, said))
  else if (isOpen && promoted !== true && to != null && to >= soonest)
    runs = [...runs.slice(0, -1), [last[0], to]]
  else if (isOpen && promoted === false) runs = [...runs.slice(0, -1), [last[0], seen]]
  else if (!isOpen && promoted === true && was !== true)
    runs = [...runs, [was === false ? seen : MISSING, null]]
  else if (runs.length === 0 && promoted === false && was === true) runs = [[MISSING, seen]]
  return runs.slice(-MOST_RUNS).flatMap(([begin, end]) => (end === null ? [begin] : [begin, end]))
}
