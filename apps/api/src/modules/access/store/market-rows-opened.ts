import { createHash } from 'node:crypto'
import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely'
import { type FavouriteKind, handleKey, type Marketplace } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import { runPrepared } from '#platform/database/run-prepared.ts'
import type { Tables } from '#platform/database/tables.ts'
import { isUnwritable } from '#platform/database/unwritable.ts'
import { beyondRight, type Opening } from './market-rows-unwritten.ts'

/** A row of the market: a product, shop, creator, live or video. */
export interface MarketRow {
  marketplace: Marketplace
  kind: FavouriteKind
  /** Of the marketplace. */
  id: string
}

/**
 * 64 bits of a hash, as a signed integer in text: two of 200,000 rows are the same with a chance of one in a billion.
 * Creators are named by their handle, with and without @ and in any case.
 */
function subjectOf({ marketplace, kind, id }: MarketRow): string {
  const key = kind === 'creator' ? handleKey(id) : id
  const hash = createHash('sha256').update(`${marketplace} ${kind} ${key}`).digest()
  return hash.readBigInt64BE().toString()
}

/** Races for the last rows of a day that are tried again before they count as lost. */
const TRIES = 3

/**
 * $1 day, $2 account, $3 subjects, $4 limit, $5 whether all or nothing. Once for all: planning it takes longer than its
 * work. `closed` names the subjects that stay closed.
 */
const OPEN = `
  with given as (
    select subject, min(n) as n from unnest($3::bigint[]) with ordinality as u (subject, n) group by subject
  ), known as materialized (
    select subject from market_row_opened where day = $1 and account = $2 and subject = any($3::bigint[])
  ), fresh as (
    select g.subject, row_number() over (order by g.n) as place from given g
    where not exists (select 1 from known k where k.subject = g.subject)
  ), room as (
    select case when $5 then $4 else greatest(0, $4 - coalesce((select used from quota_use
      where user_id = $2 and feature = 'marketRows' and day = $1), 0)) end as n
  ), wanted as (select subject from fresh where $5 or place <= (select n from room)
  ), amount as (select count(*) as n from wanted
  ), drawn as (
    insert into quota_use as q (user_id, feature, day, used)
    select $2, 'marketRows', $1, n from amount where n > 0 and n <= $4
    on conflict (user_id, feature, day) do update set used = q.used + excluded.used
      where q.used + excluded.used <= $4
    returning 1
  ), put as (
    insert into market_row_opened (day, account, subject)
    select $1, $2, subject from wanted where exists (select 1 from drawn)
    on conflict do nothing returning subject
  )
  select (select count(*) from put)::float8 as put,
    case when exists (select 1 from drawn) then (select n from amount) else 0 end::float8 as drawn,
    coalesce((select string_agg(subject::text, ',') from fresh
      where not (exists (select 1 from drawn) and subject in (select subject from wanted))), '') as closed`
  .replaceAll('$1', '$1::integer')
  .replaceAll('$2', '$2::uuid')
  .replaceAll('$4', '$4::bigint')
  .replaceAll('$5', '$5::boolean')

interface Opened {
  put: number
  drawn: number
  closed: string
}

/**
 * Opens rows for an account in one statement: those that it opened on that day already cost nothing, the others are
 * drawn from its right. Exact with many servers: the row of the quota is locked before openings are written, and what
 * another call opened in between is given back.
 * @param mode `all`: everything or nothing is opened. `some`: as many as the right has left, from the first on
 * @param trx the transaction that the opening is part of, if any
 * @returns for each of the rows whether it stays closed
 */
export async function openMarketRows(
  db: Database,
  rows: readonly MarketRow[],
  opening: Opening,
  mode: 'all' | 'some',
  trx?: Transaction<Tables>,
): Promise<boolean[]> {
  const { account, day, limit } = opening
  const subjects = rows.map(subjectOf)
  const values = [day, account, subjects, limit, mode === 'all']
  if (!trx && (await db.isReadOnly())) return await unwritten(db, subjects, opening, mode)
  for (let attempt = 1; ; attempt++) {
    let found: Opened[]
    try {
      found = trx
        ? (await trx.executeQuery<Opened>(CompiledQuery.raw(OPEN, values))).rows
        : await runPrepared<Opened>(db.pool, 'open market rows', OPEN, values)
    } catch (error) {
      if (trx || !isUnwritable(error)) throw error
      return await unwritten(db, subjects, opening, mode)
    }
    const { drawn = 0, put = 0, closed = '' } = found[0] ?? {}
    // Two calls for one product at once both find it closed; the later one pays nothing.
    if (put < drawn) await giveBack(trx ?? db.kysely, account, day, drawn - put)
    const isLost = drawn === 0 && closed !== '' && mode === 'some' && attempt < TRIES
    if (isLost && (await freeOf(trx ?? db.kysely, { account, day, limit })) > 0) continue
    const shut = new Set(closed === '' ? [] : closed.split(','))
    return subjects.map((subject) => shut.has(subject))
  }
}

async function unwritten(
  db: Database,
  subjects: readonly string[],
  opening: Opening,
  mode: 'all' | 'some',
): Promise<boolean[]> {
  const beyond = await beyondRight(db, subjects, opening, mode)
  return subjects.map((subject) => beyond.has(subject))
}

async function freeOf(db: Kysely<Tables>, { account, day, limit }: Opening): Promise<number> {
  const { rows } = await sql<{ used: number }>`select used::float8 as used from quota_use
    where user_id = ${account} and feature = 'marketRows' and day = ${day}`.execute(db)
  return limit - (rows[0]?.used ?? 0)
}

async function giveBack(db: Kysely<Tables>, account: string, day: number, rows: number): Promise<void> {
  await sql`update quota_use set used = greatest(0, used - ${rows}::bigint)
    where user_id = ${account} and feature = 'marketRows' and day = ${day}`.execute(db)
}

/** Forgets what was opened before a day. Part of the daily job. */
export async function forgetOpenedRows({ kysely }: Database, before: number): Promise<void> {
  await sql`delete from market_row_opened where day < ${before}`.execute(kysely)
}
