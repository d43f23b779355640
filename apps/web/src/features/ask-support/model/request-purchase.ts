import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { api, invalidateFx } from '#shared/api'
import { type BodyFields, createForm } from '#shared/form'
import { noticeAsked } from '#shared/notice'

/** The key names this one wish: sent again, it is one request. The payer is only asked for when it was paid. */
interface PurchaseDraft extends BodyFields<'requestPurchase', 'payer' | 'note' | 'key'> {
  /** Null: none was chosen. */
  planId: number | null
  months: number | null
  hasPaid: boolean
}

/** The request of this id is not wanted any more. */
export const requestWithdrawn = createEvent<string>()

export const requestPurchaseFx = createEffect<PurchaseDraft, unknown, HaixuanError>(
  ({ planId, months, hasPaid, payer, note, key }) =>
    api.call(
      'requestPurchase',
      {
        body: {
          ...{ planId: planId ?? 0, months: months ?? 0, key },
          ...(hasPaid ? { payer: payer.trim() } : {}),
          ...(note.trim() === '' ? {} : { note: note.trim() }),
        },
      },
      { quiet: true },
    ),
)
export const withdrawRequestFx = createEffect((id: string) =>
  api.call('withdrawPurchaseRequest', { path: { id } }),
)

export const requestForm = createForm({
  initial: { planId: null, months: null, hasPaid: false, payer: '', note: '', key: '' },
  faults: ({ planId, months, hasPaid, payer }) => ({
    planId: planId === null ? '请选择套餐' : undefined,
    months: months === null ? '请选择时长' : undefined,
    payer: hasPaid && [...payer.trim()].length < 4 ? '请填写付款账号，至少 4 个字符' : undefined,
  }),
  submit: requestPurchaseFx,
  reasons: { plan_unknown: 'planId' },
})

/** Requests that were sent: the form begins again with each. */
export const $sentCount = createStore(0).on(requestPurchaseFx.done, (count) => count + 1)

sample({ clock: requestWithdrawn, target: withdrawRequestFx })
sample({
  clock: [requestPurchaseFx.finally, withdrawRequestFx.finally],
  fn: () => ['listPurchaseRequests'],
  target: invalidateFx,
})
sample({
  clock: requestPurchaseFx.done,
  fn: () => ({ tone: 'success' as const, text: '开通申请已提交，处理结果显示在“我的开通申请”' }),
  target: noticeAsked,
})
sample({
  clock: withdrawRequestFx.done,
  fn: () => ({ tone: 'success' as const, text: '申请已撤回' }),
  target: noticeAsked,
})
