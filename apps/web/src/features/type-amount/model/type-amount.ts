import type { CallInput, HaixuanError } from '@haixuan/api-sdk'
import { createEffect, sample } from 'effector'
import { api, invalidateFx } from '#shared/api'
import { createForm } from '#shared/form'
import { noticeAsked } from '#shared/notice'
import { typedMinor } from '../lib/typed-minor.ts'

type Body = CallInput<'putFinanceTypedAmount'>['body']
interface Wish extends Omit<Body, 'minor'> {
  /** As it is typed; empty takes back what was said of that day. */
  amount: string
}

const typeAmountFx = createEffect<Wish, unknown, HaixuanError>(({ amount, ...place }) => {
  const minor = amount.trim() === '' ? null : typedMinor(amount, place.currency)
  return api.call('putFinanceTypedAmount', { body: { ...place, minor } }, { quiet: true })
})

export const amountForm = createForm({
  initial: { store: '', currency: 'CNY', kind: 'balance', day: '', amount: '' } as Wish,
  faults: ({ store, day, amount, currency }) => ({
    store: store === '' ? '请选店铺' : undefined,
    day: /^20\d\d-\d\d-\d\d$/.test(day) ? undefined : '请选日期',
    amount:
      amount.trim() === '' || typedMinor(amount, currency) !== null
        ? undefined
        : '看不出金额，请只填写数字，例如 12430.55；留空表示撤回',
  }),
  submit: typeAmountFx,
})

sample({
  clock: typeAmountFx.done,
  fn: ({ params }) => ({
    tone: 'success' as const,
    text: params.amount.trim() === '' ? '已撤回手填的金额' : '已记下手填的金额',
  }),
  target: noticeAsked,
})
// Also after a failure: somebody else may have typed one.
sample({ clock: typeAmountFx.finally, fn: () => ['getFinanceMoneyStates'], target: invalidateFx })
