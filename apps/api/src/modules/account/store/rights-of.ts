import { higherTier } from '@haixuan/rules'
import { sql } from 'kysely'
import type { VipType } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { INHERITED_TIER, tierInForce } from '../rules/inherited-tier.ts'

/** Rights of a person while they are not calling: the daily job works on their behalf. By the clock of the database. */
export async function rightsOf(
  { kysely }: Database,
  userId: string,
): Promise<{ tier: VipType; isExternalLink: boolean } | undefined> {
  const { rows } = await sql<{ own: VipType; inherited: VipType | null; isexternallink: number }>`
    select u.isexternallink, ${sql.raw(tierInForce('u'))} as own, ${sql.raw(INHERITED_TIER)} as inherited
    from app_user u left join app_user p on p.id = u.parent_id where u.id = ${userId}`.execute(kysely)
  const row = rows[0]
  return (
    row && {
      tier: row.inherited ? higherTier(row.own, row.inherited) : row.own,
      isExternalLink: row.isexternallink === 1,
    }
  )
}
