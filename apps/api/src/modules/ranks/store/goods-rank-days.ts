import type { Database } from '#platform/database/database.ts'
import { runPrepared } from '#platform/database/run-prepared.ts'
import { STORED_BOARD, type StoredBoard } from '../rules/rank-board.ts'

/** Days that are kept; older boards are deleted by the daily job. */
export const KEPT_RANK_DAYS = 60

/** Days with boards, newest first. */
export async function rankedDays({ pool }: Database, marketplace: number): Promise<number[]> {
  const text = 'select day from goods_rank_day where marketplace = $1 order by day desc limit 100'
  const rows = await runPrepared<{ day: number }>(pool, 'rank days', text, [marketplace])
  return rows.map((row) => row.day)
}

interface BoardDay {
  marketplace: number
  board: StoredBoard
  day: number
}

/** Scopes of a board on a day: 0, or regionIds. */
export async function rankedScopes(
  { pool }: Database,
  { marketplace, board, day }: BoardDay,
): Promise<number[]> {
  const text = 'select scope from goods_rank where marketplace = $1 and board = $2 and day = $3'
  const values = [marketplace, STORED_BOARD[board], day]
  const rows = await runPrepared<{ scope: number }>(pool, 'rank scopes', text, values)
  return rows.map((row) => row.scope)
}
