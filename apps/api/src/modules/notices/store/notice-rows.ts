import { randomUUID } from 'node:crypto'
import type { components } from '@haixuan/api-sdk/schema'
import { type Kysely, sql } from 'kysely'
import { marketplaceCode, marketplaceOfCode } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { holdForChannels } from './deliveries.ts'

type Notice = components['schemas']['Notice']

interface NewNotice
  extends Pick<Notice, 'kind' | 'title' | 'body' | 'matches' | 'matchCount' | 'marketplace'> {
  userId: string
  /** The view, or the page of the site, that it speaks of. */
  at: { viewId: string } | { page: string }
  /** The same thing about the same day is told once. */
  about: string
}

/**
 * Tells something once, in the site and by the channels of the person: the one place through which every notice goes.
 * Inside the caller's transaction, so that what is told and what is noted as told change together.
 * @returns whether it was new
 */
export async function insertNotice(db: Kysely<Tables>, notice: NewNotice, now: number): Promise<boolean> {
  const { at } = notice
  const viewId = 'viewId' in at ? at.viewId : null
  const page = 'page' in at ? at.page : null
  const { rows } = await sql<{ id: string }>`insert into notice
      (user_id, id, kind, about, view_id, page, marketplace, title, body, matches, match_count, created_at)
    values (${notice.userId}, ${randomUUID()}, ${notice.kind}, ${notice.about}, ${viewId}, ${page},
      ${notice.marketplace === null ? null : marketplaceCode(notice.marketplace)}, ${notice.title}, ${notice.body}, ${JSON.stringify(notice.matches)}::jsonb,
      ${notice.matchCount}, ${now})
    on conflict (user_id, about) do nothing returning id`.execute(db)
  const [row] = rows
  if (!row) return false
  await holdForChannels(db, { userId: notice.userId, noticeId: row.id, now })
  return true
}

interface NoticeRow {
  id: string
  kind: Notice['kind']
  page: string | null
  title: string
  body: string
  marketplace: number | null
  matches: Notice['matches']
  match_count: number
  created_at: number
  read_at: number | null
  view_id: string | null
  board: string | null
  view_name: string | null
  query: Record<string, string> | null
}

/** Notices of a person, newest first. */
export async function readNotices(
  { kysely }: Database,
  userId: string,
  { unread, offset, limit }: { unread: boolean; offset: number; limit: number },
): Promise<{ rows: Notice[]; count: number; unread: number }> {
  const { rows } =
    await sql<NoticeRow>`select n.id, n.kind, n.page, n.title, n.body, n.marketplace, n.matches, n.match_count,
      n.created_at::float8 as created_at, n.read_at::float8 as read_at, v.id as view_id, v.board,
      v.name as view_name, v.query
    from notice n left join saved_view v on v.user_id = n.user_id and v.id = n.view_id
    where n.user_id = ${userId} ${unread ? sql`and n.read_at is null` : sql``}
    order by n.created_at desc, n.about desc, n.id limit ${limit} offset ${offset}`.execute(kysely)
  const counts = await sql<{ n: number; unread: number }>`select count(*)::float8 as n,
    count(*) filter (where read_at is null)::float8 as unread from notice where user_id = ${userId}`.execute(
    kysely,
  )
  const { n = 0, unread: left = 0 } = counts.rows[0] ?? {}
  return { rows: rows.map(shown), count: unread ? left : n, unread: left }
}

function shown(row: NoticeRow): Notice {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    view:
      row.view_id === null || row.board === null
        ? null
        : { id: row.view_id, board: row.board, name: row.view_name ?? '', query: row.query ?? {} },
    page: row.page,
    marketplace: row.marketplace === null ? null : marketplaceOfCode(row.marketplace),
    matches: row.matches,
    matchCount: row.match_count,
    createdAt: row.created_at,
    readAt: row.read_at,
  }
}

/** Marks own notices. @param ids null: all of them. @returns how many are left unread */
export async function markNotices(
  { kysely }: Database,
  userId: string,
  ids: readonly string[] | null,
  readAt: number | null,
): Promise<number> {
  const which = ids === null ? sql`true` : sql`id = any(${[...ids]}::uuid[])`
  const from = readAt === null ? sql`read_at is not null` : sql`read_at is null`
  await sql`update notice set read_at = ${readAt}::bigint where user_id = ${userId} and ${which} and ${from}`.execute(
    kysely,
  )
  const { rows } = await sql<{ n: number }>`select count(*)::float8 as n from notice
    where user_id = ${userId} and read_at is null`.execute(kysely)
  return rows[0]?.n ?? 0
}
