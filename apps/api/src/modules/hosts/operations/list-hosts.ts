import type { Handler } from '#platform/http/handler.ts'
import { readHosts } from '../store/host-rows.ts'

export const listHosts: Handler<'listHosts'> = async (_req, { db }) => {
  const hosts = await readHosts(db.kysely)
  const data = hosts.map((host) => ({ ...host, hidden: [...host.hidden], origins: [...host.origins] }))
  return { status: 200, body: { code: 0, data } }
}
