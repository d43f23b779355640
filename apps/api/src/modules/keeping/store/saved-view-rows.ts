import { randomBytes, randomUUID } from 'node:crypto'
import type { components } from '@haixuan/api-sdk/schema'
import { sql, type Transaction } from 'kysely'
import { isoDay } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'

type SavedView = components['schemas']['SavedView']

/** Views that a person may save. */
export const MOST_VIEWS = 200

interface ViewRow {
  id: string
  board: string
  name: string
  query: SavedView['query']
  columns: SavedView['columns']
  watched: SavedView['watched']
  is_start: boolean
  share_id: string | null
  created_at: number
  updated_at: number
  rule: components['schemas']['AlertRule'] | null
  is_on: boolean | null
  alert_at: number | null
  checked_through: number | null
  last_match_at: number | null
  broken_reason: string | null
}

function savedView(row: ViewRow): SavedView {
  const { id, board, name, query, columns, watched } = row
  return {
    ...{ id, board, name, query, columns, watched },
    isStart: row.is_start,
    shareId: row.share_id,
    alert: row.rule && {
      rule: row.rule,
      isOn: row.is_on ?? false,
      createdAt: row.alert_at ?? 0,
      checkedThrough: row.checked_through === null ? null : isoDay(row.checked_through),
      lastMatchAt: row.last_match_at,
      brokenReason: row.broken_reason,
    },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** Views of a person in their order. @param only one board, or one view */
export async function readViews(
  { kysely }: Database,
  userId: string,
  only: { board?: string | undefined; id?: string } = {},
): Promise<SavedView[]> {
  const { rows } = await sql<ViewRow>`select v.id, v.board, v.name, v.query, v.columns, v.watched, v.is_start,
      l.share_id, v.created_at::float8 as created_at, v.updated_at::float8 as updated_at,
      a.rule, a.is_on, a.created_at::float8 as alert_at, a.checked_through,
      a.last_match_at::float8 as last_match_at, a.broken_reason
    from saved_view v
    left join saved_view_link l on l.user_id = v.user_id and l.view_id = v.id
    left join view_alert a on a.user_id = v.user_id and a.view_id = v.id
    where v.user_id = ${userId}
      and (${only.board ?? null}::text is null or v.board = ${only.board ?? null})
      and (${only.id ?? null}::uuid is null or v.id = ${only.id ?? null}::uuid)
    order by v.sort, v.created_at, v.id`.execute(kysely)
  return rows.map(savedView)
}

/** One view of a person; null when it is not theirs. */
export async function findView(db: Database, userId: string, id: string): Promise<SavedView | null> {
  return (await readViews(db, userId, { id }))[0] ?? null
}

export type NewView = Pick<SavedView, 'board' | 'name' | 'query' | 'columns' | 'watched'>
const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))

/** Saves a view behind the others. @returns its id; null when there are as many as there may be */
export async function insertView(
  { kysely }: Database,
  userId: string,
  view: NewView,
  now: number,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`insert into saved_view
      (user_id, id, board, name, query, columns, watched, sort, created_at, updated_at)
    select ${userId}::uuid, ${randomUUID()}::uuid, ${view.board}::text, ${view.name}::text, ${json(view.query)}::jsonb,
      ${json(view.columns)}::jsonb, ${json(view.watched)}::jsonb, coalesce(max(v.sort), 0) + 1, ${now}::bigint,
      ${now}::bigint
    from saved_view v where v.user_id = ${userId} having count(*) < ${MOST_VIEWS}
    returning id`.execute(kysely)
  return rows[0]?.id ?? null
}

/** Changes the given fields and leaves the rest; a board opens with one view at most. @returns false without such a view */
export async function updateView(
  db: Database,
  userId: string,
  id: string,
  change: { [K in keyof NewView]?: NewView[K] | undefined } & { isStart?: boolean | undefined },
  now: number,
): Promise<boolean> {
  return await db.transaction(async (trx) => {
    if (change.isStart === true) {
      await sql`update saved_view v set is_start = false where v.user_id = ${userId} and v.is_start and v.id <> ${id}
        and v.board = (select o.board from saved_view o where o.user_id = ${userId} and o.id = ${id})`.execute(
        trx,
      )
    }
    const set = [
      ...(change.name === undefined ? [] : [sql`name = ${change.name}`]),
      ...(['query', 'columns', 'watched'] as const).flatMap((field) =>
        change[field] === undefined ? [] : [sql`${sql.ref(field)} = ${json(change[field])}::jsonb`],
      ),
      ...(change.isStart === undefined ? [] : [sql`is_start = ${change.isStart}`]),
      sql`updated_at = ${now}::bigint`,
    ]
    const { rows } = await sql`update saved_view set ${sql.join(set)} where user_id = ${userId} and id = ${id}
      returning id`.execute(trx)
    return rows.length > 0
  })
}

/** Deletes a view with its link and its alert; what the alert told stays. */
export async function deleteView(
  db: Database,
  userId: string,
  id: string,
  forget: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await db.transaction(async (trx) => {
    await sql`delete from saved_view_link where user_id = ${userId} and view_id = ${id}`.execute(trx)
    await forget(trx)
    await sql`delete from saved_view where user_id = ${userId} and id = ${id}`.execute(trx)
  })
}

/** Puts views in the order of the ids; others keep their order behind them. */
export async function orderViews(
  { kysely }: Database,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`with placed as (
      select v.id, row_number() over (
        order by coalesce(array_position(${[...ids]}::uuid[], v.id), 1000), v.sort, v.created_at, v.id) as n
      from saved_view v where v.user_id = ${userId}
    )
    update saved_view v set sort = placed.n from placed
    where v.user_id = ${userId} and v.id = placed.id and v.sort <> placed.n`.execute(kysely)
}

/** Gives a view a link of 128 random bits, unless it has one. */
export async function linkView({ kysely }: Database, userId: string, id: string, now: number): Promise<void> {
  await sql`insert into saved_view_link (share_id, user_id, view_id, created_at)
    values (${randomBytes(16).toString('base64url')}, ${userId}, ${id}, ${now})
    on conflict (user_id, view_id) do nothing`.execute(kysely)
}

/** Takes the link of a view away. */
export async function unlinkView({ kysely }: Database, userId: string, id: string): Promise<void> {
  await sql`delete from saved_view_link where user_id = ${userId} and view_id = ${id}`.execute(kysely)
}

/** The view behind a link, and whose it is; null when the link opens nothing. */
export async function findSharedView(
  { kysely }: Database,
  shareId: string,
): Promise<(NewView & { user_id: string; nickname: string }) | null> {
  const { rows } = await sql<NewView & { user_id: string; nickname: string }>`
    select v.board, v.name, v.query, v.columns, v.watched, v.user_id, u.nickname
    from saved_view_link l join saved_view v on v.user_id = l.user_id and v.id = l.view_id
    join app_user u on u.id = l.user_id where l.share_id = ${shareId}`.execute(kysely)
  return rows[0] ?? null
}
