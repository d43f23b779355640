import type { Handler } from '#platform/http/handler.ts'
import { listOperatorEvents as list } from '../store/operator-events.ts'

export const listOperatorEvents: Handler<'listOperatorEvents'> = async ({ query }, { db }) => {
  const { page = 1, limit = 20 } = query
  const { rows, count } = await list(db, { page, limit })
  const shown = rows.map(({ nickname, mobile, actor, at, ...event }) => ({
    ...event,
    actor: nickname === null ? actor : `${nickname}（${mobile ?? '—'}）`,
    at: at.getTime(),
  }))
  return { status: 200, body: { code: 0, data: { rows: shown, count, asOf: Date.now() } } }
}
