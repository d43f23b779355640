import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { VipType } from '#platform/caller.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { AcceptedTexts } from './accepted-texts.ts'

/** Letters and digits that nobody mixes up when reading a code aloud. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE_LENGTH = 8

export interface NewUser {
  mobile: string
  passwordHash: string | null
  nickname?: string
  source?: string | null
  referrerId?: string | null
  /** Main account that opens this one as its sub-account. */
  openedBy?: string | null
  id?: string
  vipType?: VipType
  vipExpire?: Date | null
  isExternalLink?: boolean
  isPre?: boolean
  userCustom?: string[]
  isDemo?: boolean
  isOperator?: boolean
  /** What the person themselves agreed to; absent where somebody else opens the account. */
  accepted?: AcceptedTexts
}

/** Writes a new person inside the caller's transaction. Undefined when the mobile is taken; nothing is written then. */
export async function addUser(trx: Kysely<Tables>, user: NewUser): Promise<string | undefined> {
  const id = user.id ?? randomUUID()
  const taken = await trx
    .insertInto('user_mobile')
    .values({ mobile: user.mobile, user_id: id })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (!taken) return undefined
  const code = inviteCode()
  await trx.insertInto('invite_code').values({ code, user_id: id }).execute()
  await trx
    .insertInto('app_user')
    .values({
      id,
      nickname: user.nickname ?? defaultNickname(user.mobile),
      password_hash: user.passwordHash,
      vip_type: user.vipType ?? 'general',
      vip_expire: user.vipExpire ?? null,
      isexternallink: user.isExternalLink ? 1 : 0,
      is_pre: user.isPre === false ? 0 : 1,
      user_custom: JSON.stringify(user.userCustom ?? []),
      belong_code: null,
      invite_code: code,
      parent_id: user.openedBy ?? null,
      opened_by: user.openedBy ?? null,
      referrer_id: user.referrerId ?? null,
      source: user.source ?? null,
      last_login_ip: null,
      is_demo: user.isDemo ?? false,
      is_operator: user.isOperator ?? false,
    })
    .execute()
  if (user.accepted) {
    const { termsVersion, privacyVersion } = user.accepted
    await trx
      .insertInto('accepted_text')
      .values({ user_id: id, terms_version: termsVersion, privacy_version: privacyVersion })
      .execute()
  }
  return id
}

/** What a person is called until they say otherwise; says nothing of the number but its end. */
export function defaultNickname(mobile: string): string {
  return `用户${mobile.slice(-4)}`
}

function inviteCode(): string {
  return [...randomBytes(CODE_LENGTH)].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')
}
