import type { OperationData } from '@haixuan/api-sdk'
import { createEffect, createEvent, sample } from 'effector'
import type { PaymentMethod } from '#entities/order'
import { api, invalidateFx } from '#shared/api'
import { noticeAsked } from '#shared/notice'
import { navigateFx } from '#shared/routes'
import { userChanged } from '#shared/session'

export interface OrderWish {
  planId: number
  method: PaymentMethod
  /** Names this one wish: pressed twice or sent again, it is one order. */
  key: string
}

export const orderWanted = createEvent<OrderWish>()
export const orderCancelled = createEvent<string>()
/** An order that was being waited for turned out to be paid. */
export const orderPaid = createEvent<string>()

export const createOrderFx = createEffect((wish: OrderWish) => api.call('createOrder', { body: wish }))
export const cancelOrderFx = createEffect((id: string) => api.call('cancelOrder', { path: { id } }))

sample({ clock: orderWanted, target: createOrderFx })
sample({ clock: orderCancelled, target: cancelOrderFx })

// The order stands in the address: it can be closed, come back to and paid on another day.
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
