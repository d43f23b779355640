import { createToastQueue } from '@haixuan/ui-kit'
import { fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
import { amountForm } from './type-amount.ts'

const PLACE = { store: 's', currency: 'CNY', kind: 'balance', day: '2026-10-31' } as const

function begin() {
  const call = vi.spyOn(api, 'call').mockResolvedValue(null as never)
  onTestFinished(() => call.mockRestore())
  const [client, toasts] = [createQueryClient(), createToastQueue()]
  client.setQueryData(['getFinanceMoneyStates', {}], [])
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$queryClient, client],
    ],
  })
  const isOld = () => client.getQueryState(['getFinanceMoneyStates', {}])?.isInvalidated
  return { scope, call, isOld, said: () => toasts.shown().map(({ text }) => text) }
}

it.each([
  ['56,016.27', 5_601_627, '已记下手填的金额'],
  [' ', null, '已撤回手填的金额'],
])('%j is sent as %s, said and read again', async (amount, minor, text) => {
  const { scope, call, isOld, said } = begin()
  await fillForm(scope, amountForm, { ...PLACE, amount })
  expect(call.mock.calls).toEqual([['putFinanceTypedAmount', { body: { ...PLACE, minor } }, { quiet: true }]])
  expect([said(), isOld()]).toEqual([[text], true])
})

it.each([
  [{ store: '' }, 'store'],
  [{ day: '' }, 'day'],
  [{ amount: '约 12' }, 'amount'],
  [{ amount: '1.234' }, 'amount'],
])('%j is not sent', async (about, field) => {
  const { scope, call } = begin()
  await fillForm(scope, amountForm, { ...PLACE, amount: '1', ...about })
  expect(Object.keys(scope.getState(amountForm.$errors))).toEqual([field])
  expect(call).not.toHaveBeenCalled()
})
