import { refundOrder as refund } from '../../domain/order/refund-order.ts'
import type { Handler } from '../../http/handler.ts'
import { signedIn } from '../../http/signed-in.ts'

export const refundOrder: Handler<'refundOrder'> = async ({ params, body: { fen } }, { db, caller }) => {
  const actor = signedIn(caller).userId
  const refundedFen = await refund(db, { ...params, actor, ...(fen === null ? {} : { fen }) })
  return { status: 200, body: { code: 0, data: { refundedFen } } }
}
