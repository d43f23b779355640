import { siteOf } from '#modules/hosts'
import type { Handler } from '#platform/http/handler.ts'
import { redeemHandoverCode as redeem } from '../store/handover.ts'
import { originOf } from './origin-of.ts'

export const redeemHandoverCode: Handler<'redeemHandoverCode'> = async ({ body }, context) => {
  const { name: hostName = '' } = await siteOf(context)
  const { db, allowDemoAccounts: allowDemo } = context
  const data = await redeem(db, { code: body.code, hostName, allowDemo }, originOf(context))
  return { status: 200, body: { code: 0, data } }
}
