import type { Handler } from '#platform/http/handler.ts'
import { listDeskRequests } from '../store/desk-requests.ts'

export const listAdminPurchaseRequests: Handler<'listAdminPurchaseRequests'> = async ({ query }, { db }) => {
  const found = await listDeskRequests(db, query.status)
  const data = found.map(({ createdAt, decidedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.getTime(),
    decidedAt: decidedAt?.getTime() ?? null,
  }))
  return { status: 200, body: { code: 0, data } }
}
