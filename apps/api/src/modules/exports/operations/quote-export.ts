import type { Handler } from '#platform/http/handler.ts'
import { quoteOf, readOrder } from './export-order.ts'

/** Counts a list as its export would, and changes nothing. */
export const quoteExport: Handler<'quoteExport'> = async ({ body }, context) => {
  const order = await readOrder(body, context)
  return { status: 200, body: { code: 0, data: await quoteOf(order, context) } }
}
