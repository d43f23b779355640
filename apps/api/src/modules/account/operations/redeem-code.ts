import { channelOf } from '#modules/messages'
import type { Handler } from '#platform/http/handler.ts'
import { redeemCode as redeem } from '../store/redeem-code.ts'

export const redeemCode: Handler<'redeemCode'> = async ({ body }, context) => {
  const data = await redeem(context.db, channelOf(context, body.to), body.code)
  return { status: 200, body: { code: 0, data } }
}
