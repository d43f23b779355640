import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { components } from '@haixuan/api-sdk/schema'
import { DAY_MS } from '@haixuan/rules'
import { type Kysely, sql } from 'kysely'
import type { ApiKeyScope } from '#platform/api-key-scope.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import { noteEvent } from './account-event.ts'
import { lockAccount } from './lock-account.ts'

type ApiKey = components['schemas']['ApiKey']

/** Keys that a user may have, expired ones included. */
export const MOST_KEYS = 20
const PREFIX = 'hxk_'
const SHOWN = PREFIX.length + 6

/** Whether a bearer token says of itself that it is a key, not a session. */
export const isApiKey = (token: string): boolean => token.startsWith(PREFIX)

export const keyDigest = (token: string): Buffer => createHash('sha256').update(token).digest()

const COLUMNS = [
  'id',
  'name',
  'prefix',
  'scopes',
  'created_at',
  'expires_at',
  'last_used_at',
  'last_used_ip',
] as const

interface KeyRow {
  id: string
  name: string
  prefix: string
  scopes: ApiKeyScope[]
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
  last_used_ip: string | null
}

const shown = (row: KeyRow): ApiKey => ({
  ...{ id: row.id, name: row.name, prefix: row.prefix, scopes: row.scopes },
  createdAt: row.created_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  lastUsedAt: row.last_used_at?.getTime() ?? null,
  lastUsedIp: row.last_used_ip,
})

/** Keys of a user, newest first. */
export async function listApiKeys({ kysely }: Database, userId: string): Promise<ApiKey[]> {
  const rows = await kysely
    .selectFrom('api_key')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(shown)
}

export interface NewApiKey {
  name: string
  scopes: readonly ApiKeyScope[]
  expiresInDays: number
}

/**
 * Makes a key of 256 random bits. The key itself is in this answer only.
 * @throws {Failure} `keys_full` when the user has `MOST_KEYS` already
 */
export async function createApiKey(
  db: Database,
  userId: string,
  { name, scopes, expiresInDays }: NewApiKey,
  ip: string,
): Promise<{ token: string; key: ApiKey }> {
  const token = PREFIX + randomBytes(32).toString('base64url')
  return await db.transaction(async (trx) => {
    // Two that come at once are counted one after the other.
    await lockAccount(trx, userId)
    const { count } = await trx
      .selectFrom('api_key')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (count >= MOST_KEYS) {
      throw new Failure('keys_full', `API 密钥最多 ${MOST_KEYS} 个，请先吊销不再使用的密钥`)
    }
    const row = await trx
      .insertInto('api_key')
      .values({
        ...{ key_hash: keyDigest(token), id: randomUUID(), user_id: userId, name: name.trim() },
        ...{ prefix: token.slice(0, SHOWN), scopes: [...scopes].sort() },
        expires_at: new Date(Date.now() + expiresInDays * DAY_MS),
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    await noteEvent(trx, userId, 'api_key_created', ip, { prefix: row.prefix, scopes: row.scopes })
    return { token, key: shown(row) }
  })
}

/** Revokes every key of a user at once, inside the caller's transaction. @returns how many there were */
export async function revokeAllApiKeys(trx: Kysely<Tables>, userId: string, ip: string): Promise<number> {
  const gone = await trx.deleteFrom('api_key').where('user_id', '=', userId).returning('prefix').execute()
  if (gone.length > 0)
    await noteEvent(trx, userId, 'api_keys_revoked', ip, { prefixes: gone.map(({ prefix }) => prefix) })
  return gone.length
}

/** Revokes a key of a user at once; one that is not theirs, or is gone, is left as it is. */
export async function revokeApiKey(db: Database, userId: string, id: string, ip: string): Promise<void> {
  await db.transaction(async (trx) => {
    const gone = await trx
      .deleteFrom('api_key')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('prefix')
      .executeTakeFirst()
    if (gone) await noteEvent(trx, userId, 'api_key_revoked', ip, { prefix: gone.prefix })
  })
}
