import type { components } from '@haixuan/api-sdk/schema'
import { signedIn } from '#modules/access'
import type { CallContext } from '#platform/http/handler.ts'
import { monthText } from '../rules/month-text.ts'
import type { CostEffect, GoodsFigures } from '../store/cost-effect.ts'
import type { BookScope } from '../store/counted-rows.ts'
import { financeScope, storeView } from './finance-scope.ts'

/** Books of the caller's own account, all its stores: what a person enters for the account changes all of them. */
export async function ownBooks(context: CallContext): Promise<BookScope> {
  const { userId } = signedIn(context.caller)
  const { scopes } = await financeScope(context, undefined)
  return scopes.find(({ accountId }) => accountId === userId) ?? { accountId: userId, storeIds: [] }
}

const figuresView = ({ cost, profit, missingSkus }: GoodsFigures) => ({
  ...{ costFen: cost, profitFen: profit, missingSkus },
})

export async function effectView(
  context: CallContext,
  effect: readonly CostEffect[],
): Promise<components['schemas']['FinanceCostEffect']> {
  const { stores } = await financeScope(context, undefined)
  const named = new Set(effect.map(({ storeId }) => storeId))
  return {
    stores: stores.filter(({ id }) => named.has(id)).map(storeView),
    books: effect.map(({ storeId, month, currency, before, after }) => ({
      ...{ store: storeId, month: monthText(month), currency },
      ...{ before: figuresView(before), after: figuresView(after) },
    })),
  }
}
