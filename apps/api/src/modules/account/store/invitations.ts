import type { components } from '@haixuan/api-sdk/schema'
import { maskedMobile } from '#modules/access/rules'

import type { UserCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import { bind } from './sign-in.ts'

type Invitation = components['schemas']['TeamInvitation']

/** Main accounts that invited the caller's mobile. */
export async function listInvitations(db: Database, caller: UserCaller): Promise<Invitation[]> {
  const rows = await db.kysely
    .selectFrom('mobile_invitation as i')
    .innerJoin('app_user as u', 'u.id', 'i.owner_id')
    .innerJoin('user_mobile as m', 'm.user_id', 'i.owner_id')
    .select(['i.member_id', 'u.nickname', 'm.mobile', 'i.created_at'])
    .where('i.mobile', '=', caller.mobile)
    .orderBy('i.created_at')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.member_id,
    owner: { nickname: row.nickname, mobile: maskedMobile(row.mobile) },
    createdAt: row.created_at.getTime(),
  }))
}

/** Binds the caller to the main account that asks, or lets the invitation go. Throws `not_found` and `already_bound`. */
export async function answerInvitation(
  db: Database,
  caller: UserCaller,
  id: string,
  accept: boolean,
): Promise<void> {
  await db.transaction(async (trx) => {
    const invitation = await trx
      .selectFrom('mobile_invitation')
      .select('owner_id')
      .where('mobile', '=', caller.mobile)
      .where('member_id', '=', id)
      .executeTakeFirst()
    if (!invitation) throw new Failure('not_found', '没有这个邀请，请刷新列表')
    const ownerId = invitation.owner_id
    if (!accept) {
      await trx
        .deleteFrom('mobile_invitation')
        .where('mobile', '=', caller.mobile)
        .where('owner_id', '=', ownerId)
        .execute()
      await trx.deleteFrom('team_member').where('user_id', '=', ownerId).where('id', '=', id).execute()
      return
    }
    const owner = await trx
      .selectFrom('app_user')
      .select('parent_id')
      .where('id', '=', ownerId)
      .executeTakeFirst()
    const own = await trx
      .selectFrom('team_member')
      .select('id')
      .where('user_id', '=', caller.userId)
      .limit(1)
      .executeTakeFirst()
    const bound = await trx
      .updateTable('app_user')
      .set({ parent_id: ownerId })
      .where('id', '=', caller.userId)
      .where('parent_id', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!bound || own || !owner || owner.parent_id !== null) {
      throw new Failure('already_bound', '当前账号已有主账号或子账号，请先解绑再接受邀请')
    }
    await bind(trx, { mobile: caller.mobile, ownerId, memberId: id, subAccountId: caller.userId })
  })
}
