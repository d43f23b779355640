import type { Handler } from '#platform/http/handler.ts'
import { requireCurrency } from '../rules/known-currency.ts'
import { changeStore } from '../store/own-store-write.ts'
import { storeAnswer } from './covered.ts'
import { openForChange } from './open-store.ts'

export const updateOwnStore: Handler<'updateOwnStore'> = async ({ params: { id }, body }, context) => {
  const { revision, ...facts } = body
  requireCurrency(facts.currency)
  const { scope, accountId } = await openForChange(context, id, Object.keys(facts))
  await changeStore(context.db, { accountId, id, revision }, facts, { userId: scope.userId, ip: context.ip })
  return { status: 200, body: { code: 0, data: await storeAnswer(context, scope, id) } }
}
