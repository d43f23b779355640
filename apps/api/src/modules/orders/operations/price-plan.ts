import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { pricePlan as price } from '../store/console-actions.ts'

export const pricePlan: Handler<'pricePlan'> = async ({ params, body }, { db, caller }) => {
  await price(db, params.id, body.priceFen, signedIn(caller).userId)
  return { status: 200, body: { code: 0, data: null } }
}
