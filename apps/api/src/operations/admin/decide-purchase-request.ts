import { decideRequest } from '../../domain/purchase-request/decide-request.ts'
import type { Handler } from '../../http/handler.ts'
import { signedIn } from '../../http/signed-in.ts'

export const decidePurchaseRequest: Handler<'decidePurchaseRequest'> = async (
  { params, body },
  { db, caller },
) => {
  const number = await decideRequest(db, { ...params, ...body, actor: signedIn(caller).userId })
  return { status: 200, body: { code: 0, data: { number } } }
}
