import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import { takeMessage } from './message-rate.ts'
import { postMessage } from './outbox.ts'

const LIFE_S = 86_400
/** Addresses of one person. */
const MOST_ADDRESSES = 5
const PREFIX = 'hxm_'

export interface MailAddress {
  id: string
  address: string
  state: 'waiting' | 'verified' | 'bounced'
  createdAt: number
}

const tokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The addresses of a person, the oldest first. */
export async function listMailAddresses(db: Database, userId: string): Promise<MailAddress[]> {
  const rows = await db.kysely
    .selectFrom('user_mail')
    .select(['id', 'address', 'verified_at', 'bounced_at', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, address, verified_at, bounced_at, created_at }) => ({
    ...{ id, address, createdAt: created_at.getTime() },
    state: bounced_at !== null ? 'bounced' : verified_at !== null ? 'verified' : 'waiting',
  }))
}

interface Adding {
  address: string
  ip: string
  factor: number
  siteName: string
}

/**
 * Adds an address, or sends the link to one that waits or bounced again. It counts once its owner has opened the link.
 * The answer is the same when somebody else has verified the address.
 * @throws {Failure} `mail_addresses_full`, `codes_used`
 */
export async function addMailAddress(
  db: Database,
  userId: string,
  { address, ip, factor, siteName }: Adding,
): Promise<void> {
  const key = address.toLowerCase()
  const token = PREFIX + randomBytes(32).toString('base64url')
  await db.transaction(async (trx) => {
    // One after the other, so that two at one moment do not both take the last place.
    await sql`select 1 from app_user where id = ${userId} for update`.execute(trx)
    const { rows: known } = await sql<{ n: number; has: boolean; is_good: boolean }>`
      select count(*)::int as n, coalesce(bool_or(address_key = ${key}), false) as has,
        coalesce(bool_or(address_key = ${key} and verified_at is not null and bounced_at is null), false) as is_good
      from user_mail where user_id = ${userId}`.execute(trx)
    const { n = 0, has = false, is_good: isGood = false } = known[0] ?? {}
    if (isGood) return
    if (!has && n >= MOST_ADDRESSES)
      throw new Failure('mail_addresses_full', `最多 ${MOST_ADDRESSES} 个邮箱地址，请先移除一个`)
    await takeMessage(trx, { recipient: key, ip, factor })
    const { rows } = await sql<{ id: string }>`
      insert into user_mail as m (user_id, id, address, address_key, token_hash, token_expires_at)
      values (${userId}, ${randomUUID()}, ${address}, ${key}, ${tokenDigest(token)},
        now() + ${LIFE_S} * interval '1 second')
      on conflict (user_id, address_key) do update set
        token_hash = excluded.token_hash, token_expires_at = excluded.token_expires_at
      returning m.id`.execute(trx)
    // The token is in the fragment, which browsers send to no server.
    const content = { is: 'confirm', path: `/login?view=mail#${token}` } as const
    const addressId = rows[0]?.id ?? ''
    await postMessage(trx, { channel: 'mail', to: address, content, siteName, lifeS: LIFE_S, addressId })
  })
}

/**
 * Verifies the address whose link is opened. The holder of the mailbox decides: who verified it before loses it.
 * @throws {Failure} `mail_link_dead`
 */
export async function confirmMailAddress(db: Database, token: string): Promise<void> {
  await db.transaction(async (trx) => {
    const hash = tokenDigest(token)
    // All rows of the address, always in one order: of people who open their links at one moment each sees the one before.
    await sql`select 1 from user_mail
      where address_key = (select address_key from user_mail where token_hash = ${hash})
      order by id for update`.execute(trx)
    const { rows } = await sql<{ id: string; address_key: string }>`
      select id, address_key from user_mail where token_hash = ${hash} and token_expires_at > now()`.execute(
      trx,
    )
    const [found] = rows
    if (!found) throw new Failure('mail_link_dead', '链接已失效或已使用，请登录后在“我的邮箱”里重新发送')
    await sql`delete from user_mail
      where address_key = ${found.address_key} and verified_at is not null and id <> ${found.id}`.execute(trx)
    await sql`update user_mail set verified_at = now(), bounced_at = null, token_hash = null, token_expires_at = null
      where id = ${found.id}`.execute(trx)
  })
}

/**
 * Ends the links of a person that wait to be opened, inside the caller's transaction: with a new password nobody who knew
 * the old one verifies an address any more.
 */
export async function endMailLinks(trx: Kysely<Tables>, userId: string): Promise<void> {
  await sql`update user_mail set token_expires_at = now()
    where user_id = ${userId} and token_expires_at > now()`.execute(trx)
}

/** @throws {Failure} `not_found` */
export async function removeMailAddress(db: Database, userId: string, id: string): Promise<void> {
  const gone = await db.kysely
    .deleteFrom('user_mail')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw new Failure('not_found', '没有这个邮箱地址，可能已经移除')
}

/** Who has verified an address that mails reach. */
export async function ownerOfAddress(db: Database, addressKey: string): Promise<string | undefined> {
  const found = await db.kysely
    .selectFrom('user_mail')
    .select('user_id')
    .where('address_key', '=', addressKey)
    .where('verified_at', 'is not', null)
    .where('bounced_at', 'is', null)
    .executeTakeFirst()
  return found?.user_id
}

/** The address of a person as it was typed; undefined when it is not verified, bounced or gone. */
export async function reachableAddress(
  kysely: Kysely<Tables>,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const found = await kysely
    .selectFrom('user_mail')
    .select('address')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('verified_at', 'is not', null)
    .where('bounced_at', 'is', null)
    .executeTakeFirst()
  return found?.address
}

/** Whether mails reach an address of a person. */
export const isReachable = async (kysely: Kysely<Tables>, userId: string, id: string): Promise<boolean> =>
  (await reachableAddress(kysely, userId, id)) !== undefined

/** Notes which verified address a message goes to, so that a bounce can be assigned. */
export async function assignAddress(
  kysely: Kysely<Tables>,
  messageId: string,
  addressKey: string,
): Promise<void> {
  await sql`update outgoing_message set address_id = m.id from user_mail m
    where outgoing_message.id = ${messageId} and outgoing_message.address_id is null
      and m.address_key = ${addressKey} and m.verified_at is not null`.execute(kysely)
}

/** Nothing more is sent to an address of which mail came back. @returns whether the message went to one */
export async function noteBounce(db: Database, messageId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`update user_mail set bounced_at = now()
    where id = (select address_id from outgoing_message where id = ${messageId}) returning id`.execute(
    db.kysely,
  )
  return rows.length > 0
}
