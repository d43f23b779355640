import type { components } from '@haixuan/api-sdk/schema'
import { type Marketplace, serverMarketplace } from '#modules/reference/rules'

export type BoardName = components['schemas']['RankBoard']
export type Period = 'day' | 'week' | 'month'

/** Boards as they are stored. Numbers are stored: append only. */
export const STORED_BOARD = {
  day: 1,
  week: 2,
  month: 3,
  region: 4,
  'price-drop': 5,
  new: 6,
  'sold-out': 7,
  fivestar: 8,
  burst: 9,
  potential: 10,
  surge: 11,
  promoted: 12,
  video: 13,
  'full-day': 14,
  'full-week': 15,
  'full-month': 16,
} as const

export type StoredBoard = keyof typeof STORED_BOARD

/** Boards that recommend by a score, and leave out what the reader has dismissed. */
export const SCORED_BOARDS: ReadonlySet<BoardName> = new Set(['burst', 'potential'])

const DEPTH = 3_000
/** There are many countries: each of their boards is shorter. */
const REGION_DEPTH = 1_000

/** Places of a board that are kept. */
export function rankDepth(board: StoredBoard): number {
  return board === 'region' ? REGION_DEPTH : DEPTH
}

/** Boards that a marketplace has, as its pages ask for them. */
export const boardsOf = (marketplace: Marketplace): readonly BoardName[] =>
  serverMarketplace(marketplace).rankBoards

/** Stored boards that a marketplace needs. */
export function storedBoards(marketplace: Marketplace): Set<StoredBoard> {
  return new Set(boardsOf(marketplace).flatMap((board) => storedOf(board)))
}

function storedOf(board: BoardName): StoredBoard[] {
  if (board === 'us' || board === 'eu' || board === 'world') return ['region']
  if (board === 'sales') return ['day', 'week', 'month']
  if (board === 'full') return ['full-day', 'full-week', 'full-month']
  return [board]
}

/** The stored board behind a board and a period. */
export function storedBoard(board: BoardName, period: Period): StoredBoard {
  if (board === 'us' || board === 'eu' || board === 'world') return 'region'
  if (board === 'sales') return period
  return board === 'full' ? `full-${period}` : board
}
