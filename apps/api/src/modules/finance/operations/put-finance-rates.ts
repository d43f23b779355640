import { judgeRateChange, type RateCells, type RateKey } from '@haixuan/rules'
import type { Transaction } from 'kysely'
import { signedIn } from '#modules/access'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { bookedRateUses } from '../store/booked-rate-uses.ts'
import { costEffect } from '../store/cost-effect.ts'
import { changeRates } from '../store/rate-changes.ts'
import { datedRates } from '../store/read-costs.ts'
import { effectView, ownBooks } from './own-effect.ts'

type Judged = ReturnType<typeof judgeRateChange>

/** @throws {Failure} `finance_rate_refused`, `finance_rate_unknown`, `finance_rate_history` */
function requireKept({ rows, removals }: Judged, mayChangeHistory: boolean): void {
  const refused = rows.filter(({ verdict }) => verdict === 'refused').length
  if (refused > 0) {
    throw new Failure('finance_rate_refused', `${refused} 行要修，没有保存：请先预览，按每一格的说明修改`)
  }
  if (removals.includes('unknown')) {
    throw new Failure('finance_rate_unknown', '没有这一天的汇率，可能已被删除，请刷新列表')
  }
  const verdicts = [...rows.map(({ verdict }) => verdict), ...removals]
  const history = verdicts.filter((verdict) => verdict === 'history').length
  if (history > 0 && !mayChangeHistory) {
    throw new Failure(
      'finance_rate_history',
      `${history} 行会改变已入账月份的毛利，没有保存：请确认后勾选“我要改历史”再保存`,
    )
  }
}

/** Judges a change by all rates that are there and all books that take them. */
async function judged(
  trx: Transaction<Tables>,
  accountId: string,
  change: { rows: readonly RateCells[]; remove: readonly RateKey[] },
) {
  const existing = await datedRates({ kysely: trx }, accountId)
  const removed = existing.filter(({ currency, day }) =>
    change.remove.some((place) => place.currency === currency && place.day === day),
  )
  return { ...judgeRateChange(change, existing, await bookedRateUses(trx, accountId)), removed }
}

export const putFinanceRates: Handler<'putFinanceRates'> = async ({ body }, context) => {
  const { userId } = signedIn(context.caller)
  const scope = await ownBooks(context)
  const { accountId } = scope
  const { dryRun: isDryRun, history } = body
  const { result, effect } = await costEffect(
    context.db,
    { scope, rule: body.returns ?? 'original-cost', isDryRun },
    async (trx) => {
      const found = await judged(trx, accountId, { rows: body.rows, remove: body.remove })
      if (!isDryRun) requireKept(found, history)
      const rates = found.rows.flatMap(({ rate }) => rate ?? [])
      return {
        ...found,
        changes: await changeRates(trx, { accountId, userId }, { rates, remove: found.removed }),
      }
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
