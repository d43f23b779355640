import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
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

const CODE = '91440300708461136T'
const COMPANY = { orderId: 'o', title: ' 腾讯 ', taxNumber: ` ${CODE} `, email: ' a@b.cn ' }

/** A server that takes the request, or refuses it. */
function begin(answer: () => Promise<unknown> = async () => null) {
  const call = vi.spyOn(api, 'call').mockImplementation(answer as never)
  onTestFinished(() => call.mockRestore())
  const [client, toasts] = [createQueryClient(), createToastQueue()]
  for (const list of ['listOrders', 'listPlans']) client.setQueryData([list, {}], [])
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$queryClient, client],
    ],
  })
  const isOld = () =>
    client.getQueryState(['listOrders', {}])?.isInvalidated &&
    !client.getQueryState(['listPlans', {}])?.isInvalidated
  return { scope, call, isOld, said: () => toasts.shown().map(({ text }) => text) }
}

it.each([
  ['company', { taxNumber: CODE }],
  ['personal', {}],
] as const)('a request for a %s is told, said, and the orders are read again', async (kind, more) => {
  const { scope, call, isOld, said } = begin()
  await fillForm(scope, invoiceForm, { ...COMPANY, kind })
  const body = { kind, title: '腾讯', email: 'a@b.cn', ...more }
  expect(call.mock.calls).toEqual([['requestInvoice', { path: { id: 'o' }, body }, { quiet: true }]])
  expect([said(), isOld()]).toEqual([['发票申请已提交'], true])
})

it('after a refusal the orders are read again too: somebody else may have asked', async () => {
  const { scope, isOld, said } = begin(() => Promise.reject(new Error('no')))
  await fillForm(scope, invoiceForm, COMPANY)
  expect([said(), isOld()]).toEqual([[], true])
})

it.each([
  [{ title: ' ' }, { title: '请填写发票抬头' }],
  [{ taxNumber: CODE.slice(1) }, { taxNumber: '请填写 18 位统一社会信用代码' }],
  [{ taxNumber: `${CODE.slice(0, -1)}U` }, { taxNumber: '税号应为 18 位统一社会信用代码，请核对后重新填写' }],
  [{ email: 'a@b' }, { email: '请填写接收发票的邮箱' }],
])('%j is not sent', async (about, errors) => {
  const { scope, call } = begin()
  await fillForm(scope, invoiceForm, { ...COMPANY, ...about })
  expect(scope.getState(invoiceForm.$errors)).toEqual(errors)
  expect(call).not.toHaveBeenCalled()
})

it("an opened form is of a company and empty; one that is asked for in a name of one's own has no tax number", async () => {
  const { scope } = begin()
  await fillForm(scope, invoiceForm, {})
  expect(Object.keys(scope.getState(invoiceForm.$errors))).toEqual(['title', 'taxNumber', 'email'])
  await fillForm(scope, invoiceForm, { kind: 'personal' })
  expect(Object.keys(scope.getState(invoiceForm.$errors))).toEqual(['title', 'email'])
})
