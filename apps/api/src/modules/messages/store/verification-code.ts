import { randomInt, timingSafeEqual } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { keyedHash } from '#platform/database/site-secret.ts'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import type { CodePurpose } from '../rules/message-content.ts'
import type { Recipient } from '../rules/recipient.ts'
import { takeMessage } from './message-rate.ts'
import { postMessage } from './outbox.ts'

const LIFE_S = 600
const MOST_TRIES = 5

interface Asking {
  purpose: CodePurpose
  to: Recipient
  ip: string
  /** Limits of a network are this many times as high. */
  factor: number
  siteName: string
}

/**
 * Makes a code and asks for its sending. The work is the same for every recipient: whether they get it is decided
 * when it is sent, in the background.
 * @returns when it ends, epoch milliseconds
 * @throws {Failure} `codes_used`
 */
export async function sendCode(
  db: Database,
  { purpose, to, ip, factor, siteName }: Asking,
): Promise<{ expiresAt: number }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return db.transaction(async (trx) => {
    await takeMessage(trx, { recipient: to.key, ip, factor })
    const { rows } = await sql<{ expires_at: Date }>`
      insert into verification_code (purpose, recipient_hash, code_hash, expires_at)
      values (${purpose}, ${await recipientHash(trx, to)}, ${await codeHash(trx, purpose, to, code)},
        now() + ${LIFE_S} * interval '1 second')
      on conflict (purpose, recipient_hash) do update set
        code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at
      returning expires_at`.execute(trx)
    const content = { is: 'code', purpose, code } as const
    await postMessage(trx, { channel: to.channel, to: to.key, content, siteName, lifeS: LIFE_S })
    return { expiresAt: rows[0]?.expires_at.getTime() ?? 0 }
  })
}

/** One sentence for every cause. */
export function wrongCode(): Failure {
  const message = '验证码不正确或已失效，请核对，或重新获取'
  return new Failure('code_wrong', message, { fields: [{ path: 'body.code', message }] })
}

/**
 * Judges a code. The try is counted before, in one statement, so that tries at the same moment are all counted.
 * @returns uses it up, inside the caller's transaction; gives false when it was used meanwhile
 * @throws {Failure} `code_wrong`: wrong, too old, used, tried five times, never sent
 */
export async function checkCode(
  db: Database,
  purpose: CodePurpose,
  to: Recipient,
  code: string,
): Promise<(trx: Kysely<Tables>) => Promise<boolean>> {
  const hash = await codeHash(db.kysely, purpose, to, code)
  const recipient = await recipientHash(db.kysely, to)
  const { rows } = await sql<{ code_hash: Buffer }>`
    update verification_code set tries = tries + 1
    where purpose = ${purpose} and recipient_hash = ${recipient} and expires_at > now() and tries < ${MOST_TRIES}
    returning code_hash`.execute(db.kysely)
  const known = rows[0]?.code_hash
  if (!known || !timingSafeEqual(known, hash)) throw wrongCode()
  return async (trx) => {
    const used = await sql<{ purpose: string }>`delete from verification_code
      where purpose = ${purpose} and recipient_hash = ${recipient} and code_hash = ${hash} and expires_at > now()
      returning purpose`.execute(trx)
    return used.rows.length > 0
  }
}

const recipientHash = (kysely: Kysely<Tables>, { channel, key }: Recipient): Promise<Buffer> =>
  keyedHash(kysely, 'code', `${channel}\n${key}`)

const codeHash = (
  kysely: Kysely<Tables>,
  purpose: string,
  { channel, key }: Recipient,
  code: string,
): Promise<Buffer> => keyedHash(kysely, 'code', `${channel}\n${key}\n${purpose}\n${code}`)
