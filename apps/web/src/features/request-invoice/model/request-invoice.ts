import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { serverErrors, wrongFields } from '#shared/account-rules'
import { api, invalidateFx } from '#shared/api'
import { noticeAsked } from '#shared/notice'

export interface InvoiceWish {
  orderId: string
  kind: 'personal' | 'company'
  title: string
  taxNumber: string
  email: string
}

export const invoiceSubmitted = createEvent<InvoiceWish>()
export const invoiceClosed = createEvent()

export const requestInvoiceFx = createEffect<InvoiceWish, unknown, HaixuanError>(
  ({ orderId, kind, title, taxNumber, email }) =>
    api.call(
      'requestInvoice',
      {
        path: { id: orderId },
        body: {
          kind,
          title: title.trim(),
          email: email.trim(),
          ...(kind === 'company' ? { taxNumber: taxNumber.trim() } : {}),
        },
      },
      { quiet: true },
    ),
)

const checked = invoiceSubmitted.map((wish) => ({
  wish,
  wrong: wrongFields({
    title: wish.title.trim() === '' ? '请填写发票抬头' : undefined,
    taxNumber:
      wish.kind === 'company' && wish.taxNumber.trim().length !== 18
        ? '请填写 18 位统一社会信用代码'
        : undefined,
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(wish.email.trim()) ? undefined : '请填写接收发票的邮箱',
  }),
}))

export const $invoiceErrors = createStore<Readonly<Record<string, string>>>({})
  .on(checked, (_, { wrong }) => wrong)
  .on(requestInvoiceFx.failData, (_, error) =>
    serverErrors(error, { names: ['title', 'taxNumber', 'email'] }),
  )
  .reset(invoiceClosed, requestInvoiceFx.done)

/** The request is stored; the dialog may close. */
export const $isInvoiceAsked = createStore(false)
  .on(requestInvoiceFx.done, () => true)
  .reset(invoiceSubmitted, invoiceClosed)

sample({
  clock: checked,
  filter: ({ wrong }) => Object.keys(wrong).length === 0,
  fn: ({ wish }) => wish,
  target: requestInvoiceFx,
})
sample({ clock: requestInvoiceFx.finally, fn: () => ['listOrders'], target: invalidateFx })
sample({
  clock: requestInvoiceFx.done,
  fn: () => ({ tone: 'success' as const, text: '发票申请已提交' }),
  target: noticeAsked,
})
