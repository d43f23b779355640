import { type Kysely, sql } from 'kysely'
import { type BulkColumn, writeRows } from '#platform/database/bulk-rows.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { STORED_BOARD, type StoredBoard } from '../rules/rank-board.ts'
import type { Candidate } from '../rules/top-list.ts'
import { KEPT_RANK_DAYS } from './goods-rank-days.ts'
import { readNumbers } from './goods-rank-source.ts'
import type { GoodsRankTable } from './goods-ranks-tables.ts'

/** One board of a day, best first. */
export interface RankedBoard {
  board: StoredBoard
  /** 0, or a regionId. */
  scope: number
  best: readonly Candidate[]
}

interface DayKey {
  marketplace: number
  day: number
}

interface Before {
  place: number
  days: number
}

const FACTS = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8'] as const
const COLUMNS: BulkColumn<GoodsRankTable>[] = [
  { name: 'marketplace', type: 'smallint' },
  { name: 'board', type: 'smallint' },
  { name: 'scope', type: 'smallint' },
  { name: 'day', type: 'integer' },
  { name: 'computed_at', type: 'bigint' },
  { name: 'product_ids', type: 'bigint[]' },
  { name: 'changes', type: 'integer[]' },
  { name: 'days', type: 'integer[]' },
  ...FACTS.map((name) => ({ name, type: 'integer[]' as const })),
]

const keyOf = (board: number, scope: number) => `${board}/${scope}`

/** Places of the stored day before, by board and scope: of each board, at most a week earlier. */
async function placesBefore(
  trx: Kysely<Tables>,
  { marketplace, day }: DayKey,
): Promise<Map<string, Map<number, Before>>> {
  const { rows } = await sql<{ board: number; scope: number; ids: string; days: string }>`
    select distinct on (board, scope) board, scope, product_ids::text as ids, days::text as days from goods_rank
    where marketplace = ${marketplace} and day < ${day} and day >= ${day - 7}
    order by board, scope, day desc`.execute(trx)
  return new Map(
    rows.map((row) => {
      const [ids, days] = [readNumbers(row.ids), readNumbers(row.days)]
      const places = new Map(ids.map((id, i) => [id, { place: i + 1, days: days[i] ?? 1 }]))
      return [keyOf(row.board, row.scope), places]
    }),
  )
}

function rankRow(
  { marketplace, day }: DayKey,
  { board, scope, best }: RankedBoard,
  before: ReadonlyMap<number, Before>,
): GoodsRankTable {
  const width = Math.max(...best.map(({ facts }) => facts.length))
  const fact = (n: number) => (n < width ? best.map(({ facts }) => facts[n] ?? null) : null)
  return {
    ...{ marketplace, board: STORED_BOARD[board], scope, day, computed_at: Date.now() },
    product_ids: best.map(({ productId }) => productId),
    changes: best.map(({ productId }, i) => {
      const place = before.get(productId)?.place
      return place === undefined ? null : place - (i + 1)
    }),
    days: best.map(({ productId }) => (before.get(productId)?.days ?? 0) + 1),
    ...{
      f1: fact(0),
      f2: fact(1),
      f3: fact(2),
      f4: fact(3),
      f5: fact(4),
      f6: fact(5),
      f7: fact(6),
      f8: fact(7),
    },
  }
}

/**
 * Writes all boards of a day in the place of what was there, in one transaction: then the day counts as written.
 * Boards that nobody is on any more go, and so do old days.
 */
export async function writeDay(db: Database, key: DayKey, boards: readonly RankedBoard[]): Promise<void> {
  const { marketplace, day } = key
  const filled = boards.filter(({ best }) => best.length > 0)
  await db.transaction(async (trx) => {
    const before = await placesBefore(trx, key)
    const rows = filled.map((one) =>
      rankRow(key, one, before.get(keyOf(STORED_BOARD[one.board], one.scope)) ?? new Map()),
    )
    await writeRows<Tables, GoodsRankTable>(trx, 'goods_rank', COLUMNS, rows, {
      key: ['marketplace', 'board', 'scope', 'day'],
      existing: 'update',
    })
    await sql`delete from goods_rank r where marketplace = ${marketplace} and day = ${day} and not exists (
      select 1 from unnest(${rows.map((row) => row.board)}::integer[], ${rows.map((row) => row.scope)}::integer[])
        as w (board, scope) where w.board = r.board and w.scope = r.scope)`.execute(trx)
    await sql`insert into goods_rank_day (marketplace, day, computed_at)
      values (${marketplace}, ${day}, ${Date.now()}) on conflict (marketplace, day)
      do update set computed_at = excluded.computed_at`.execute(trx)
    for (const table of ['goods_rank', 'goods_rank_day']) {
      await sql`delete from ${sql.table(table)}
        where marketplace = ${marketplace} and day <= ${day - KEPT_RANK_DAYS}`.execute(trx)
    }
  })
}

/** Takes all boards of a marketplace away: its products are gone. */
export async function dropBoards(db: Database, marketplace: number): Promise<void> {
  await db.transaction(async (trx) => {
    await sql`delete from goods_rank where marketplace = ${marketplace}`.execute(trx)
    await sql`delete from goods_rank_day where marketplace = ${marketplace}`.execute(trx)
  })
}
