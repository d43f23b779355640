import { confirmTransfer } from '../../domain/order/confirm-transfer.ts'
import type { Handler } from '../../http/handler.ts'
import { signedIn } from '../../http/signed-in.ts'

export const confirmOrder: Handler<'confirmOrder'> = async ({ params, body }, { db, caller }) => {
  const outcome = await confirmTransfer(db, { ...params, ...body, actor: signedIn(caller).userId })
  return { status: 200, body: { code: 0, data: { outcome } } }
}
