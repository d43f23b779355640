import type { Handler } from '#platform/http/handler.ts'
import { listHeldCommissions as list } from '../store/held-commission.ts'

export const listHeldCommissions: Handler<'listHeldCommissions'> = async (_input, { db }) => {
  const held = await list(db)
  const data = held.map(({ paidAt, heldAt, ...row }) => ({
    ...row,
    paidAt: paidAt.getTime(),
    heldAt: heldAt.getTime(),
  }))
  return { status: 200, body: { code: 0, data } }
}
