import type { OperationData } from '@haixuan/api-sdk'
import { createEffect, createEvent, sample } from 'effector'
import { api, invalidateFx } from '#shared/api'
import { type BodyFields, createForm } from '#shared/form'
import { noticeAsked } from '#shared/notice'
import { navigateFx } from '#shared/routes'
import { userChanged } from '#shared/session'

/** The key names this one wish: sent again, it is one order. */
type OrderWish = BodyFields<'createOrder'>

export const orderCancelled = createEvent<string>()
/** An order that was being waited for turned out to be paid. */
export const orderPaid = createEvent<string>()

/** Its form shows the failure. */
export const createOrderFx = createEffect((body: OrderWish) =>
  api.call('createOrder', { body }, { quiet: true }),
)
export const cancelOrderFx = createEffect((id: string) => api.call('cancelOrder', { path: { id } }))

export const orderForm = createForm({
  initial: { planId: 0, method: 'transfer', key: '' },
  submit: createOrderFx,
})

sample({ clock: orderCancelled, target: cancelOrderFx })

// The order is in the address: it can be closed, come back to and paid on another day.
sample({
  clock: createOrderFx.doneData,
  fn: ({ id }: OperationData<'createOrder'>) => `/buy?order=${id}`,
  target: navigateFx,
})
const changed = [createOrderFx.finally, cancelOrderFx.finally, orderPaid]
sample({ clock: changed, fn: () => ['listOrders'], target: invalidateFx })
sample({
  clock: cancelOrderFx.finally,
  fn: ({ params }) => ['getOrder', { path: { id: params } }],
  target: invalidateFx,
})
sample({ clock: orderPaid, fn: () => ['getOrderTerms'], target: invalidateFx })
sample({ clock: orderPaid, fn: () => undefined, target: userChanged })
sample({
  clock: cancelOrderFx.done,
  fn: () => ({ tone: 'success' as const, text: '订单已取消' }),
  target: noticeAsked,
})
