import { type CostCells, type CostKey, judgeCostChange, readCost } from '@haixuan/rules'
import type { Transaction } from 'kysely'
import { signedIn } from '#modules/access'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { monthText } from '../rules/month-text.ts'
import { bookedUses } from '../store/booked-uses.ts'
import { type CostEffect, costEffect } from '../store/cost-effect.ts'
import { changeCosts, isAt } from '../store/cost-rows.ts'
import { enteredCosts } from '../store/read-costs.ts'
import { effectView, ownBooks } from './own-effect.ts'

type Judged = ReturnType<typeof judgeCostChange>

const UNKNOWN_COST = '没有这个成本版本，可能已被删除，请刷新列表'

/** @throws {Failure} `finance_cost_refused`, `finance_cost_unknown`, `finance_cost_history` */
function requireKept({ rows, removals }: Judged, mayChangeHistory: boolean): void {
  const refused = rows.filter(({ verdict }) => verdict === 'refused').length
  if (refused > 0) {
    throw new Failure('finance_cost_refused', `${refused} 行要修，没有保存：请先预览，按每一格的说明修改`)
  }
  if (removals.includes('unknown')) throw new Failure('finance_cost_unknown', UNKNOWN_COST)
  const verdicts = [...rows.map(({ verdict }) => verdict), ...removals]
  const history = verdicts.filter((verdict) => verdict === 'history').length
  if (history > 0 && !mayChangeHistory) {
    throw new Failure(
      'finance_cost_history',
      `${history} 行会改变已入账月份的毛利，没有保存：请确认后勾选“我要改历史”再保存`,
    )
  }
}

/** Judges a change by all versions that are there and all books that take them. */
async function judged(
  trx: Transaction<Tables>,
  accountId: string,
  { rows, remove }: { rows: readonly CostCells[]; remove: readonly CostKey[] },
) {
  const read = rows.map(readCost).flatMap((one) => ('cost' in one ? one.cost : []))
  const existing = await enteredCosts({ kysely: trx }, accountId)
  const removed = existing.filter((one) => remove.some((place) => isAt(place, one)))
  const uses = await bookedUses(trx, accountId, [...read, ...removed])
  return { ...judgeCostChange({ rows, remove }, existing, uses), removed }
}

export const putFinanceCosts: Handler<'putFinanceCosts'> = async ({ body }, context) => {
  const { userId } = signedIn(context.caller)
  const scope = await ownBooks(context)
  const { accountId } = scope
  const { dryRun: isDryRun, history } = body
  const { result, effect } = await costEffect(
    context.db,
    { scope, rule: body.returns ?? 'original-cost', isDryRun },
    async (trx) => {
      const found = await judged(trx, accountId, { rows: body.rows, remove: body.remove ?? [] })
      if (!isDryRun) requireKept(found, history)
      const costs = found.rows.flatMap(({ cost }) => cost ?? [])
      const changes = await changeCosts(trx, { accountId, userId }, { costs, remove: found.removed })
      return { ...found, changes }
    },
  )
  const data = {
    rows: result.rows.map(({ verdict, faults }) => ({ verdict, faults })),
    removals: result.removals,
    saved: isDryRun ? 0 : result.changes.length,
    changes: isDryRun ? [] : result.changes,
    effect: await effectView(context, effect),
  }
  return { status: 200, body: { code: 0, data } }
}

/** @throws {Failure} `finance_cost_history` */
function refuseHistory(effect: readonly CostEffect[]): never {
  const months = [...new Set(effect.map(({ month }) => monthText(month)))].sort()
  const named = months.length > 0 ? `（${months.join('、')}）` : ''
  throw new Failure(
    'finance_cost_history',
    `删除这个版本会改变已入账月份的毛利${named}，没有删除：请确认后选择“我要改历史”再删除`,
  )
}

export const removeFinanceCost: Handler<'removeFinanceCost'> = async ({ query }, context) => {
  const { userId } = signedIn(context.caller)
  const scope = await ownBooks(context)
  const { accountId } = scope
  const place = { skuCode: query.sku_code, skuId: query.sku_id ?? null, validFrom: query.valid_from }
  const mayChangeHistory = query.history ?? false
  const { effect } = await costEffect(
    context.db,
    { scope, rule: query.returns ?? 'original-cost', isDryRun: query.dry_run ?? false },
    async (trx) => {
      const { removals, removed } = await judged(trx, accountId, { rows: [], remove: [place] })
      if (removed.length === 0) throw new Failure('finance_cost_unknown', UNKNOWN_COST)
      await changeCosts(trx, { accountId, userId }, { costs: [], remove: removed })
      return removals
    },
    ({ result: removals, effect: changed }) => {
      if (removals.includes('history') && !mayChangeHistory) refuseHistory(changed)
    },
  )
  return { status: 200, body: { code: 0, data: await effectView(context, effect) } }
}
