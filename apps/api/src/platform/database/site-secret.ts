import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

type SecretName = 'payer' | 'device' | 'code' | 'outbox' | 'unsubscribe'

/** A keyed hash of a text, with a key of this installation that is made when it is first needed. HMAC-SHA-256. */
export async function keyedHash(kysely: Kysely<Tables>, name: SecretName, text: string): Promise<Buffer> {
  return createHmac('sha256', await keyOf(kysely, name))
    .update(text)
    .digest()
}

const NONCE = 12
const TAG = 16

/** Seals a text with a key of this installation, for a row that others may see. AES-256-GCM: nonce, tag, content. */
export async function seal(kysely: Kysely<Tables>, name: SecretName, text: string): Promise<Buffer> {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', await keyOf(kysely, name), nonce)
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), content])
}

/** @throws Error when it was sealed with another key, or changed */
export async function unseal(kysely: Kysely<Tables>, name: SecretName, sealed: Buffer): Promise<string> {
  const opened = createDecipheriv('aes-256-gcm', await keyOf(kysely, name), sealed.subarray(0, NONCE))
  opened.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([opened.update(sealed.subarray(NONCE + TAG)), opened.final()]).toString('utf8')
}

async function keyOf(kysely: Kysely<Tables>, name: SecretName): Promise<Buffer> {
  const known = () => kysely.selectFrom('site_secret').select('key').where('name', '=', name)
  const found = await known().executeTakeFirst()
  if (found) return found.key
  await kysely
    .insertInto('site_secret')
    .values({ name, key: randomBytes(32) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await known().executeTakeFirstOrThrow()).key
}
