import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { serverErrors, wrongFields } from '#shared/account-rules'
import { api, invalidateFx } from '#shared/api'
import { noticeAsked } from '#shared/notice'

export interface PurchaseDraft {
  /** Null: none was chosen. */
  planId: number | null
  months: number | null
  hasPaid: boolean
  /** Account that the money came from; only asked for when it was paid. */
  payer: string
  note: string
  /** Names this one wish: pressed twice or sent again, it is one request. */
  key: string
}

export const requestSubmitted = createEvent<PurchaseDraft>()
export const requestFormLeft = createEvent()
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

const checked = requestSubmitted.map((draft) => ({
  draft,
  wrong: wrongFields({
    planId: draft.planId === null ? '请选择套餐' : undefined,
    months: draft.months === null ? '请选择时长' : undefined,
    payer: draft.hasPaid && [...draft.payer.trim()].length < 4 ? '请填写付款账号，至少 4 个字符' : undefined,
  }),
}))

export const $requestErrors = createStore<Readonly<Record<string, string>>>({})
  .on(checked, (_, { wrong }) => wrong)
  .on(requestPurchaseFx.failData, (_, error) =>
    serverErrors(error, {
      names: ['planId', 'months', 'payer', 'note'],
      reasons: { plan_unknown: 'planId' },
    }),
  )
  .reset(requestFormLeft, requestPurchaseFx.done)

/** Requests that were sent: the form begins anew with each. */
export const $sentCount = createStore(0).on(requestPurchaseFx.done, (count) => count + 1)

sample({
  clock: checked,
  filter: ({ wrong }) => Object.keys(wrong).length === 0,
  fn: ({ draft }) => draft,
  target: requestPurchaseFx,
})
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
