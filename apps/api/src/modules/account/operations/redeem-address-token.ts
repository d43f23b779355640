import type { Handler } from '#platform/http/handler.ts'
import { redeemAddressToken as redeem } from '../store/handover.ts'
import { originOf } from './origin-of.ts'

export const redeemAddressToken: Handler<'redeemAddressToken'> = async ({ body }, context) => {
  const { db, allowDemoAccounts: allowDemo } = context
  const data = await redeem(db, { token: body.token, allowDemo }, originOf(context))
  return { status: 200, body: { code: 0, data } }
}
