import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { listSessions as list } from '../store/session.ts'

export const listSessions: Handler<'listSessions'> = async (_req, { db, caller }) => {
  const { userId, sessionId } = signedIn(caller)
  const rows = await list(db, userId)
  const data = rows.map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    createdAt: row.created_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    ip: row.ip,
    device: row.device,
    hostOrigin: row.host_origin,
  }))
  return { status: 200, body: { code: 0, data } }
}
