import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { seal, unseal } from '#platform/database/site-secret.ts'
import type { Tables } from '#platform/database/tables.ts'
import { enqueueJob } from '#platform/jobs/job-rows.ts'
import type { MessageContent } from '../rules/message-content.ts'

export const SEND_MESSAGE = 'send-message'
/**
 * What people have subscribed to is a kind of its own: a code does not wait behind the summaries of a morning, and a
 * worker of an earlier version, which does not know their content, leaves them alone.
 */
export const SEND_SUBSCRIBED = 'send-subscribed'
/** With the pauses of failed jobs some ten minutes: a code is over by then. */
export const SEND_TRIES = 8

/** A message in the outbox, opened. */
export interface WaitingMessage {
  id: string
  channel: 'mail' | 'text'
  to: string
  content: MessageContent
  siteName: string
  isOver: boolean
}

interface NewMessage {
  channel: 'mail' | 'text'
  to: string
  content: MessageContent
  siteName: string
  /** After that nobody needs it. */
  lifeS: number
  addressId?: string
  /** Default 8: some ten minutes with their pauses. */
  tries?: number
}

/** Puts a message into the outbox and asks for its sending, inside the caller's transaction. @returns its id */
export async function postMessage(
  trx: Kysely<Tables>,
  { channel, to, content, siteName, lifeS, addressId, tries = SEND_TRIES }: NewMessage,
): Promise<string> {
  const id = randomUUID()
  const sealed = await seal(trx, 'outbox', JSON.stringify({ to, content, siteName }))
  const purpose = content.is === 'code' ? content.purpose : content.is
  await sql`insert into outgoing_message (id, channel, purpose, sealed, address_id, state, expires_at)
    values (${id}, ${channel}, ${purpose}, ${sealed}, ${addressId ?? null}, 'waiting',
      now() + ${lifeS} * interval '1 second')`.execute(trx)
  const kind = content.is === 'notices' ? SEND_SUBSCRIBED : SEND_MESSAGE
  await enqueueJob(trx, { kind, key: id }, { mostTries: tries })
  return id
}

/** @returns undefined when it has ended */
export async function waitingMessage(
  kysely: Kysely<Tables>,
  id: string,
): Promise<WaitingMessage | undefined> {
  const { rows } = await sql<{ channel: 'mail' | 'text'; sealed: Buffer; is_over: boolean }>`
    select channel, sealed, expires_at <= now() as is_over from outgoing_message
    where id = ${id} and state = 'waiting'`.execute(kysely)
  const [row] = rows
  if (!row) return undefined
  const opened: Pick<WaitingMessage, 'to' | 'content' | 'siteName'> = JSON.parse(
    await unseal(kysely, 'outbox', row.sealed),
  )
  return { id, channel: row.channel, isOver: row.is_over, ...opened }
}

/** Ends a message: what it said and to whom is gone. */
export async function endMessage(
  kysely: Kysely<Tables>,
  id: string,
  state: 'sent' | 'refused' | 'expired' | 'dropped',
  error: string | null = null,
): Promise<void> {
  await sql`update outgoing_message set state = ${state}, sealed = null, ended_at = now(),
      last_error = coalesce(${error}, last_error)
    where id = ${id} and state = 'waiting'`.execute(kysely)
}

/** Keeps why a try failed, for the operator. */
export async function noteTry(kysely: Kysely<Tables>, id: string, error: string): Promise<void> {
  await sql`update outgoing_message set last_error = ${error} where id = ${id} and state = 'waiting'`.execute(
    kysely,
  )
}

/** Ends what nobody waits for any more and forgets messages after 30 days, and codes and rates that are over. */
export async function forgetMessages(kysely: Kysely<Tables>): Promise<void> {
  await sql`update outgoing_message set state = 'expired', sealed = null, ended_at = now()
    where state = 'waiting' and expires_at < now() - interval '1 hour'`.execute(kysely)
  await sql`delete from outgoing_message where created_at < now() - interval '30 days'`.execute(kysely)
  await sql`delete from verification_code where expires_at < now()`.execute(kysely)
  await sql`delete from user_mail where verified_at is null and token_expires_at < now() - interval '7 days'`.execute(
    kysely,
  )
}
