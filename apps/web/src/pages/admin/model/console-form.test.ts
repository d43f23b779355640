import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { $queryClient, createQueryClient } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
import { createConsoleForm } from './console-form.ts'

const send = vi.fn<(values: { id: string; price: string }, how: { quiet: boolean }) => Promise<string>>()
const form = createConsoleForm({
  initial: { id: '', price: '' },
  faults: ({ price }) => ({ price: price === '' ? '请填写价格' : undefined }),
  send,
  done: ({ id }) => `${id} 修改成功`,
  refresh: ['listPlans'],
})

function begin(answer: () => Promise<string>) {
  send.mockReset().mockImplementation(answer)
  const client = createQueryClient()
  const keys = [['listPlans'], ['listOperatorEvents'], ['listOrders']]
  for (const key of keys) client.setQueryData(key, [])
  const toasts = createToastQueue()
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$queryClient, client],
    ],
  })
  const old = () => keys.filter((key) => client.getQueryState(key)?.isInvalidated).map(([name]) => name)
  return { scope, old, said: () => toasts.shown().map(({ text }) => text) }
}

it('an action that is done says so, and its lists and the log are read again', async () => {
  const { scope, old, said } = begin(async () => 'made')
  await fillForm(scope, form, { id: 'p1', price: '198' })
  expect(send).toHaveBeenCalledExactlyOnceWith({ id: 'p1', price: '198' }, { quiet: true })
  expect([said(), old()]).toEqual([['p1 修改成功'], ['listPlans', 'listOperatorEvents']])
  expect(scope.getState(form.$done)).toEqual({ result: 'made' })
})

it('an action that is refused is said in the form and nowhere else; the lists are read again', async () => {
  const refusal = new HaixuanError({ code: -1, status: 409, reason: 'desk_refused', message: '金额不符' })
  const { scope, old, said } = begin(() => Promise.reject(refusal))
  await fillForm(scope, form, { id: 'p1', price: '198' })
  expect([scope.getState(form.$errors), said(), scope.getState(form.$done)]).toEqual([
    { '': '金额不符' },
    [],
    null,
  ])
  expect(old()).toEqual(['listPlans', 'listOperatorEvents'])
})

it('what is wrong is said at its field and not sent', async () => {
  const { scope, old } = begin(async () => 'made')
  await fillForm(scope, form, { id: 'p1' })
  expect([scope.getState(form.$errors), send.mock.calls, old()]).toEqual([{ price: '请填写价格' }, [], []])
})
