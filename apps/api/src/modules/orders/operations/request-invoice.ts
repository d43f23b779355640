import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { orderView } from '../store/order-view.ts'
import { ownOrder } from '../store/own-orders.ts'
import { requestInvoice as request } from '../store/request-invoice.ts'

export const requestInvoice: Handler<'requestInvoice'> = async (
  { params, body },
  { db, payments, caller },
) => {
  const { userId } = signedIn(caller)
  await request(db, userId, params.id, { ...body, taxNumber: body.taxNumber })
  return {
    status: 200,
    body: { code: 0, data: await orderView(await ownOrder(db, userId, params.id), payments) },
  }
}
