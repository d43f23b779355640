import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { confirmTransfer } from '../store/confirm-transfer.ts'

export const confirmOrder: Handler<'confirmOrder'> = async ({ params, body }, { db, caller }) => {
  const outcome = await confirmTransfer(db, { ...params, ...body, actor: signedIn(caller).userId })
  return { status: 200, body: { code: 0, data: { outcome } } }
}
