import type { components } from '@haixuan/api-sdk/schema'
import { known } from '#modules/goods/rules'

import type { Database } from '#platform/database/database.ts'
import { runPrepared } from '#platform/database/run-prepared.ts'
import { CREATOR_FLAG as FLAG, triState } from '../rules/creator-flag.ts'

type VideoBrief = components['schemas']['VideoBrief']

interface VideoRow {
  product: number
  external_id: string
  title: string
  cover_url: string | null
  duration: number
  posted_at: number
  views: number
  likes: number
  shares: number
  flags: number
}

const TOP = `select p.id::float8 as product, v.external_id, v.title, v.cover_url, v.duration,
    v.posted_at::float8 as posted_at, v.views::float8 as views, v.likes::float8 as likes,
    v.shares::float8 as shares, v.flags
  from unnest($1::bigint[]) as p (id)
  cross join lateral (select * from video x where x.product_id = p.id
    order by x.gmv desc, x.video_id limit 1) v`

/** The video of each product that sold most (GMV), by id of the product; products without a video are left out. */
export async function topVideos(
  { pool }: Database,
  productIds: readonly number[],
): Promise<Map<number, VideoBrief>> {
  const rows = await runPrepared<VideoRow>(pool, 'top videos', TOP, [[...productIds]])
  return new Map(
    rows.map((row) => [
      row.product,
      {
        ...{ id: row.external_id, title: row.title, coverUrl: row.cover_url, postedAt: row.posted_at },
        ...{ duration: known(row.duration), views: known(row.views), likes: known(row.likes) },
        ...{ shares: known(row.shares), promoted: triState(row.flags, FLAG.promoted, FLAG.unpromoted) },
      },
    ]),
  )
}
