import { sql } from 'kysely'
import type { VipType } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'

export interface ConsoleUser {
  id: string
  nickname: string
  mobile: string | null
  vip_type: VipType
  vip_expire: Date | null
  is_expired: boolean
  parent_mobile: string | null
  son_count: number
  isexternallink: 0 | 1
  is_pre: 0 | 1
  user_custom: string[]
  belong_code: string | null
  is_operator: boolean
  login_count: number
  last_login_at: Date | null
  created_at: Date
}

export interface ConsolePage {
  page: number
  limit: number
}

/** A text as part of a LIKE pattern, its own signs taken literally. */
const partly = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Users, the newest first. @param keyword part of the mobile or the nickname */
export async function listConsoleUsers(
  { kysely }: Database,
  { keyword, page, limit }: ConsolePage & { keyword: string | undefined },
): Promise<{ rows: ConsoleUser[]; count: number }> {
  const wanted = keyword === undefined || keyword === '' ? null : partly(keyword)
  const found = sql`
    from app_user u left join user_mobile m on m.user_id = u.id
    where ${wanted}::text is null or u.nickname like ${wanted} or m.mobile like ${wanted}`
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n ${found}`.execute(kysely)
  const { rows } = await sql<ConsoleUser>`
    select u.id, u.nickname, m.mobile, u.vip_type, u.vip_expire,
      coalesce(u.vip_expire <= now(), false) as is_expired,
      (select p.mobile from user_mobile p where p.user_id = u.parent_id limit 1) as parent_mobile,
      (select count(*)::int from team_member t where t.user_id = u.id and t.son_id is not null) as son_count,
      u.isexternallink, u.is_pre, u.user_custom, u.belong_code, u.is_operator, u.login_count, u.last_login_at, u.created_at
    ${found} order by u.created_at desc, u.id limit ${limit} offset ${(page - 1) * limit}`.execute(kysely)
  return { rows, count: counted[0]?.n ?? 0 }
}
