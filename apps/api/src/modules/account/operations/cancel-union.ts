import { signedIn } from '#modules/access'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { removeMember } from '../store/sub-accounts.ts'

export const cancelUnion: Handler<'cancelUnion'> = async ({ query }, { db, caller, ip, headers }) => {
  // It changes state although it is a GET: a link, a picture or a prefetch must not be able to do it.
  const fetched = headers['purpose'] ?? headers['sec-purpose']
  if (headers['sec-fetch-mode'] === 'navigate' || String(fetched ?? '').includes('prefetch')) {
    throw new Failure('not_by_navigation', '请在子账号列表中解绑')
  }
  await removeMember(db, signedIn(caller), query.id, ip)
  return { status: 200, body: { code: 0, data: null } }
}
