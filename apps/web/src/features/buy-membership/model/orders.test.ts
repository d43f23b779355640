import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, onTestFinished, test, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
import { $navigate } from '#shared/routes'
import { loadUserFx, type User } from '#shared/session'
import { cancelOrderFx, createOrderFx, orderCancelled, orderForm, orderPaid } from './orders.ts'

function begin() {
  const client = createQueryClient()
  client.setQueryData(['listOrders', {}], { rows: [] })
  client.setQueryData(['getOrderTerms'], {})
  client.setQueryData(['getOrder', { path: { id: 'o2' } }], {})
  const [went, loaded, toasts] = [vi.fn(), vi.fn(), createToastQueue()]
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$queryClient, client],
      [$navigate, went],
    ],
    handlers: [
      [createOrderFx, () => ({ id: 'o1' })],
      [cancelOrderFx, () => ({ id: 'o1' })],
      [loadUserFx, () => loaded() ?? ({} as User)],
    ],
  })
  const areTermsOld = () => client.getQueryState(['getOrderTerms'])?.isInvalidated
  const isOtherOld = () => client.getQueryState(['getOrder', { path: { id: 'o2' } }])?.isInvalidated
  return {
    ...{ areTermsOld, isOtherOld },
    scope,
    went,
    loaded,
    toasts,
    isOld: () => client.getQueryState(['listOrders', {}])?.isInvalidated,
  }
}

test('an order opens at its own address and is in the list', async () => {
  const { scope, went, isOld, areTermsOld, isOtherOld } = begin()
  await fillForm(scope, orderForm, { planId: 10, method: 'transfer', key: 'k' })
  expect(went).toHaveBeenCalledWith('/buy?order=o1')
  expect([isOld(), areTermsOld(), isOtherOld()]).toEqual([true, false, false])
})

test('a cancelled order says so', async () => {
  const { scope, isOld, areTermsOld, isOtherOld, toasts } = begin()
  await allSettled(orderCancelled, { scope, params: 'o1' })
  expect([isOld(), areTermsOld(), isOtherOld()]).toEqual([true, false, false])
  expect(toasts.shown().map(({ tone, text }) => [tone, text])).toEqual([['success', '订单已取消']])
})

test('a paid order makes the header ask for the new membership', async () => {
  const { scope, loaded, isOld, areTermsOld, isOtherOld } = begin()
  await allSettled(orderPaid, { scope, params: 'o1' })
  expect(loaded).toHaveBeenCalledOnce()
  expect([isOld(), areTermsOld(), isOtherOld()]).toEqual([true, true, false])
})

test('an order that is refused is said in its form, keeps the choice, and leads nowhere', async () => {
  const refuse = () => {
    throw new HaixuanError({ code: -1, status: 409, reason: 'orders_full', message: '待支付的订单过多' })
  }
  const [client, went, toasts] = [createQueryClient(), vi.fn(), createToastQueue()]
  client.setQueryData(['listOrders', {}], { rows: [] })
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$queryClient, client],
      [$navigate, went],
    ],
    handlers: [
      [createOrderFx, refuse],
      [cancelOrderFx, refuse],
    ],
  })
  const wish = { planId: 10, method: 'wechat', key: 'k' } as const
  await fillForm(scope, orderForm, wish)
  expect([scope.getState(orderForm.$errors), scope.getState(orderForm.$values)]).toEqual([
    { '': '待支付的订单过多' },
    wish,
  ])
  expect([went.mock.calls, toasts.shown()]).toEqual([[], []])
  expect(client.getQueryState(['listOrders', {}])?.isInvalidated).toBe(true)
  client.setQueryData(['getOrder', { path: { id: 'o1' } }], {})
  await allSettled(orderCancelled, { scope, params: 'o1' })
  expect(client.getQueryState(['getOrder', { path: { id: 'o1' } }])?.isInvalidated).toBe(true)
  expect(toasts.shown()).toEqual([])
})

test('an order is told as it was wished, its form alone shows a failure; one is cancelled by its id', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue({ id: 'o1' } as never)
  onTestFinished(() => call.mockRestore())
  const scope = fork({ values: [[$navigate, vi.fn()]] })
  await fillForm(scope, orderForm, {})
  await fillForm(scope, orderForm, { planId: 10, key: 'k' })
  await allSettled(orderCancelled, { scope, params: 'o1' })
  expect(call.mock.calls).toEqual([
    ['createOrder', { body: { planId: 0, method: 'transfer', key: '' } }, { quiet: true }],
    ['createOrder', { body: { planId: 10, method: 'transfer', key: 'k' } }, { quiet: true }],
    ['cancelOrder', { path: { id: 'o1' } }],
  ])
})
