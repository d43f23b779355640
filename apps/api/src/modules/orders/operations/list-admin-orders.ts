import type { components } from '@haixuan/api-sdk/schema'
import { listConsoleOrders } from '#modules/operators/store/console-lists.ts'
import type { Handler } from '#platform/http/handler.ts'

type Order = components['schemas']['AdminOrder']

export const listAdminOrders: Handler<'listAdminOrders'> = async ({ query }, { db }) => {
  const orders = await listConsoleOrders(db, query.status)
  const data = orders.map(({ createdAt, paidAt, method, ...order }) => ({
    ...order,
    method: method as Order['method'],
    createdAt: createdAt.getTime(),
    paidAt: paidAt?.getTime() ?? null,
  }))
  return { status: 200, body: { code: 0, data } }
}
