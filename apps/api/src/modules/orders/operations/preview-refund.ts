import type { Handler } from '#platform/http/handler.ts'
import type { Holding } from '../rules/membership-lots.ts'
import { previewRefund as preview, takenMs } from '../store/refund-order.ts'

const stateOf = ({ tier, expire }: Holding) => ({ vip_type: tier, vipExpire: expire })

export const previewRefund: Handler<'previewRefund'> = async ({ params, query }, { db }) => {
  const { fen, commissionFen, before, after } = await preview(db, {
    ...params,
    ...(query.fen === undefined ? {} : { fen: query.fen }),
  })
  const states = { before: stateOf(before), after: stateOf(after) }
  return {
    status: 200,
    body: { code: 0, data: { fen, commissionFen, takenMs: takenMs(before, after), ...states } },
  }
}
