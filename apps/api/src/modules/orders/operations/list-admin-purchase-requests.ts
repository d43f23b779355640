import type { Handler } from '#platform/http/handler.ts'
import { listConsoleRequests } from '../store/console-requests.ts'

export const listAdminPurchaseRequests: Handler<'listAdminPurchaseRequests'> = async ({ query }, { db }) => {
  const found = await listConsoleRequests(db, query.status)
  const data = found.map(({ createdAt, decidedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.getTime(),
    decidedAt: decidedAt?.getTime() ?? null,
  }))
  return { status: 200, body: { code: 0, data } }
}
