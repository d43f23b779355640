import { orderView } from '../domain/order/order-view.ts'
import { ownOrder } from '../domain/order/own-orders.ts'
import { requestInvoice as request } from '../domain/order/request-invoice.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

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
