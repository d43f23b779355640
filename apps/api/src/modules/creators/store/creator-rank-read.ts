import type { Database } from '#platform/database/database.ts'
import { runPrepared } from '#platform/database/run-prepared.ts'
import type { CreatorBoard } from '../rules/creator-board.ts'
import type { BoardDay } from './creator-rank-lists.ts'
import type { CreatorRankTable, LiveGoodsRankTable } from './creators-tables.ts'

interface TopLive {
  top_key: string | null
  top_title: string | null
  top_units: number | null
  top_gmv: number | null
  top_creator: string | null
}

export interface CreatorRankData extends CreatorRankTable, TopLive {
  external_id: string
  nickname: string
  avatar_url: string | null
  url: string | null
  flags: number
  category_key: string | null
  category_path: string[] | null
}

export interface LiveGoodsRankData extends LiveGoodsRankTable, TopLive {
  external_id: string
  title: string
  title_zh: string | null
  image_url: string | null
  price_usd: number
  flags: number
  shop_key: string | null
  shop_name: string | null
  category_key: string | null
  category_path: string[] | null
}

const TOP = `t.external_id as top_key, t.title as top_title, t.units as top_units, t.gmv as top_gmv,
  o.nickname as top_creator`
const TOP_JOINS = `left join live t on t.marketplace = m.marketplace and t.live_id = m.top_live_id
  left join creator o on o.marketplace = t.marketplace and o.creator_id = t.creator_id
  left join category c on c.id = m.category_id`

const CREATOR_RANKS = `select m.*, p.external_id, p.nickname, p.avatar_url, p.url, p.flags,
  c.external_id as category_key, c.path as category_path, ${TOP}
  from creator_rank m join creator p on p.marketplace = m.marketplace and p.creator_id = m.creator_id ${TOP_JOINS}
  where m.marketplace = $1 and m.period = $2 and m.day = $3 and m.board = $4 and m.creator_id = any($5::bigint[])`

const GOODS_RANKS = `select m.*, m.region_mask::text as region_mask, p.external_id, p.title, p.title_zh, p.image_url,
  g.price_usd, g.flags, s.external_id as shop_key, s.name as shop_name,
  c.external_id as category_key, c.path as category_path, ${TOP}
  from live_goods_rank m join product_text p on p.product_id = m.product_id
  join product_metric g on g.marketplace = m.marketplace and g.product_id = m.product_id
  left join shop s on s.id = g.shop_id ${TOP_JOINS}
  where m.marketplace = $1 and m.period = $2 and m.day = $3 and m.product_id = any($4::bigint[])`

/** Places of a board of creators, in the order of the ids. */
export async function readCreatorRanks(
  { pool }: Database,
  board: CreatorBoard,
  { code, period, day }: BoardDay,
  ids: readonly number[],
): Promise<CreatorRankData[]> {
  if (ids.length === 0) return []
  const values = [code, period, day, board, [...ids]]
  const rows = await runPrepared<CreatorRankData>(pool, 'creator ranks', CREATOR_RANKS, values)
  const byId = new Map(rows.map((row) => [row.creator_id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Places of the board of products in lives, in the order of the ids. */
export async function readLiveGoodsRanks(
  { pool }: Database,
  { code, period, day }: BoardDay,
  ids: readonly number[],
): Promise<LiveGoodsRankData[]> {
  if (ids.length === 0) return []
  const rows = await runPrepared<LiveGoodsRankData>(pool, 'live goods ranks', GOODS_RANKS, [
    ...[code, period, day],
    [...ids],
  ])
  const byId = new Map(rows.map((row) => [row.product_id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
