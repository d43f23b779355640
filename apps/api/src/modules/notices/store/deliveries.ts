import { type Kysely, sql } from 'kysely'
import { postMessage, reachableAddress } from '#modules/messages'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { enqueueJob } from '#platform/jobs/job-rows.ts'
import { deliveryWindow } from '../rules/delivery-window.ts'
import { type MailedNotice, noticeMail } from '../rules/notice-mail.ts'
import { unsubscribeToken } from './channels.ts'

export const DELIVER_NOTICES = 'deliver-notices'
export const DELIVER_TRIES = 8
/** A mail of notices that cannot be sent for so long is given up: they are in the site, and the next mail is near. */
const LIFE_S = 86_400
/** Some twelve hours of tries: a mail server that is away for a night loses nothing. */
const SEND_TRIES = 20

/** A delivery, as its job names it. */
export interface DeliveryId {
  userId: string
  channelId: string
  messageKey: string
}

/**
 * Adds a new notice to what leaves by the channels of its person, inside the caller's transaction, and asks for the
 * work at its time.
 */
export async function holdForChannels(
  trx: Kysely<Tables>,
  { userId, noticeId, now }: { userId: string; noticeId: string; now: number },
): Promise<void> {
  const channels = await trx
    .selectFrom('channel')
    .select(['id', 'digest'])
    .where('user_id', '=', userId)
    .where('state', '=', 'on')
    .execute()
  for (const { id: channelId, digest } of channels) {
    for (let later = 0; ; later++) {
      const { messageKey, notBefore } = deliveryWindow(digest !== null, now, later)
      const { rows } = await sql`insert into delivery as d
          (user_id, channel_id, message_key, notice_ids, state, not_before)
        values (${userId}, ${channelId}, ${messageKey}, array[${noticeId}]::uuid[], 'held', ${notBefore})
        on conflict (user_id, channel_id, message_key) do update set notice_ids = d.notice_ids || excluded.notice_ids
          where d.state = 'held' returning d.message_key`.execute(trx)
      // The window was sent while this notice was written: it belongs to the next.
      if (rows.length === 0) continue
      const payload: DeliveryId = { userId, channelId, messageKey }
      const wish = { kind: DELIVER_NOTICES, key: `${channelId} ${messageKey}`, payload }
      await enqueueJob(trx, { ...wish, afterMs: Math.max(0, notBefore - now) }, { mostTries: DELIVER_TRIES })
      break
    }
  }
}

/**
 * Turns what was collected into one mail of the outbox, once: the row and the mail change together. Notices that were
 * read meanwhile are left out; without any left, or without an address that mails reach, nothing is sent.
 * @returns whether there is a mail
 */
export async function releaseDelivery(
  db: Database,
  { userId, channelId, messageKey }: DeliveryId,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const { rows } = await sql<{ notice_ids: string[] }>`select notice_ids from delivery
      where user_id = ${userId} and channel_id = ${channelId} and message_key = ${messageKey} and state = 'held'
      for update`.execute(trx)
    const [held] = rows
    if (!held) return false
    const messageId = await mailOf(trx, { userId, channelId, noticeIds: held.notice_ids })
    await sql`update delivery set state = ${messageId === undefined ? 'dropped' : 'queued'},
        message_id = ${messageId ?? null}
      where user_id = ${userId} and channel_id = ${channelId} and message_key = ${messageKey}`.execute(trx)
    return messageId !== undefined
  })
}

/** Puts the mail of a delivery into the outbox. @returns its message; undefined when nothing is to be sent */
async function mailOf(
  trx: Kysely<Tables>,
  { userId, channelId, noticeIds }: { userId: string; channelId: string; noticeIds: readonly string[] },
): Promise<string | undefined> {
  const channel = await trx
    .selectFrom('channel')
    .select(['address_id', 'digest', 'site_name'])
    .where('user_id', '=', userId)
    .where('id', '=', channelId)
    .where('state', '=', 'on')
    .executeTakeFirst()
  const to = channel && (await reachableAddress(trx, userId, channel.address_id))
  if (!channel || to === undefined) return undefined
  const notices = await unreadOf(trx, userId, noticeIds)
  if (notices.length === 0) return undefined
  return postMessage(trx, {
    channel: 'mail',
    to,
    content: {
      is: 'notices',
      ...noticeMail(notices, channel.digest !== null),
      subscriptionId: channelId,
      unsubscribeToken: await unsubscribeToken(trx, channelId),
    },
    siteName: channel.site_name,
    lifeS: LIFE_S,
    addressId: channel.address_id,
    tries: SEND_TRIES,
  })
}

/** These notices as far as they are unread, the newest first, with the address of what they speak of. */
async function unreadOf(
  trx: Kysely<Tables>,
  userId: string,
  noticeIds: readonly string[],
): Promise<MailedNotice[]> {
  const { rows } = await sql<{
    title: string
    body: string
    page: string | null
    board: string | null
    query: Record<string, string> | null
  }>`select n.title, n.body, n.page, v.board, v.query
    from notice n left join saved_view v on v.user_id = n.user_id and v.id = n.view_id
    where n.user_id = ${userId} and n.id = any(${[...noticeIds]}::uuid[]) and n.read_at is null
    order by n.created_at desc, n.about desc, n.id`.execute(trx)
  return rows.map(({ title, body, page, board, query }) => ({
    ...{ title, body },
    page: board === null ? page : `${board}?${new URLSearchParams(query ?? {})}`,
  }))
}

/** Forgets what was to be sent before a moment, epoch milliseconds. */
export const deliveriesBefore = (moment: number) => sql`not_before < ${moment}::bigint`
