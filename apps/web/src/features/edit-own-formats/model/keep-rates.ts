import type { CallInput, HaixuanError } from '@haixuan/api-sdk'
import type { components } from '@haixuan/api-sdk/schema'
import { type EnteredRate, type RateCell, rateCells } from '@haixuan/rules'
import { createEffect, sample } from 'effector'
import { api, invalidateFx } from '#shared/api'
import type { OwnChange, OwnVerdicts } from '../lib/own-format.ts'
import { rateKey } from '../lib/rate-format.ts'

type Effect = components['schemas']['FinanceCostEffect']
type Body = CallInput<'putFinanceRates'>['body']
type RateVerdicts = OwnVerdicts<RateCell, Effect>

async function put(
  { rows, remove }: OwnChange<RateCell>,
  about: Pick<Body, 'dryRun' | 'history'>,
): Promise<RateVerdicts> {
  const body = { rows: [...rows], remove: remove.map(rateKey), ...about }
  const { changes, ...told } = await api.call('putFinanceRates', { body }, { quiet: true })
  const cells = (rate: EnteredRate | null) => rate && rateCells(rate)
  return {
    ...told,
    changes: changes.map(({ before, after }) => ({ before: cells(before), after: cells(after) })),
  }
}

/** Asks what a change would do; nothing is kept. */
export const checkRatesFx = createEffect<OwnChange<RateCell>, RateVerdicts, HaixuanError>((change) =>
  put(change, { dryRun: true, history: false }),
)
/** Makes a change, all of it or nothing. */
export const keepRatesFx = createEffect<
  { change: OwnChange<RateCell>; history: boolean },
  RateVerdicts,
  HaixuanError
>(({ change, history }) => put(change, { dryRun: false, history }))

// Also after a failure: somebody else may have changed rates.
for (const list of [
  ...['searchFinanceRates', 'listFinanceRateChanges', 'searchFinanceSkus', 'getFinanceSkuDays'],
  'getFinanceBooks',
]) {
  sample({ clock: keepRatesFx.finally, fn: () => [list], target: invalidateFx })
}
