import type { CallInput, HaixuanError } from '@haixuan/api-sdk'
import type { components } from '@haixuan/api-sdk/schema'
import { type CostCell, type CostCells, costCells } from '@haixuan/rules'
import { createEffect, sample } from 'effector'
import { api, invalidateFx } from '#shared/api'
import { costKey } from '../lib/cost-format.ts'
import type { OwnChange, OwnVerdicts } from '../lib/own-format.ts'

type Effect = components['schemas']['FinanceCostEffect']
type Body = CallInput<'putFinanceCosts'>['body']
export type CostVerdicts = OwnVerdicts<CostCell, Effect>

async function put(
  { rows, remove }: OwnChange<CostCell>,
  about: Pick<Body, 'dryRun' | 'history'>,
): Promise<CostVerdicts> {
  const body = { rows: [...rows], remove: remove.map(costKey), ...about }
  const { changes, ...told } = await api.call('putFinanceCosts', { body }, { quiet: true })
  const cells = (cost: Parameters<typeof costCells>[0] | null): CostCells | null => cost && costCells(cost)
  return {
    ...told,
    changes: changes.map(({ before, after }) => ({ before: cells(before), after: cells(after) })),
  }
}

/** Asks what a change would do; nothing is kept. */
export const checkCostsFx = createEffect<OwnChange<CostCell>, CostVerdicts, HaixuanError>((change) =>
  put(change, { dryRun: true, history: false }),
)
/** Makes a change, all of it or nothing. */
export const keepCostsFx = createEffect<
  { change: OwnChange<CostCell>; history: boolean },
  CostVerdicts,
  HaixuanError
>(({ change, history }) => put(change, { dryRun: false, history }))

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
