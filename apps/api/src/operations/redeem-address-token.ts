import { redeemAddressToken as redeem } from '../domain/account/handover.ts'
import type { Handler } from '../http/handler.ts'
import { originOf } from '../http/signed-in.ts'

export const redeemAddressToken: Handler<'redeemAddressToken'> = async ({ body }, context) => {
  const { db, allowDemoAccounts: allowDemo } = context
  const data = await redeem(db, { token: body.token, allowDemo }, originOf(context))
  return { status: 200, body: { code: 0, data } }
}
