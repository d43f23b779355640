import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
import { noticeMailForm, unsubscribeForm } from './notice-mail.ts'

afterEach(() => void vi.restoreAllMocks())

function site(answer: () => Promise<unknown> = () => Promise.resolve(null)) {
  const call = vi.spyOn(api, 'call').mockImplementation(answer as never)
  const toasts = createToastQueue()
  const client = createQueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$queryClient, client],
    ],
  })
  return { call, invalidate, scope, said: () => toasts.shown().map(({ text }) => text) }
}
const refuse = (reason: string) => () =>
  Promise.reject(new HaixuanError({ code: -1, status: 409, reason, message: '不行' }))

test.each([
  ['daily', 'a1', '已开启通知邮件'],
  ['soon', 'a1', '已开启通知邮件'],
  ['off', null, '已关闭通知邮件'],
] as const)('%s to %s is sent and said', async (mode, addressId, text) => {
  const { call, invalidate, scope, said } = site()
  await fillForm(scope, noticeMailForm, { mode, addressId })
  expect(call.mock.calls).toEqual([['setNoticeMail', { body: { mode, addressId } }, { quiet: true }]])
  expect(said()).toEqual([text])
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['getNoticeMail'] })
})

test('without an address nothing is switched on', async () => {
  const { call, scope } = site()
  await fillForm(scope, noticeMailForm, { mode: 'daily', addressId: null })
  expect(scope.getState(noticeMailForm.$errors)).toEqual({ addressId: '请选择接收通知的邮箱' })
  expect(call).not.toHaveBeenCalled()
})

test.each([
  ['mail_address_unverified', { addressId: '不行' }],
  ['channel_missing', { mode: '不行' }],
  ['network', { '': '不行' }],
])('%s is said where it belongs, and nothing else is said', async (reason, errors) => {
  const { scope, said, invalidate } = site(refuse(reason))
  await fillForm(scope, noticeMailForm, { mode: 'daily', addressId: 'a1' })
  expect([scope.getState(noticeMailForm.$errors), said()]).toEqual([errors, []])
  // The address may be gone.
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['getNoticeMail'] })
})

test.each([
  [() => Promise.resolve(null), true, {}],
  [refuse('unsubscribe_link_wrong'), false, { '': '不行' }],
])(
  'the link of a mail ends it by its token, or its failure is above the form',
  async (answer, isDone, errors) => {
    const { call, scope } = site(answer)
    await fillForm(scope, unsubscribeForm, { token: 'hxu_x' })
    expect(call.mock.calls).toEqual([['unsubscribe', { body: { token: 'hxu_x' } }, { quiet: true }]])
    expect(scope.getState(unsubscribeForm.$done) !== null).toBe(isDone)
    expect(scope.getState(unsubscribeForm.$errors)).toEqual(errors)
  },
)
