import type { CallInput, HaixuanError, OperationData } from '@haixuan/api-sdk'
import { createEffect, sample } from 'effector'
import { api, invalidateFx } from '#shared/api'
import { noticeAsked } from '#shared/notice'

type Wish = CallInput<'sayNoFinanceBills'>['body']
type NoBills = OperationData<'sayNoFinanceBills'>

/** Says that there is no bill of spans of days, one after the other. */
export const sayNoBillsFx = createEffect<readonly Wish[], readonly NoBills[], HaixuanError>(
  async (wishes) => {
    const said: NoBills[] = []
    for (const body of wishes) said.push(await api.call('sayNoFinanceBills', { body }))
    return said
  },
)

/** Takes back what was said. */
export const takeBackFx = createEffect<string, NoBills, HaixuanError>((id) =>
  api.call('takeBackNoFinanceBills', { path: { id } }),
)

sample({
  clock: [
    sayNoBillsFx.done.map(() => '已说明这段没有账单，可以撤回'),
    takeBackFx.done.map(() => '已撤回，这段重新算作缺'),
  ],
  fn: (text) => ({ tone: 'success' as const, text }),
  target: noticeAsked,
})

// Also after a failure: some spans may be said.
sample({
  clock: [sayNoBillsFx.finally, takeBackFx.finally],
  fn: () => ['getFinanceCoverage'],
  target: invalidateFx,
})
