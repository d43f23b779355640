import type { CallInput, HaixuanError } from '@haixuan/api-sdk'
import type { components } from '@haixuan/api-sdk/schema'
import { type NamedStore, type StoreCostCell, storeCostCells } from '@haixuan/rules'
import { createEffect, sample } from 'effector'
import { api, invalidateFx } from '#shared/api'
import type { OwnChange, OwnVerdicts } from '../lib/own-format.ts'
import { storeCostKey } from '../lib/store-cost-format.ts'

type Schemas = components['schemas']
type Body = CallInput<'putFinanceStoreCosts'>['body']
type StoreCostVerdicts = OwnVerdicts<StoreCostCell, Schemas['FinanceCostEffect']>

interface Asked {
  change: OwnChange<StoreCostCell>
  /** Stores that the rows name. */
  stores: readonly NamedStore[]
}

async function put(
  { change: { rows, remove }, stores }: Asked,
  about: Pick<Body, 'dryRun' | 'history'>,
): Promise<StoreCostVerdicts> {
  const keys = remove.flatMap((cells) => storeCostKey(cells, stores) ?? [])
  const named = keys.map(({ storeId: store, ...key }) => ({ store, ...key }))
  const body = { rows: [...rows], remove: named, ...about }
  const { changes, ...told } = await api.call('putFinanceStoreCosts', { body }, { quiet: true })
  const cells = (cost: Schemas['FinanceStoreCost'] | null) =>
    cost && storeCostCells({ ...cost, storeId: cost.store }, stores)
  return {
    ...told,
    changes: changes.map(({ before, after }) => ({ before: cells(before), after: cells(after) })),
  }
}

/** Asks what a change would do; nothing is kept. */
export const checkStoreCostsFx = createEffect<Asked, StoreCostVerdicts, HaixuanError>((asked) =>
  put(asked, { dryRun: true, history: false }),
)
/** Makes a change, all of it or nothing. */
export const keepStoreCostsFx = createEffect<Asked & { history: boolean }, StoreCostVerdicts, HaixuanError>(
  ({ history, ...asked }) => put(asked, { dryRun: false, history }),
)

// Also after a failure: somebody else may have changed them.
for (const list of ['searchFinanceStoreCosts', 'listFinanceStoreCostChanges', 'getFinanceBooks']) {
  sample({ clock: keepStoreCostsFx.finally, fn: () => [list], target: invalidateFx })
}
