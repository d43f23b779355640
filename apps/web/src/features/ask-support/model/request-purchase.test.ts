import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
import {
  $sentCount,
  requestForm,
  requestPurchaseFx,
  requestWithdrawn,
  withdrawRequestFx,
} from './request-purchase.ts'

const right = {
  ...{ planId: 12, months: 12, hasPaid: false, payer: '', note: '', key: 'k' },
}

type Draft = typeof requestForm.initial

function begin(answer: () => unknown = () => ({})) {
  const [sent, toasts, client] = [[] as unknown[], createToastQueue(), createQueryClient()]
  client.setQueryData(['listPurchaseRequests', undefined], [])
  client.setQueryData(['listOrders'], [])
  const send = (what: unknown) => {
    sent.push(what)
    return answer()
  }
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$queryClient, client],
    ],
    handlers: [
      [requestPurchaseFx, send],
      [withdrawRequestFx, send],
    ],
  })
  const isOld = () =>
    client.getQueryState(['listPurchaseRequests', undefined])?.isInvalidated &&
    !client.getQueryState(['listOrders'])?.isInvalidated
  const said = () => toasts.shown().map(({ text }) => text)
  return { scope, sent, isOld, said, errors: () => scope.getState(requestForm.$errors) }
}

it.each<[Partial<Draft>, object]>([
  [{ planId: null }, { planId: '请选择套餐' }],
  [{ months: null }, { months: '请选择时长' }],
  [{ hasPaid: true, payer: ' 668 ' }, { payer: '请填写付款账号，至少 4 个字符' }],
])('%j is not sent', async (about, wrong) => {
  const { scope, sent, errors } = begin()
  await fillForm(scope, requestForm, { ...right, ...about })
  expect([errors(), sent]).toEqual([wrong, []])
})

it.each<Partial<Draft>>([{}, { hasPaid: true, payer: '6688' }, { payer: '668' }])(
  '%j is sent, said, and the list asks again',
  async (about) => {
    const { scope, sent, errors, said, isOld } = begin()
    await fillForm(scope, requestForm, { ...right, ...about })
    expect([errors(), sent]).toEqual([{}, [{ ...right, ...about }]])
    expect(said()).toEqual(['开通申请已提交，处理结果显示在“我的开通申请”'])
    expect(isOld()).toBe(true)
  },
)

it('a refusal is said above the form alone, and the list asks again: its limit may be reached', async () => {
  const { scope, errors, said, isOld } = begin(() => {
    throw new HaixuanError({ code: -1, status: 409, reason: 'requests_full', message: '申请过多' })
  })
  await fillForm(scope, requestForm, right)
  expect([errors(), said()]).toEqual([{ '': '申请过多' }, []])
  expect(isOld()).toBe(true)
})

it.each<[Partial<Draft>, object]>([
  [{ payer: '6688', note: '  ' }, {}],
  [
    { hasPaid: true, payer: ' 6688 ', note: ' 尽快 ' },
    { payer: '6688', note: '尽快' },
  ],
])('of %j the server is told %j: an account only of who has paid', async (about, told) => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(undefined as never)
  onTestFinished(() => call.mockRestore())
  await allSettled(requestPurchaseFx, { scope: fork(), params: { ...right, ...about } })
  expect(call.mock.calls).toEqual([
    ['requestPurchase', { body: { planId: 12, months: 12, key: 'k', ...told } }, { quiet: true }],
  ])
})

it('a withdrawn request is told to the server and said', async () => {
  const { scope, sent, said, isOld } = begin()
  await allSettled(requestWithdrawn, { scope, params: 'r1' })
  expect([sent, said(), isOld()]).toEqual([['r1'], ['申请已撤回'], true])
})

it('each request that was sent begins the form again, a refused one does not', async () => {
  const sent = begin()
  await fillForm(sent.scope, requestForm, right)
  expect(sent.scope.getState($sentCount)).toBe(1)
  const refused = begin(() => {
    throw new Error('no')
  })
  await fillForm(refused.scope, requestForm, right)
  expect(refused.scope.getState($sentCount)).toBe(0)
})

it('a withdrawal that failed says nothing, and the list asks again', async () => {
  const { scope, said, isOld } = begin(() => {
    throw new Error('no')
  })
  await allSettled(requestWithdrawn, { scope, params: 'r1' })
  expect([said(), isOld()]).toEqual([[], true])
})

it('a plan that is not sold any more is said at the plan', async () => {
  const { scope, errors } = begin(() => {
    throw new HaixuanError({ code: -1, status: 404, reason: 'plan_unknown', message: '没有这个套餐' })
  })
  await fillForm(scope, requestForm, right)
  expect(errors()).toEqual({ planId: '没有这个套餐' })
})

it('a withdrawal is told by its request', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(undefined as never)
  onTestFinished(() => call.mockRestore())
  await allSettled(withdrawRequestFx, { scope: fork(), params: 'r1' })
  expect(call.mock.calls).toEqual([['withdrawPurchaseRequest', { path: { id: 'r1' } }]])
})

it('an opened form has no plan, no time and nothing written in it', async () => {
  const { scope, errors } = begin()
  await fillForm(scope, requestForm, {})
  expect(errors()).toEqual({ planId: '请选择套餐', months: '请选择时长' })
  const [payer, note, key] = [scope.getState(requestForm.$values)].flatMap((now) => [
    now?.payer,
    now?.note,
    now?.key,
  ])
  expect([payer, note, key]).toEqual(['', '', ''])
})
