import type { CallInput, HaixuanError } from '@haixuan/api-sdk'
import type { components } from '@haixuan/api-sdk/schema'
import { createEffect, sample } from 'effector'
import { api, invalidateFx } from '#shared/api'
import { noticeAsked } from '#shared/notice'

export type CostVerdicts = components['schemas']['FinanceCostVerdicts']
type Body = CallInput<'putFinanceCosts'>['body']

/** Asks what keeping rows would do; nothing is kept. */
export const checkCostsFx = createEffect<Body['rows'], CostVerdicts, HaixuanError>((rows) =>
  api.call('putFinanceCosts', { body: { rows, dryRun: true, history: false } }, { quiet: true }),
)
/** Keeps rows, all or none. */
export const keepCostsFx = createEffect<Pick<Body, 'rows' | 'history'>, CostVerdicts, HaixuanError>(
  ({ rows, history }) =>
    api.call('putFinanceCosts', { body: { rows, dryRun: false, history } }, { quiet: true }),
)

sample({
  clock: keepCostsFx.doneData,
  fn: ({ saved }) => ({ tone: 'success' as const, text: `已保存 ${saved} 行成本` }),
  target: noticeAsked,
})
// Also after a failure: somebody else may have changed costs.
for (const list of [
  'searchFinanceCosts',
  'listFinanceCostChanges',
  'searchFinanceSkus',
  'getFinanceSkuDays',
  'getFinanceBooks',
]) {
  sample({ clock: keepCostsFx.finally, fn: () => [list], target: invalidateFx })
}
