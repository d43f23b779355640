import type { CallInput, HaixuanError } from '@haixuan/api-sdk'
import { createEffect, sample } from 'effector'
import { api, invalidateFx } from '#shared/api'
import { createForm } from '#shared/form'
import { noticeAsked } from '#shared/notice'

type Wish = CallInput<'acceptFinanceDifference'>['body']
/** A class of the account book in one store, month and currency. */
export type ClassKey = CallInput<'withdrawFinanceAcceptance'>['query']

const acceptDifferenceFx = createEffect<Wish, unknown, HaixuanError>((body) =>
  api.call('acceptFinanceDifference', { body: { ...body, note: body.note.trim() } }, { quiet: true }),
)
export const withdrawAcceptanceFx = createEffect<ClassKey, unknown, HaixuanError>((query) =>
  api.call('withdrawFinanceAcceptance', { query }),
)

const NOWHERE = { store: '', month: '', currency: '', class: 'unclassified', difference: 0 } as const

export const acceptanceForm = createForm({
  initial: { ...NOWHERE, note: '' } as Wish,
  faults: ({ note }) => ({ note: note.trim() === '' ? '请写明为什么接受，以后能查到' : undefined }),
  submit: acceptDifferenceFx,
})

sample({
  clock: [
    acceptDifferenceFx.done.map(() => '差额已接受，差额再变时会重新提示'),
    withdrawAcceptanceFx.done.map(() => '已撤回接受'),
  ],
  fn: (text) => ({ tone: 'success' as const, text }),
  target: noticeAsked,
})
// Also after a failure: the difference may have changed, or somebody else was faster.
for (const list of ['getFinanceBooks', 'searchFinanceReconciliation', 'listFinanceAcceptances']) {
  sample({
    clock: [acceptDifferenceFx.finally, withdrawAcceptanceFx.finally],
    fn: () => [list],
    target: invalidateFx,
  })
}
