import type { components } from '@haixuan/api-sdk/schema'
import { tierReaches } from '@haixuan/rules'
import { sql } from 'kysely'
import { sharedMain } from '#modules/access/rules'

import type { UserCaller, VipType } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'

type UserInfo = components['schemas']['UserInfo']

/** The membership that counts for a user: their own, or that of their main account when it is higher and not over. */
export interface Membership {
  vipType: VipType
  /** Epoch milliseconds; null when it never ends. */
  vipExpire: number | null
  expired: boolean
}

interface MembershipRow {
  vip_type: VipType
  vip_expire: Date | null
  over: boolean
}

/** Reads the membership with the clock of the database. */
export async function membershipOf(db: Database, caller: UserCaller): Promise<Membership> {
  const { rows } = await sql<MembershipRow>`
    select vip_type, vip_expire, (vip_expire is not null and vip_expire <= now()) as over
    from app_user where id in (${caller.userId}, ${sharedMain(caller) ?? caller.userId})
    order by case when id = ${caller.userId} then 0 else 1 end`.execute(db.kysely)
  const [own, main] = rows
  if (!own) throw new Failure('sign_in_required', '登录已过期，请重新登录')
  const counts = main && !main.over && (own.over || !tierReaches(own.vip_type, main.vip_type)) ? main : own
  return { vipType: counts.vip_type, vipExpire: counts.vip_expire?.getTime() ?? null, expired: counts.over }
}

/** Every field of the user of specification 3. */
export async function readUserInfo(db: Database, caller: UserCaller): Promise<UserInfo> {
  const user = await db.kysely
    .selectFrom('app_user')
    .select([
      'is_operator',
      'nickname',
      'belong_code',
      'isexternallink',
      'is_pre',
      'user_custom',
      'invite_code',
      'login_count',
      'created_at',
    ])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow()
  const membership = await membershipOf(db, caller)
  return {
    id: caller.userId,
    nickname: user.nickname,
    mobile: caller.mobile,
    vip_type: membership.vipType,
    vipExpire: membership.vipExpire,
    son_count: await countSubAccounts(db, caller.userId),
    puser: caller.parentId === null ? null : await readParent(db, caller.parentId),
    belongCode: user.belong_code,
    isexternallink: user.isexternallink === 1 ? 1 : 0,
    is_pre: user.is_pre === 0 ? 0 : 1,
    userCustom: user.user_custom,
    inviteCode: user.invite_code,
    isOperator: caller.isOperator === true && user.is_operator,
    loginCount: user.login_count,
    createdAt: user.created_at.getTime(),
  }
}

async function readParent(db: Database, id: string): Promise<NonNullable<UserInfo['puser']>> {
  return db.kysely
    .selectFrom('app_user as u')
    .innerJoin('user_mobile as m', 'm.user_id', 'u.id')
    .select(['u.id', 'u.nickname', 'm.mobile'])
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Sub-accounts that are bound now; invitations do not count. */
async function countSubAccounts(db: Database, userId: string): Promise<number> {
  const row = await db.kysely
    .selectFrom('team_member')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('user_id', '=', userId)
    .where('son_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}
