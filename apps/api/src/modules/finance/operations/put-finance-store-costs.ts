import { judgeStoreCostChange, type StoreCostCells, type StoreCostKey, storeCostKey } from '@haixuan/rules'
import type { Transaction } from 'kysely'
import { signedIn } from '#modules/access'
import type { OwnStore } from '#modules/stores'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { monthText } from '../rules/month-text.ts'
import { costEffect } from '../store/cost-effect.ts'
import type { BookScope } from '../store/counted-rows.ts'
import { billMonths } from '../store/report-sums.ts'
import { changeStoreCosts, plain, storeCosts } from '../store/store-costs.ts'
import { financeScope } from './finance-scope.ts'
import { effectView, ownBooks } from './own-effect.ts'

type Judged = ReturnType<typeof judgeStoreCostChange>

/** @throws {Failure} `finance_store_cost_refused`, `finance_store_cost_unknown`, `finance_store_cost_history` */
function requireKept({ rows, removals }: Judged, mayChangeHistory: boolean): void {
  const refused = rows.filter(({ verdict }) => verdict === 'refused').length
  if (refused > 0) {
    const reason = `${refused} 行要修，没有保存：请先预览，按每一格的说明修改`
    throw new Failure('finance_store_cost_refused', reason)
  }
  if (removals.includes('unknown')) {
    throw new Failure('finance_store_cost_unknown', '没有这笔店铺费用，可能已被删除，请刷新列表')
  }
  const verdicts = [...rows.map(({ verdict }) => verdict), ...removals]
  const history = verdicts.filter((verdict) => verdict === 'history').length
  if (history > 0 && !mayChangeHistory) {
    throw new Failure(
      'finance_store_cost_history',
      `${history} 行会改变已入账月份的毛利，没有保存：请确认后勾选“我要改历史”再保存`,
    )
  }
}

/** Judges a change by all costs that are there and the months that have bills. */
async function judged(
  trx: Transaction<Tables>,
  { scope, stores }: { scope: BookScope; stores: readonly OwnStore[] },
  change: { rows: readonly StoreCostCells[]; remove: readonly StoreCostKey[] },
) {
  const existing = (await storeCosts({ kysely: trx }, scope)).rows
  const named = new Set(change.remove.map(storeCostKey))
  const removed = existing.filter((one) => named.has(storeCostKey(one)))
  const booked = new Set(
    (await billMonths({ kysely: trx }, scope)).map(({ storeId, month }) => `${storeId} ${monthText(month)}`),
  )
  const own = stores.filter(({ id }) => scope.storeIds.includes(id))
  const isBooked = (storeId: string, month: string) => booked.has(`${storeId} ${month}`)
  return { ...judgeStoreCostChange(change, existing, own, isBooked), removed, existing }
}

export const putFinanceStoreCosts: Handler<'putFinanceStoreCosts'> = async ({ body }, context) => {
  const { userId } = signedIn(context.caller)
  const scope = await ownBooks(context)
  const { stores } = await financeScope(context, undefined)
  const { accountId } = scope
  const { dryRun: isDryRun, history } = body
  const { result, effect } = await costEffect(
    context.db,
    { scope, rule: body.returns ?? 'original-cost', isDryRun },
    async (trx) => {
      const remove = body.remove.map(({ store, ...key }) => ({ ...key, storeId: store }))
      const found = await judged(trx, { scope, stores }, { rows: body.rows, remove })
      if (!isDryRun) requireKept(found, history)
      const costs = found.rows.flatMap(({ cost }) => cost ?? [])
      const asked = { costs, remove: found.removed, existing: found.existing }
      return { ...found, changes: await changeStoreCosts(trx, { accountId, userId }, asked) }
    },
  )
  const data = {
    rows: result.rows.map(({ verdict, faults }) => ({ verdict, faults })),
    removals: result.removals,
    saved: isDryRun ? 0 : result.changes.length,
    changes: isDryRun
      ? []
      : result.changes.map(({ before, after }) => ({
          before: before && storeCostView(before),
          after: after && storeCostView(after),
        })),
    effect: await effectView(context, effect),
  }
  return { status: 200, body: { code: 0, data } }
}

/** A cost as the contract tells it. */
export function storeCostView(cost: Parameters<typeof plain>[0]) {
  const { storeId: store, ...said } = plain(cost)
  return { store, ...said }
}
