import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
import { confirmForm, mailForm, mailRemoved, mailSentAgain } from './mail.ts'

afterEach(() => void vi.restoreAllMocks())

/** A site that answers every call so, and what it was asked, has said and has read again. */
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
  return {
    ...{ call, scope },
    said: () => toasts.shown().map(({ text }) => text),
    readAgain: () => invalidate.mock.calls.map(([about]) => about?.queryKey?.[0]),
  }
}
const refuse =
  (reason: string, status = 409) =>
  () =>
    Promise.reject(new HaixuanError({ code: -1, status, reason, message: '不行' }))

test.each([
  ['', '请输入邮箱地址'],
  ['li.lei', '邮箱地址格式不正确'],
])('%j is no address, and nothing is sent', async (address, said) => {
  const { call, scope } = site()
  await fillForm(scope, mailForm, { address })
  expect(scope.getState(mailForm.$errors)).toEqual({ address: said })
  expect(call).not.toHaveBeenCalled()
})

test('an address is added without the spaces around it; the list is read again', async () => {
  const { call, scope, said, readAgain } = site()
  await fillForm(scope, mailForm, { address: ' li.lei@example.com ' })
  expect(call.mock.calls).toEqual([
    ['addMailAddress', { body: { address: 'li.lei@example.com' } }, { quiet: true }],
  ])
  expect(said()).toEqual(['确认邮件已发送，请在 24 小时内打开其中的链接'])
  expect(readAgain()).toEqual(['listMailAddresses'])
})

test.each(['channel_missing', 'codes_used', 'mail_addresses_full'])(
  '%s is said at the field, once, and what was typed stays',
  async (reason) => {
    const { scope, said } = site(refuse(reason))
    await fillForm(scope, mailForm, { address: 'li.lei@example.com' })
    expect(scope.getState(mailForm.$errors)).toEqual({ address: '不行' })
    expect(scope.getState(mailForm.$values)).toEqual({ address: 'li.lei@example.com' })
    expect(said()).toEqual([])
  },
)

test('a link is sent again to an address of the list', async () => {
  const { call, scope, said, readAgain } = site()
  await allSettled(mailSentAgain, { scope, params: 'li.lei@example.com' })
  // Not quiet: no form shows its failure.
  expect(call.mock.calls).toEqual([['addMailAddress', { body: { address: 'li.lei@example.com' } }]])
  expect(said()).toHaveLength(1)
  expect(readAgain()).toEqual(['listMailAddresses'])
})

test('a link that cannot be sent again says nothing of success', async () => {
  const { scope, said, readAgain } = site(refuse('codes_used', 429))
  await allSettled(mailSentAgain, { scope, params: 'li.lei@example.com' })
  expect([said(), readAgain()]).toEqual([[], ['listMailAddresses']])
})

test('a removed address is said; where notices go is read again', async () => {
  const { call, scope, said, readAgain } = site()
  await allSettled(mailRemoved, { scope, params: 'a1' })
  expect(call.mock.calls).toEqual([['removeMailAddress', { path: { id: 'a1' } }]])
  expect(said()).toEqual(['已移除该邮箱'])
  expect(readAgain().sort()).toEqual(['getNoticeMail', 'listMailAddresses'])
})

test('an address that was removed elsewhere is read again, and nobody is told that it was removed here', async () => {
  const { scope, said, readAgain } = site(refuse('not_found', 404))
  await allSettled(mailRemoved, { scope, params: 'a1' })
  expect([said(), readAgain()]).toEqual([[], ['listMailAddresses']])
})

test.each([
  [() => Promise.resolve(null), true, {}],
  [refuse('mail_link_dead'), false, { '': '不行' }],
])(
  'the link of a mail is confirmed by its token, or its failure is above the form',
  async (answer, isDone, errors) => {
    const { call, scope, said } = site(answer)
    await fillForm(scope, confirmForm, { token: 'hxm_x' })
    expect(call.mock.calls).toEqual([['confirmMailAddress', { body: { token: 'hxm_x' } }, { quiet: true }]])
    expect(scope.getState(confirmForm.$done) !== null).toBe(isDone)
    expect([scope.getState(confirmForm.$errors), said()]).toEqual([errors, []])
  },
)
