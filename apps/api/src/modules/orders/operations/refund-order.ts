import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { refundOrder as refund } from '../store/refund-order.ts'

export const refundOrder: Handler<'refundOrder'> = async ({ params, body: { fen } }, { db, caller }) => {
  const actor = signedIn(caller).userId
  const refundedFen = await refund(db, { ...params, actor, ...(fen === null ? {} : { fen }) })
  return { status: 200, body: { code: 0, data: { refundedFen } } }
}
