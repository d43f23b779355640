import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

type SecretName = 'payer' | 'device'

/** A keyed hash of a text, with a key of this installation that is made when it is first needed. HMAC-SHA-256. */
export async function keyedHash(kysely: Kysely<Tables>, name: SecretName, text: string): Promise<Buffer> {
  return createHmac('sha256', await keyOf(kysely, name))
    .update(text)
    .digest()
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
