import type { ApiKeyScope } from '#platform/api-key-scope.ts'
import type { UserCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { noneUnlessDoubtful } from '#platform/database/doubt.ts'
import { runPrepared } from '#platform/database/run-prepared.ts'
import { INHERITED_TIER, tierInForce } from '../rules/inherited-tier.ts'
import { type PersonRow, personCaller } from '../rules/person-caller.ts'
import { keyDigest } from './api-key.ts'
import type { NotesSeen } from './seen-notes.ts'

interface KeyCallerRow extends PersonRow {
  key_id: string
  scopes: ApiKeyScope[]
  stale: boolean
}

const KEY_CALLER = `
  select k.user_id, k.id as key_id, k.scopes, m.mobile, u.parent_id, u.isexternallink, u.is_pre, u.user_custom,
    ${tierInForce('u')} as own, ${INHERITED_TIER} as inherited,
    k.last_used_at is null or k.last_used_at < now() - interval '1 minute' as stale
  from api_key k
  join app_user u on u.id = k.user_id
  join user_mobile m on m.user_id = u.id
  left join app_user p on p.id = u.parent_id
  where k.key_hash = $1 and k.expires_at > now() and ($2::boolean or not u.is_demo)`

/**
 * In whose name a key calls, with the rights of its owner in force at this moment by the clock of the database.
 * @param allowDemo false makes keys of demo accounts unknown
 * @param seen told, at most once a minute, that the key is in use
 * @returns undefined for a key that is unknown, revoked or expired
 */
export async function findKeyCaller(
  db: Database,
  token: string,
  ip: string,
  allowDemo: boolean,
  seen?: NotesSeen,
): Promise<UserCaller | undefined> {
  const digest = keyDigest(token)
  const [row] = await runPrepared<KeyCallerRow>(db.pool, 'caller of a key', KEY_CALLER, [digest, allowDemo])
  if (!row) return noneUnlessDoubtful(db)
  if (row.stale) seen?.key(digest, ip)
  return { ...personCaller(row), sessionId: row.key_id, key: { id: row.key_id, scopes: row.scopes } }
}
