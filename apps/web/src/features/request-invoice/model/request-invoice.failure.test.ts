import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { fork } from 'effector'
import { expect, it } from 'vitest'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
import { invoiceForm, requestInvoiceFx } from './request-invoice.ts'

const NETWORK = '网络连接失败，请检查网络后重试'

it.each<[status: number, reason: string, errors: object]>([
  [0, 'network', { '': NETWORK }],
  [409, 'invoice_asked', { '': NETWORK }],
])('a failure %i %s is said once, where it belongs', async (status, reason, errors) => {
  const toasts = createToastQueue()
  const fail = () => Promise.reject(new HaixuanError({ code: -1, status, reason, message: NETWORK }))
  const scope = fork({ values: [[$toasts, toasts]], handlers: [[requestInvoiceFx, fail]] })
  await fillForm(scope, invoiceForm, { orderId: 'o', kind: 'personal', title: '张三', email: 'a@b.cn' })
  expect(scope.getState(invoiceForm.$errors)).toEqual(errors)
  expect(toasts.shown()).toEqual([])
})
