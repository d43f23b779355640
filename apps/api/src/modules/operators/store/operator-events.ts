import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

export interface ConsoleEvent {
  id: string
  at: Date
  actor: string
  nickname: string | null
  mobile: string | null
  kind: string
  subject: string
  detail: Record<string, unknown>
}

/** What operators did, the newest first. */
export async function listOperatorEvents(
  { kysely }: Database,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: ConsoleEvent[]; count: number }> {
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from operator_event`.execute(
    kysely,
  )
  const { rows } = await sql<ConsoleEvent>`
    select e.id, e.at, e.actor, u.nickname, m.mobile, e.kind, e.subject, e.detail
    from operator_event e
    left join app_user u on u.id::text = e.actor
    left join user_mobile m on m.user_id = u.id
    order by e.at desc, e.id limit ${limit} offset ${(page - 1) * limit}`.execute(kysely)
  return { rows, count: counted[0]?.n ?? 0 }
}
