import { pricePlan as price } from '../../domain/operator/desk-acts.ts'
import type { Handler } from '../../http/handler.ts'
import { signedIn } from '../../http/signed-in.ts'

export const pricePlan: Handler<'pricePlan'> = async ({ params, body }, { db, caller }) => {
  await price(db, params.id, body.priceFen, signedIn(caller).userId)
  return { status: 200, body: { code: 0, data: null } }
}
