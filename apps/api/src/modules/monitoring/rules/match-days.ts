import { alertKind } from '@haixuan/rules'
import { type AlertEvent, type AlertRule, alertEvents, type WatchedDays } from './alert-rule.ts'

/** A rule that held for a row on a day. */
export interface FoundMatch<Row> extends AlertEvent {
  row: Row
}

interface DayOfMatches<Row> {
  count: number
  /** The first of them by the id of the row. */
  first: FoundMatch<Row>[]
}

/** The end of what is stored of a row; null without any day. */
function lastStored({ start, sales, price, followers = [] }: WatchedDays): number | null {
  const days = Math.max(sales.length, price.length, followers.length)
  return days === 0 ? null : start + days - 1
}

/**
 * Collects on which of the last days a rule held, for any number of rows that come in parts: it keeps a count of each
 * day and a few of its rows, however many there are.
 */
export class MatchDays<Row extends WatchedDays & { externalId: string }> {
  readonly #rule: AlertRule
  readonly #window: number
  readonly #keep: number
  readonly #days = new Map<number, DayOfMatches<Row>>()
  #newest: number | null

  /**
   * @param figuresDay day of the newest figures: the stored days may end before it
   * @param window days up to the newest that are looked at
   * @param keep rows of a day that are kept
   */
  constructor(rule: AlertRule, figuresDay: number, { window, keep }: { window: number; keep: number }) {
    this.#rule = rule
    this.#window = window
    this.#keep = keep
    // What is new is known up to the last day that is over.
    this.#newest = alertKind(rule.kind).isOfArrival ? figuresDay - 1 : null
  }

  /** The last day that the rule can be checked for, as far as the rows of so far tell; null without any. */
  get newest(): number | null {
    return this.#newest
  }

  add(rows: readonly Row[]): void {
    if (!alertKind(this.#rule.kind).isOfArrival) {
      for (const row of rows) {
        const end = lastStored(row)
        if (end !== null && (this.#newest === null || end > this.#newest)) this.#newest = end
      }
    }
    const newest = this.#newest
    if (newest === null) return
    for (const row of rows) {
      const events = alertEvents(this.#rule, row, newest - this.#window + 1, newest)
      for (const event of events) this.#note({ ...event, row })
    }
  }

  /** What was found on a day. */
  on(day: number): DayOfMatches<Row> {
    return this.#days.get(day) ?? { count: 0, first: [] }
  }

  #note(match: FoundMatch<Row>): void {
    const day = this.#days.get(match.day) ?? { count: 0, first: [] }
    this.#days.set(match.day, day)
    day.count++
    const at = day.first.findIndex(({ row }) => match.row.externalId < row.externalId)
    if (at >= 0) day.first.splice(at, 0, match)
    else if (day.first.length < this.#keep) day.first.push(match)
    if (day.first.length > this.#keep) day.first.pop()
  }
}
