import { timeOfDay } from '#modules/reference/rules'
import type { Database } from '#platform/database/database.ts'
import { runPrepared } from '#platform/database/run-prepared.ts'
import type { CreatorMedia } from '../rules/media-sums.ts'

/** Creators read at a time. */
const STEP = 500

interface MediaPart {
  id: number
  c1: number
  c2: number
  region_id: number
  kind: number
  n: [number, number, number, number]
  gmv: [number, number]
}

/** Beginnings of the windows in epoch milliseconds: $2 the end, then 7, 14, 30 and 60 days before it. */
const windows = (table: string, at: string, kind: number) => `
  select creator_id::float8 as id, c1, c2, region_id, ${kind} as kind,
    array[count(*) filter (where ${at} >= $3), count(*) filter (where ${at} >= $4 and ${at} < $3),
      count(*) filter (where ${at} >= $5), count(*) filter (where ${at} >= $6 and ${at} < $5)]::integer[] as n,
    array[coalesce(sum(gmv) filter (where ${at} >= $3 and gmv >= 0), 0),
      coalesce(sum(gmv) filter (where ${at} >= $5 and gmv >= 0), 0)]::float8[] as gmv
  from ${table} where creator_id = any($1::bigint[]) and ${at} >= $6 and ${at} < $2
  group by creator_id, c1, c2, region_id`
const MEDIA = `${windows('video', 'posted_at', 0)} union all ${windows('live', 'started_at', 1)} order by id`

/**
 * What every creator of a marketplace published in the two periods that end with `day`, the rows of one creator one
 * after the other.
 */
export async function* readMedia(
  { pool }: Database,
  marketplace: number,
  day: number,
): AsyncGenerator<CreatorMedia[]> {
  const ends = [0, 7, 14, 30, 60].map((days) => timeOfDay(day + 1 - days))
  for (let after = -1; ; ) {
    const { rows: creators } = await pool.query<{ id: number }>(
      `select creator_id::float8 as id from creator where marketplace = $1 and creator_id > $2
        order by creator_id limit $3`,
      [marketplace, after, STEP],
    )
    const last = creators.at(-1)
    if (!last) return
    const ids = creators.map(({ id }) => id)
    const rows = await runPrepared<MediaPart>(pool, 'market media', MEDIA, [ids, ...ends])
    yield rows.map(({ id, c1, c2, region_id, kind, n, gmv }) => ({
      creatorId: id,
      c1,
      c2,
      regionId: region_id,
      videos: kind === 0 ? n : [0, 0, 0, 0],
      lives: kind === 1 ? n : [0, 0, 0, 0],
      videoGmv: kind === 0 ? gmv : [0, 0],
      liveGmv: kind === 1 ? gmv : [0, 0],
    }))
    after = last.id
  }
}
