import type { components } from '@haixuan/api-sdk/schema'
import { type JudgedCost, judgeCosts } from '@haixuan/rules'
import { signedIn } from '#modules/access'
import { Failure } from '#platform/failure.ts'
import type { CallContext, Handler } from '#platform/http/handler.ts'
import { lastDay, monthText } from '../rules/month-text.ts'
import { versionsOfCodes } from '../store/cost-changes.ts'
import { type CostEffect, costEffect, type GoodsFigures } from '../store/cost-effect.ts'
import { dropCost, keepCostsIn } from '../store/cost-rows.ts'
import type { BookScope } from '../store/counted-rows.ts'
import { holdBooks } from '../store/hold-books.ts'
import { monthsWithBooks } from '../store/report-sums.ts'
import { financeScope, storeView } from './finance-scope.ts'

type Effect = components['schemas']['FinanceCostEffect']

/** Books of the caller's own account, all its stores: a cost changes all of them. */
async function ownBooks(context: CallContext): Promise<{ scope: BookScope; lastBooked: string | null }> {
  const { userId } = signedIn(context.caller)
  const { scopes } = await financeScope(context, undefined)
  const scope = scopes.find(({ accountId }) => accountId === userId) ?? { accountId: userId, storeIds: [] }
  const last = (await monthsWithBooks(context.db, [scope])).months.at(-1)
  return { scope, lastBooked: last === undefined ? null : lastDay(last) }
}

const figuresView = ({ cost, profit, missingSkus }: GoodsFigures) => ({
  ...{ costFen: cost, profitFen: profit, missingSkus },
})

async function effectView(context: CallContext, effect: readonly CostEffect[]): Promise<Effect> {
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

/** @throws {Failure} `finance_cost_refused`, `finance_cost_history` */
function requireKept(rows: readonly JudgedCost[], mayChangeHistory: boolean): void {
  const count = (verdict: JudgedCost['verdict']) => rows.filter((row) => row.verdict === verdict).length
  const refused = count('refused')
  if (refused > 0) {
    throw new Failure('finance_cost_refused', `${refused} 行要修，没有保存：请先预览，按每一格的说明修改`)
  }
  const history = count('history')
  if (history > 0 && !mayChangeHistory) {
    throw new Failure(
      'finance_cost_history',
      `${history} 行会改变已入账月份的毛利，没有保存：请确认后勾选“我要改历史”再保存`,
    )
  }
}

export const putFinanceCosts: Handler<'putFinanceCosts'> = async ({ body }, context) => {
  const { userId } = signedIn(context.caller)
  const { scope, lastBooked } = await ownBooks(context)
  const { accountId } = scope
  const { dryRun: isDryRun, history } = body
  const { result, effect } = await costEffect(
    context.db,
    { scope, rule: body.returns ?? 'original-cost', isDryRun },
    async (trx) => {
      await holdBooks(trx, accountId)
      const codes = [...new Set(body.rows.map(({ skuCode }) => skuCode.trim()))]
      const rows = judgeCosts(body.rows, await versionsOfCodes(trx, accountId, codes), lastBooked)
      if (!isDryRun) requireKept(rows, history)
      const costs = rows.flatMap(({ cost }) => cost ?? [])
      return { rows, changed: await keepCostsIn(trx, { accountId, userId }, costs) }
    },
  )
  const data = {
    rows: result.rows.map(({ verdict, faults }) => ({ verdict, faults })),
    saved: isDryRun ? 0 : result.changed,
    effect: await effectView(context, effect),
  }
  return { status: 200, body: { code: 0, data } }
}

export const removeFinanceCost: Handler<'removeFinanceCost'> = async ({ query }, context) => {
  const { userId } = signedIn(context.caller)
  const { scope } = await ownBooks(context)
  const version = { skuCode: query.sku_code, skuId: query.sku_id ?? null, validFrom: query.valid_from }
  const isDryRun = query.dry_run ?? false
  const { result, effect } = await costEffect(
    context.db,
    { scope, rule: query.returns ?? 'original-cost', isDryRun },
    (trx) => dropCost(trx, { accountId: scope.accountId, userId }, version),
  )
  if (!result) throw new Failure('finance_cost_unknown', '没有这个成本版本，可能已被删除，请刷新列表')
  return { status: 200, body: { code: 0, data: await effectView(context, effect) } }
}
