import { redeemHandoverCode as redeem } from '../domain/account/handover.ts'
import type { Handler } from '../http/handler.ts'
import { originOf, siteOf } from '../http/signed-in.ts'

export const redeemHandoverCode: Handler<'redeemHandoverCode'> = async ({ body }, context) => {
  const { name: hostName = '' } = await siteOf(context)
  const { db, allowDemoAccounts: allowDemo } = context
  const data = await redeem(db, { code: body.code, hostName, allowDemo }, originOf(context))
  return { status: 200, body: { code: 0, data } }
}
