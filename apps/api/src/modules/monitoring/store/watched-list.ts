import type { components } from '@haixuan/api-sdk/schema'
import { alertKind, alertKindsOf, heldPercent, isMarketplace, setViewAlertBody } from '@haixuan/rules'
import { newestOf } from '#modules/creators'
import { newestFigures } from '#modules/goods'
import { dayOfTime, isoDay } from '#modules/reference/rules'
import { newestShopFigures } from '#modules/shops'

import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { AlertRule } from '../rules/alert-rule.ts'
import { type FoundMatch, MatchDays } from '../rules/match-days.ts'
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

const subjectOf = ({ subject = 'goods' }: Pick<Watched, 'subject'>) => subject

/** @throws {Failure} what the list of the view would refuse, and an unknown board; {Error} an unknown marketplace */
export function checkWatched(watched: Watched): void {
  if (!isMarketplace(watched.marketplace)) throw new Error(`No marketplace ${String(watched.marketplace)}.`)
  watchedFinder(watched)
}

/** @throws {Failure} `rule_unfit` for a rule that cannot hold for rows of that kind, and for no percent of the contract */
export function checkRule(watched: Watched, { kind, percent }: AlertRule): void {
  if (!alertKindsOf(subjectOf(watched)).includes(kind))
    throw unfit('kind', '这种提醒不适用于这个列表的数据，请换一种提醒')
  // A stored rule may be of an earlier version: a comparison with no number would hold for every row.
  const held = heldPercent(kind, percent)
  const { minimum, maximum } = setViewAlertBody['rule.percent']
  if (held !== undefined && !(Number.isInteger(held) && held >= minimum && held <= maximum))
    throw unfit('percent', `提醒的百分比应为 ${minimum} 到 ${maximum} 的整数，请重新填写`)
}

function unfit(field: 'kind' | 'percent', message: string): Failure {
  return new Failure('rule_unfit', message, { fields: [{ path: `body.rule.${field}`, message }] })
}

const READ = {
  goods: readWatchedDays,
  shop: readWatchedShops,
  creator: readWatchedCreators,
  live: readWatchedLives,
  video: readWatchedVideos,
} as const

/** Rows whose days are in memory at the same time. */
const READ_STEP = 2_000

interface Look {
  /** Day of the newest figures of what is watched. */
  figuresDay: number
  /** Days up to the newest that are looked at. */
  window: number
  /** Rows of a day that are kept. */
  keep: number
  /** Rows that are looked at, where somebody waits for the answer; all of them when left out. */
  most?: number
  signal?: AbortSignal
}

/**
 * On which days a rule held for the rows of a view: all of them, wherever they are in its order of today. A row that
 * sells nothing is at its end, and is what some rules are about.
 * @returns the days, and how many rows were looked at
 */
export async function findMatchDays(
  db: Database,
  { watched, rule }: { watched: Watched; rule: AlertRule },
  { figuresDay, window, keep, most = Number.POSITIVE_INFINITY, signal }: Look,
): Promise<{ days: MatchDays<WatchedRow>; rows: number }> {
  const days = new MatchDays<WatchedRow>(rule, figuresDay, { window, keep })
  let rows = 0
  for await (const ids of watchedFinder(watched).walk(db)) {
    for (let at = 0; at < ids.length; at += READ_STEP) {
      signal?.throwIfAborted()
      const some = ids.slice(at, at + Math.min(READ_STEP, most - rows))
      days.add(await READ[subjectOf(watched)](db, some))
      rows += some.length
      if (rows >= most) return { days, rows }
    }
  }
  return { days, rows }
}

/** How many rows a view has; counting may stop early. */
export async function countWatched(db: Database, watched: Watched): Promise<number> {
  return (await watchedFinder(watched).find(db, { offset: 0, limit: 1 })).matching
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

/** A match as the contract shows it. */
export function matchOf(
  { day, before, after, row }: FoundMatch<WatchedRow>,
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
