import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { requireCurrency } from '../rules/known-currency.ts'
import { tierOfAccount } from '../store/account-limit.ts'
import { addOwnStore } from '../store/add-own-store.ts'
import { storeAnswer } from './covered.ts'
import { callerStores } from './open-store.ts'

export const createOwnStore: Handler<'createOwnStore'> = async ({ body }, context) => {
  const { db, caller, ip } = context
  requireCurrency(body.currency)
  const { userId } = signedIn(caller)
  const account = { accountId: userId, tier: await tierOfAccount(db, userId) }
  const wish = { ...body, group: body.group ?? null, note: body.note ?? null, source: 'manual' as const }
  const id = await addOwnStore(db, account, wish, { userId, ip })
  return { status: 200, body: { code: 0, data: await storeAnswer(context, await callerStores(context), id) } }
}
