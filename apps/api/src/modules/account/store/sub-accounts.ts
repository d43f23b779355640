import { randomUUID } from 'node:crypto'
import type { components } from '@haixuan/api-sdk/schema'
import { nextTierFor } from '@haixuan/rules'
import { entitlementOf, requireProof } from '#modules/access/rules'

import type { UserCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import { refuseWeakPassword } from '../rules/password-rule.ts'
import { endOtherSessions, noteEvent } from './account-event.ts'
import { defaultNickname } from './new-user.ts'
import { hashPassword } from './password-hash.ts'
import { tellSeats } from './seats.ts'

type Row = components['schemas']['SubAccountRow']

/** Members of the caller's team and invitations that nobody has taken up, oldest first. */
export async function listTeam(db: Database, caller: UserCaller): Promise<Row[]> {
  const rows = await db.kysely
    .selectFrom('team_member as t')
    .leftJoin('app_user as u', 'u.id', 't.son_id')
    .select([
      't.id',
      't.nickname',
      't.mobile',
      't.son_id',
      't.created_at',
      't.bound_at',
      'u.login_count',
      'u.last_login_ip',
    ])
    .where('t.user_id', '=', caller.userId)
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute()
  const bound = rows.filter(({ son_id }) => son_id !== null)
  bound.sort((a, b) => Number(a.bound_at) - Number(b.bound_at) || (a.id < b.id ? -1 : 1))
  const seatless = new Set(bound.slice(entitlementOf(caller).subAccounts))
  return rows.map((row) => ({
    son: {
      id: row.id,
      nickname: row.nickname,
      mobile: row.mobile,
      loginCount: row.login_count ?? 0,
      login_ip: row.last_login_ip,
    },
    state: row.son_id === null ? 'invited' : seatless.has(row) ? 'no_seat' : 'active',
    created_at: row.created_at.getTime(),
  }))
}

/**
 * Invites a mobile, whether or not it has an account: the same work and the same answer. Nobody is bound by this alone.
 * Throws `sub_account_limit`, `already_in_team`.
 */
export async function inviteMobile(
  db: Database,
  caller: UserCaller,
  mobile: string,
  password: string | undefined,
  ip?: string,
): Promise<void> {
  if (mobile === caller.mobile)
    throw new Failure('already_in_team', '不能添加自己的手机号码，请填写子账号的手机号码')
  if (password) refuseWeakPassword(password, mobile)
  const offered = password ? await hashPassword(password, ip) : null
  await db.transaction(async (trx) => {
    // Two calls at once wait for each other here, so that the limit holds.
    await trx.selectFrom('app_user').select('id').where('id', '=', caller.userId).forUpdate().execute()
    const members = await trx
      .selectFrom('team_member')
      .select('mobile')
      .where('user_id', '=', caller.userId)
      .execute()
    if (members.some((member) => member.mobile === mobile)) {
      throw new Failure('already_in_team', '该手机号码已在子账号列表中，请勿重复添加')
    }
    const { subAccounts } = entitlementOf(caller)
    if (members.length >= subAccounts) throw limitReached(caller, subAccounts)
    const id = randomUUID()
    await trx
      .insertInto('team_member')
      .values({
        user_id: caller.userId,
        id,
        mobile,
        nickname: defaultNickname(mobile),
        son_id: null,
        offered_hash: offered,
      })
      .execute()
    await trx
      .insertInto('mobile_invitation')
      .values({ mobile, owner_id: caller.userId, member_id: id })
      .execute()
  })
}

function limitReached(caller: UserCaller, limit: number): Failure {
  const next = nextTierFor(caller.tier, 'subAccounts')
  const message =
    limit === 0 ? '当前会员等级不能添加子账号，请升级会员' : `子账号已达上限 ${limit} 个，请升级会员或先解绑`
  return new Failure('sub_account_limit', message, next ? { need: next.vip_type } : undefined)
}

/** Changes a member's nickname and, where the caller opened the account, its password. Throws `not_your_password` and `not_found`. */
export async function updateMember(
  db: Database,
  caller: UserCaller,
  change: { id: string; nickname: string; password: string },
  ip: string,
): Promise<void> {
  const member = await db.kysely
    .selectFrom('team_member as t')
    .leftJoin('app_user as u', 'u.id', 't.son_id')
    .select(['t.mobile', 't.son_id', 'u.opened_by'])
    .where('t.user_id', '=', caller.userId)
    .where('t.id', '=', change.id)
    .executeTakeFirst()
  if (!member) throw new Failure('not_found', '没有这个子账号，请刷新列表')
  const own = member.son_id !== null && member.opened_by === caller.userId
  if (change.password !== '' && member.son_id !== null && !own) {
    throw new Failure('not_your_password', '该账号由本人注册，密码只能由本人修改')
  }
  if (change.password !== '') {
    requireProof(caller)
    refuseWeakPassword(change.password, member.mobile)
  }
  const hash = change.password === '' ? null : await hashPassword(change.password, ip)
  const { son_id: subAccountId } = member
  await db.transaction(async (trx) => {
    const offer = hash !== null && subAccountId === null ? { offered_hash: hash } : {}
    await trx
      .updateTable('team_member')
      .set({ nickname: change.nickname, ...offer })
      .where('user_id', '=', caller.userId)
      .where('id', '=', change.id)
      .execute()
    if (subAccountId === null || !own) return
    const password = hash === null ? {} : { password_hash: hash }
    await trx
      .updateTable('app_user')
      .set({ nickname: change.nickname, ...password })
      .where('id', '=', subAccountId)
      .where('opened_by', '=', caller.userId)
      .execute()
    if (hash === null) return
    await endOtherSessions(trx, subAccountId, null)
    await noteEvent(trx, subAccountId, 'sub_account_password_set', ip, { by: caller.userId })
  })
}

/** Unbinds a member or takes an invitation back. Doing it twice is the same. */
export async function removeMember(db: Database, caller: UserCaller, id: string, ip: string): Promise<void> {
  await db.transaction(async (trx) => {
    const member = await trx
      .deleteFrom('team_member')
      .where('user_id', '=', caller.userId)
      .where('id', '=', id)
      .returning(['mobile', 'son_id'])
      .executeTakeFirst()
    if (!member) return
    await trx
      .deleteFrom('mobile_invitation')
      .where('mobile', '=', member.mobile)
      .where('owner_id', '=', caller.userId)
      .execute()
    if (member.son_id === null) return
    // The account is theirs alone from now on: its old main account may not set its password any more.
    await trx
      .updateTable('app_user')
      .set({ parent_id: null, opened_by: null })
      .where('id', '=', member.son_id)
      .where('parent_id', '=', caller.userId)
      .execute()
    await noteEvent(trx, caller.userId, 'sub_account_unbound', ip, { sonId: member.son_id })
    await noteEvent(trx, member.son_id, 'sub_account_unbound', ip, { by: caller.userId })
    await tellSeats(trx, caller.userId)
  })
}

/** Seats in use: members and invitations. */
export async function countTeam(db: Database, userId: string): Promise<number> {
  const row = await db.kysely
    .selectFrom('team_member')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}
