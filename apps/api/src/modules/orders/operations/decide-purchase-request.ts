import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { decideRequest } from '../store/decide-request.ts'

export const decidePurchaseRequest: Handler<'decidePurchaseRequest'> = async (
  { params, body },
  { db, caller },
) => {
  const number = await decideRequest(db, { ...params, ...body, actor: signedIn(caller).userId })
  return { status: 200, body: { code: 0, data: { number } } }
}
