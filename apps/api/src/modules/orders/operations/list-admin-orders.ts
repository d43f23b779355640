import type { components } from '@haixuan/api-sdk/schema'
import type { Handler } from '#platform/http/handler.ts'
import { listConsoleOrders } from '../store/console-lists.ts'

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
