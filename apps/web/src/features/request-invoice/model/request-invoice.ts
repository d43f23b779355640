import type { HaixuanError } from '@haixuan/api-sdk'
import { isCreditCode } from '@haixuan/rules'
import { createEffect, sample } from 'effector'
import { api, invalidateFx } from '#shared/api'
import { type BodyFields, createForm } from '#shared/form'
import { noticeAsked } from '#shared/notice'

interface InvoiceWish extends BodyFields<'requestInvoice'> {
  orderId: string
}

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

function taxNumberFault({ kind, taxNumber }: InvoiceWish): string | undefined {
  if (kind === 'personal') return undefined
  if (taxNumber.trim().length !== 18) return '请填写 18 位统一社会信用代码'
  return isCreditCode(taxNumber.trim()) ? undefined : '税号应为 18 位统一社会信用代码，请核对后重新填写'
}

export const invoiceForm = createForm({
  initial: { orderId: '', kind: 'company', title: '', taxNumber: '', email: '' },
  faults: (wish) => ({
    title: wish.title.trim() === '' ? '请填写发票抬头' : undefined,
    taxNumber: taxNumberFault(wish),
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(wish.email.trim()) ? undefined : '请填写接收发票的邮箱',
  }),
  submit: requestInvoiceFx,
})

sample({ clock: requestInvoiceFx.finally, fn: () => ['listOrders'], target: invalidateFx })
sample({
  clock: requestInvoiceFx.done,
  fn: () => ({ tone: 'success' as const, text: '发票申请已提交' }),
  target: noticeAsked,
})
