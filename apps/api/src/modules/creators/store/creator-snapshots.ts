import { DAY_MS } from '@haixuan/rules'
import { type Kysely, sql } from 'kysely'
import { handleKey } from '#modules/reference/rules'

import { type BulkColumn, writeRows } from '#platform/database/bulk-rows.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { CreatorDays } from '../rules/creator-record.ts'
import type { CreatorTables } from './creators-tables.ts'
import { findSubjectIds } from './subject-rows.ts'

/** Days of a creator that are kept. */
const KEPT_DAYS = 120
const STEP = 2_000

/** Series of creator_hist, its element type, and the figure of creator that it collects. */
const SERIES = [
  ['followers', 'bigint', 'followers'],
  ['likes', 'bigint', 'likes'],
  ['videos', 'integer', 'video_count'],
  ['units', 'bigint', 'units_total'],
  ['gmv', 'bigint', 'gmv_total'],
] as const

/** One series with the figure of the day `d.day` in it: in place of what is there, or after a gap. */
function withDay([column, type, figure]: (typeof SERIES)[number]): string {
  const at = 'd.day - h.start_day'
  return `${column} = case when ${at} < cardinality(h.${column})
    then h.${column}[:${at}] || c.${figure}::${type} || h.${column}[${at} + 2:]
    else (h.${column} || array_fill((-1)::${type}, array[${at} - cardinality(h.${column})])
      || c.${figure}::${type})[greatest(1, ${at} + 2 - ${KEPT_DAYS}):] end`
}

/**
 * Writes what is now into the days of every creator, at the day on which it was collected: a day without a
 * collection stays missing. A second run writes nothing new. One short transaction for 2,000 creators.
 * @returns creators looked at
 */
export async function snapshotCreators(db: Database, code: number): Promise<number> {
  let after = 0
  let seen = 0
  for (;;) {
    const { rows } = await sql<{ creator_id: number }>`select creator_id from creator
      where marketplace = ${code} and creator_id > ${after} order by creator_id limit ${STEP}`.execute(
      db.kysely,
    )
    const ids = rows.map((row) => row.creator_id)
    if (ids.length === 0) return seen
    await db.bulk(() => db.transaction((trx) => writeStep(trx, code, ids)))
    seen += ids.length
    after = ids.at(-1) ?? after
  }
}

async function writeStep(trx: Kysely<Tables>, code: number, ids: readonly number[]): Promise<void> {
  const set = sql.raw(SERIES.map(withDay).join(', '))
  const some = sql`c.marketplace = ${code} and c.creator_id = any(${[...ids]}::bigint[])`
  await sql`update creator_hist h set ${set}, start_day = greatest(h.start_day, d.day + 1 - ${KEPT_DAYS}::integer)
    from creator c cross join lateral (select (c.updated_at / ${DAY_MS}::bigint)::integer as day) d
    where ${some} and c.creator_id = h.creator_id and h.start_day <= d.day
      and (d.day >= h.start_day + cardinality(h.followers) or
        (h.followers[d.day - h.start_day + 1], h.likes[d.day - h.start_day + 1], h.videos[d.day - h.start_day + 1],
          h.units[d.day - h.start_day + 1], h.gmv[d.day - h.start_day + 1])
        is distinct from (c.followers, c.likes, c.video_count, c.units_total, c.gmv_total))`.execute(trx)
  await sql`insert into creator_hist (creator_id, start_day, followers, likes, videos, units, gmv)
    select c.creator_id, (c.updated_at / ${DAY_MS}::bigint)::integer, array[c.followers], array[c.likes],
      array[c.video_count], array[c.units_total], array[c.gmv_total]
    from creator c where ${some} on conflict (creator_id) do nothing`.execute(trx)
}

type HistRow = CreatorTables['creator_hist']
const COLUMNS: readonly BulkColumn<HistRow>[] = [
  { name: 'creator_id', type: 'bigint' },
  { name: 'start_day', type: 'integer' },
  ...SERIES.map(([name, type]): BulkColumn<HistRow> => ({ name, type: `${type}[]` })),
]

/**
 * Puts whole series of days in place of what is stored; who has days was seen on the first of them. Creators that are
 * not known are left out.
 * @param batch at most 500 series
 */
export async function writeCreatorDays(
  db: Database,
  code: number,
  batch: readonly CreatorDays[],
): Promise<void> {
  const keys = batch.map(({ handle }) => handleKey(handle))
  const ids = await findSubjectIds(db.kysely, 'creator', code, keys)
  const rows = batch.flatMap(({ handle, startDay, ...series }) => {
    const creatorId = ids.get(handleKey(handle))
    return creatorId === undefined ? [] : [{ creator_id: creatorId, start_day: startDay, ...series }]
  })
  await writeRows<Tables, HistRow>(db.kysely, 'creator_hist', COLUMNS, rows, {
    key: ['creator_id'],
    existing: 'update',
  })
  await sql`update creator c set first_seen_day = d.day
    from unnest(${rows.map((row) => row.creator_id)}::bigint[], ${rows.map((row) => row.start_day)}::integer[])
      as d (id, day)
    where c.marketplace = ${code} and c.creator_id = d.id and c.first_seen_day > d.day`.execute(db.kysely)
}
