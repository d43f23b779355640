import { sql } from 'kysely'
import { snapshotGoods } from '#modules/goods'
import { dayOfTime, MARKETPLACES, type Marketplace, marketplaceCode } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import { withExclusive } from '#platform/jobs/exclusive.ts'
import { evaluateGoods, type RankDay, type Take } from '../rules/evaluate-goods.ts'
import { rankDepth, type StoredBoard, storedBoards } from '../rules/rank-board.ts'
import { TopList } from '../rules/top-list.ts'
import { bandSales, countSameOnSale, sumBands, writeBands } from './goods-rank-bands.ts'
import { rankedDays } from './goods-rank-days.ts'
import { readRankedGoods } from './goods-rank-source.ts'
import { dropBoards, type RankedBoard, writeDay } from './goods-rank-write.ts'

/** Days before the newest that are computed when they are not there yet. */
export const BACK_DAYS = 7

export interface RollUpOptions {
  /** Only these; all of them when left out. */
  marketplaces?: readonly Marketplace[]
  /** Compute these days again even though they are there: from this one on, days since 1970-01-01. */
  from?: number
  /** Compute the days of the last week again, all or from this one on: days of the past may have been imported. */
  again?: boolean | number
  /** Days up to the newest that are computed when they are not there yet. */
  backDays?: number
  /** Called after each day. */
  onDay?: (marketplace: Marketplace, day: number) => void
  /** Asked between days: true ends the job; the days that are written stay. */
  stopping?: () => boolean
}

/** What the job did: days by marketplace. */
export type RollUpResult = { marketplace: Marketplace; days: number[] }[]

/**
 * The daily job: snapshots of the products, then every board of every day that is missing, oldest first. Days that
 * are there stay, so that it can be repeated and resumed; the newest day is computed again when newer figures came.
 */
export async function rollUpRanks(db: Database, options: RollUpOptions = {}): Promise<RollUpResult> {
  const done: RollUpResult = []
  for (const marketplace of options.marketplaces ?? MARKETPLACES) {
    if (options.stopping?.()) break
    const work = (held: Database) => rollUpMarketplace(held, marketplace, options)
    done.push({ marketplace, days: await withExclusive(db, `ranks ${marketplaceCode(marketplace)}`, work) })
  }
  return done
}

/** The day that the newest figures describe: the one before they were collected. */
async function newestDay(db: Database, code: number): Promise<number | null> {
  const { rows } = await sql<{ at: number }>`select updated_at::float8 as at from product_metric
    where marketplace = ${code} order by updated_at desc limit 1`.execute(db.kysely)
  return rows[0] ? dayOfTime(rows[0].at) - 1 : null
}

async function rollUpMarketplace(db: Database, marketplace: Marketplace, options: RollUpOptions) {
  const code = marketplaceCode(marketplace)
  const newest = await newestDay(db, code)
  if (newest === null) {
    await dropBoards(db, code)
    return []
  }
  await snapshotGoods(db, code)
  const there = new Set(await rankedDays(db, code))
  const first = Math.min(options.from ?? newest, newest - (options.backDays ?? BACK_DAYS) + 1)
  const wanted: number[] = []
  for (let day = first; day <= newest; day++) {
    if (day === newest || isAnew(day, options) || !there.has(day)) wanted.push(day)
  }
  // A week a pass: a pass reads every product once and keeps the best of each board in memory.
  const written: number[] = []
  for (let i = 0; i < wanted.length; i += DAYS_OF_A_PASS) {
    const days = wanted.slice(i, i + DAYS_OF_A_PASS)
    if (options.stopping?.()) break
    await rollUpDays(db, marketplace, days, newest)
    for (const day of days) options.onDay?.(marketplace, day)
    written.push(...days)
  }
  return written
}

function isAnew(day: number, { from, again }: RollUpOptions): boolean {
  if (from !== undefined && day >= from) return true
  return typeof again === 'number' ? day >= again : again === true
}

const DAYS_OF_A_PASS = 7

type Lists = Map<StoredBoard, Map<number, TopList>>

/** The list of a board and scope, begun where it is not yet. */
function listOf(lists: Lists, board: StoredBoard, scope: number): TopList {
  const scopes = lists.get(board) ?? new Map<number, TopList>()
  lists.set(board, scopes)
  const list = scopes.get(scope) ?? new TopList(rankDepth(board))
  scopes.set(scope, list)
  return list
}

async function rollUpDays(db: Database, marketplace: Marketplace, days: readonly number[], newest: number) {
  const code = marketplaceCode(marketplace)
  const boards = storedBoards(marketplace)
  const bands = await sumBands(db, code)
  const sold = bandSales(bands)
  const passes = days.map((day) => {
    const lists: Lists = new Map()
    const at: RankDay = { day, isNewest: day === newest, boards, bandSales: sold }
    const take: Take = (board, scope, productId, { by, tie = 0 }, facts) =>
      listOf(lists, board, scope).add({ productId, by, tie, facts })
    return { day, lists, at, take }
  })
  for await (const goods of readRankedGoods(db, code, days[0] ?? newest)) {
    for (const one of goods) for (const { at, take } of passes) evaluateGoods(one, at, take)
    await new Promise((resolve) => setImmediate(resolve))
  }
  for (const { day, lists } of passes) {
    const boards: RankedBoard[] = []
    for (const [board, scopes] of lists) {
      for (const [scope, list] of scopes) {
        const best = list.best()
        if (board === 'sold-out') {
          const same = await countSameOnSale(
            db,
            code,
            best.map(({ productId }) => productId),
          )
          for (const candidate of best) candidate.facts[4] = same.get(candidate.productId) ?? 0
        }
        boards.push({ board, scope, best })
      }
    }
    if (day === newest) await writeBands(db, code, bands)
    await writeDay(db, { marketplace: code, day }, boards)
  }
}
