import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
import { acceptanceForm, withdrawAcceptanceFx } from './accept-difference.ts'

const PLACE = { store: 's', month: '2026-10', currency: 'CNY', class: 'issue' } as const
const LISTS = ['getFinanceBooks', 'searchFinanceReconciliation', 'listFinanceAcceptances']

function begin(answer: () => Promise<unknown> = async () => null) {
  const call = vi.spyOn(api, 'call').mockImplementation(answer as never)
  onTestFinished(() => call.mockRestore())
  const [client, toasts] = [createQueryClient(), createToastQueue()]
  for (const list of [...LISTS, 'listOrders']) client.setQueryData([list, {}], [])
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$queryClient, client],
    ],
  })
  const old = () =>
    [...LISTS, 'listOrders'].filter((list) => client.getQueryState([list, {}])?.isInvalidated === true)
  return { scope, call, old, said: () => toasts.shown().map(({ text }) => text) }
}

it('an accepted difference is sent with its note, said, and read again', async () => {
  const { scope, call, old, said } = begin()
  await fillForm(scope, acceptanceForm, { ...PLACE, difference: -3_840, note: ' 平台补扣 ' })
  const body = { ...PLACE, difference: -3_840, note: '平台补扣' }
  expect(call.mock.calls).toEqual([['acceptFinanceDifference', { body }, { quiet: true }]])
  expect(said()).toEqual(['差额已接受，差额再变时会重新提示'])
  expect(old()).toEqual(LISTS)
})

it('without a note nothing is sent', async () => {
  const { scope, call } = begin()
  await fillForm(scope, acceptanceForm, { ...PLACE, difference: 2, note: '  ' })
  expect(scope.getState(acceptanceForm.$errors)).toEqual({ note: '请写明为什么接受，以后能查到' })
  expect(call).not.toHaveBeenCalled()
})

it('after a refusal the books are read again: the difference may have changed', async () => {
  const { scope, old, said } = begin(() => Promise.reject(new Error('no')))
  await fillForm(scope, acceptanceForm, { ...PLACE, difference: 2, note: '已查' })
  expect([said(), old()]).toEqual([[], LISTS])
})

it('taking it back is said, and the books are read again', async () => {
  const { scope, call, old, said } = begin()
  await allSettled(withdrawAcceptanceFx, { scope, params: PLACE })
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual(['withdrawFinanceAcceptance', { query: PLACE }])
  expect([said(), old()]).toEqual([['已撤回接受'], LISTS])
})
