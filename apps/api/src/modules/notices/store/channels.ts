import { createHash, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { isReachable } from '#modules/messages'
import type { Database } from '#platform/database/database.ts'
import { keyedHash } from '#platform/database/site-secret.ts'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import { DIGEST } from '../rules/delivery-window.ts'

export type NoticeMailMode = 'off' | 'daily' | 'soon'

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * The token by which a channel is ended without a session. It follows from the channel and a key of this installation, so
 * that every mail has the same one, and the row has its digest alone.
 */
export async function unsubscribeToken(kysely: Kysely<Tables>, channelId: string): Promise<string> {
  return `hxu_${(await keyedHash(kysely, 'unsubscribe', channelId)).toString('base64url')}`
}

/** Whether and how a person gets notices by mail; no address: none that mails reach, so nothing is sent. */
export async function readNoticeMail(
  { kysely }: Database,
  userId: string,
): Promise<{ mode: NoticeMailMode; addressId: string | null }> {
  const channel = await kysely
    .selectFrom('channel')
    .select(['state', 'digest', 'address_id'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'mail')
    .executeTakeFirst()
  if (!channel) return { mode: 'off', addressId: null }
  const isThere = await isReachable(kysely, userId, channel.address_id)
  return {
    mode: channel.state === 'off' ? 'off' : channel.digest === null ? 'soon' : 'daily',
    addressId: isThere ? channel.address_id : null,
  }
}

interface Wish {
  mode: NoticeMailMode
  addressId: string | null
  siteName: string
}

/** @throws {Failure} `mail_address_unverified` */
export async function setNoticeMail(
  db: Database,
  userId: string,
  { mode, addressId, siteName }: Wish,
): Promise<void> {
  if (mode === 'off') {
    await sql`update channel set state = 'off' where user_id = ${userId} and kind = 'mail'`.execute(db.kysely)
    return
  }
  await db.transaction(async (trx) => {
    if (addressId === null || !(await isReachable(trx, userId, addressId)))
      throw new Failure('mail_address_unverified', '没有这个已确认的邮箱地址，请先添加并确认邮箱')
    const id = randomUUID()
    const hash = digestOf(await unsubscribeToken(trx, id))
    const digest = mode === 'daily' ? JSON.stringify(DIGEST) : null
    await sql`insert into channel (user_id, id, kind, state, address_id, digest, site_name, unsubscribe_hash)
      values (${userId}, ${id}, 'mail', 'on', ${addressId}, ${digest}::jsonb, ${siteName}, ${hash})
      on conflict (user_id, kind) do update set state = 'on', address_id = excluded.address_id,
        digest = excluded.digest, site_name = excluded.site_name`.execute(trx)
  })
}

/** Ends the mails of the channel that a token names; one that is ended stays so. @returns false for no such channel */
export async function endByToken({ kysely }: Database, token: string): Promise<boolean> {
  const { rows } = await sql`update channel set state = 'off'
    where unsubscribe_hash = ${digestOf(token)} returning id`.execute(kysely)
  return rows.length > 0
}

/** Whether mails of a channel are still wanted. */
export async function isChannelOn({ kysely }: Database, channelId: string): Promise<boolean> {
  const found = await kysely
    .selectFrom('channel')
    .select('id')
    .where('id', '=', channelId)
    .where('state', '=', 'on')
    .executeTakeFirst()
  return found !== undefined
}
