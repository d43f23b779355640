import type { components } from '@haixuan/api-sdk/schema'
import { alertKind, alertKindsOf } from '@haixuan/rules'
import { newestOf } from '#modules/creators'
import { newestFigures } from '#modules/goods'
import { dayOfTime, isoDay } from '#modules/reference/rules'
import { newestShopFigures } from '#modules/shops'

import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import { type AlertEvent, type AlertRule, alertEvents } from '../rules/alert-rule.ts'
import { codeOf, type Watched, watchedFinder } from './find-watched.ts'
import { readWatchedDays } from './view-alert-rows.ts'
import {
  readWatchedCreators,
  readWatchedLives,
  readWatchedShops,
  readWatchedVideos,
  type WatchedRow,
} from './watched-rows.ts'

export type { Watched } from './find-watched.ts'

type Match = components['schemas']['AlertMatch']

/** Rows of a view that an alert looks at. */
const MOST_WATCHED = 1_000

/** A rule that held for a row on a day. */
interface FoundMatch extends AlertEvent {
  row: WatchedRow
}

const subjectOf = ({ subject = 'goods' }: Pick<Watched, 'subject'>) => subject

/** @throws {Failure} what the list of the view would refuse, and an unknown board */
export function checkWatched(watched: Watched): void {
  watchedFinder(watched)
}

/** @throws {Failure} `rule_unfit` for a rule that cannot hold for rows of that kind */
export function checkRule(watched: Watched, { kind }: AlertRule): void {
  if (alertKindsOf(subjectOf(watched)).includes(kind)) return
  const message = '这种提醒不适用于这个列表的数据，请换一种提醒'
  throw new Failure('rule_unfit', message, { fields: [{ path: 'body.rule.kind', message }] })
}

const READ = {
  goods: readWatchedDays,
  shop: readWatchedShops,
  creator: readWatchedCreators,
  live: readWatchedLives,
  video: readWatchedVideos,
} as const

/** Rows that the view shows to somebody who may open `rowsPerQuery` rows, with their stored days. */
export async function findWatched(db: Database, watched: Watched, rowsPerQuery: number) {
  const { ids, matching } = await watchedFinder(watched)(db, Math.min(MOST_WATCHED, rowsPerQuery))
  const rows: WatchedRow[] = await READ[subjectOf(watched)](db, ids)
  return { rows, matching }
}

/** Day of the newest figures of what is watched, days since 1970-01-01; null without data. */
export async function newestDay(db: Database, watched: Watched): Promise<number | null> {
  const [code, subject] = [codeOf(watched), subjectOf(watched)]
  const at =
    subject === 'goods'
      ? await newestFigures(db.kysely, code)
      : subject === 'shop'
        ? await newestShopFigures(db, code)
        : await newestOf(db.kysely, subject, code)
  return at === null ? null : dayOfTime(at)
}

/**
 * The last day that a rule can be checked for: that of the newest stored day of the rows, or for what is new the last
 * day that is over. Null without any.
 * @param figuresDay day of the newest figures: the stored days may end before it
 */
export function lastDay({ kind }: AlertRule, rows: readonly WatchedRow[], figuresDay: number): number | null {
  if (alertKind(kind).isOfArrival) return figuresDay - 1
  const ends = rows.flatMap(({ start, sales, price, followers = [] }) => {
    const days = Math.max(sales.length, price.length, followers.length)
    return days === 0 ? [] : [start + days - 1]
  })
  return ends.length === 0 ? null : Math.max(...ends)
}

/** Where and when a rule held, newest first. */
export function findMatches(
  rule: AlertRule,
  rows: readonly WatchedRow[],
  from: number,
  to: number,
): FoundMatch[] {
  return rows
    .flatMap((row) => alertEvents(rule, row, from, to).map((event) => ({ ...event, row })))
    .sort((a, b) => b.day - a.day || (a.row.externalId < b.row.externalId ? -1 : 1))
}

/** A match as the contract shows it. */
export function matchOf(
  { day, before, after, row }: FoundMatch,
  { kind }: AlertRule,
  watched: Watched,
): Match {
  const currency = alertKind(kind).figures === 'price' && row.currency !== '' ? row.currency : null
  const { externalId: id, title, titleZh } = row
  const { marketplace } = watched
  return {
    ...{ day: isoDay(day), marketplace, subject: subjectOf(watched), id, title, titleZh },
    ...{ before, after, currency },
  }
}
