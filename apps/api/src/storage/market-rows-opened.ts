import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { handleKey } from '../domain/creator/creator-check.ts'
import type { FavouriteKind } from '../domain/favourite/favourite-kind.ts'
import type { Marketplace } from '../domain/goods/marketplace.ts'
import type { Database } from './database.ts'

/** A row of the market: a product, shop, creator, live or video. */
export interface MarketRow {
  marketplace: Marketplace
  kind: FavouriteKind
  /** Of the marketplace. */
  id: string
}

interface Opening {
  /** Main account, which its sub-accounts share. */
  account: string
  /** Days since 1970-01-01 by the clock of Beijing. */
  day: number
  /** Different rows that the account may open on that day. */
  limit: number
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
 * Opens rows for an account in one statement: those that it opened on that day already cost nothing, the others are
 * drawn from its right. Exact with many servers: the row of the quota is locked before openings are written, and what
 * another call opened in between is given back.
 * @param mode `all`: everything or nothing is opened. `some`: as many as the right has left, from the first on
 * @returns for each of the rows whether it stays closed
 */
export async function openMarketRows(
  db: Database,
  rows: readonly MarketRow[],
  { account, day, limit }: Opening,
  mode: 'all' | 'some',
): Promise<{ closed: boolean[] }> {
  const subjects = rows.map(subjectOf)
  for (let attempt = 1; ; attempt++) {
    const { drawn, put, closed } = await draw(db, subjects, { account, day, limit }, mode)
    // Two calls for one product at once both find it closed; the later one pays nothing.
    if (put < drawn) await giveBack(db, account, day, drawn - put)
    const isLost = drawn === 0 && closed.size > 0 && mode === 'some' && attempt < TRIES
    if (isLost && (await roomOf(db, { account, day, limit })) > 0) continue
    return { closed: subjects.map((subject) => closed.has(subject)) }
  }
}

async function draw(
  db: Database,
  subjects: readonly string[],
  { account, day, limit }: Opening,
  mode: 'all' | 'some',
): Promise<{ drawn: number; put: number; closed: ReadonlySet<string> }> {
  const room =
    mode === 'all'
      ? sql`${limit}::bigint`
      : sql`greatest(0, ${limit}::bigint - coalesce((select used from quota_use
          where user_id = ${account}::uuid and feature = 'marketRows' and day = ${day}), 0))`
  const { rows } = await sql<{ drawn: number; put: number; closed: string }>`
    with given as (
      select subject, min(n) as n from unnest(${subjects}::bigint[]) with ordinality as u (subject, n) group by subject
    ), fresh as (
      select g.subject, row_number() over (order by g.n) as place from given g where not exists (
        select 1 from market_row_opened o
        where o.day = ${day} and o.account = ${account}::uuid and o.subject = g.subject)
    ), wanted as (select subject from fresh where place <= ${mode === 'all' ? sql`(select count(*) from fresh)` : room}
    ), amount as (select count(*) as n from wanted
    ), drawn as (
      insert into quota_use as q (user_id, feature, day, used)
      select ${account}::uuid, 'marketRows', ${day}::integer, n from amount where n > 0 and n <= ${limit}::bigint
      on conflict (user_id, feature, day) do update set used = q.used + excluded.used
        where q.used + excluded.used <= ${limit}::bigint
      returning 1
    ), put as (
      insert into market_row_opened (day, account, subject)
      select ${day}::integer, ${account}::uuid, subject from wanted where exists (select 1 from drawn)
      on conflict do nothing returning subject
    )
    select (select count(*) from put)::float8 as put,
      case when exists (select 1 from drawn) then (select n from amount) else 0 end::float8 as drawn,
      coalesce((select string_agg(subject::text, ',') from fresh
        where not (exists (select 1 from drawn) and subject in (select subject from wanted))), '') as closed`.execute(
    db.kysely,
  )
  const { drawn = 0, put = 0, closed = '' } = rows[0] ?? {}
  return { drawn, put, closed: new Set(closed === '' ? [] : closed.split(',')) }
}

async function roomOf({ kysely }: Database, { account, day, limit }: Opening): Promise<number> {
  const { rows } = await sql<{ used: number }>`select used::float8 as used from quota_use
    where user_id = ${account} and feature = 'marketRows' and day = ${day}`.execute(kysely)
  return limit - (rows[0]?.used ?? 0)
}

async function giveBack({ kysely }: Database, account: string, day: number, rows: number): Promise<void> {
  await sql`update quota_use set used = greatest(0, used - ${rows}::bigint)
    where user_id = ${account} and feature = 'marketRows' and day = ${day}`.execute(kysely)
}

/** Forgets what was opened before a day. Part of the daily job. */
export async function forgetOpenedRows({ kysely }: Database, before: number): Promise<void> {
  await sql`delete from market_row_opened where day < ${before}`.execute(kysely)
}
