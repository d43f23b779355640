import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, createWatch, fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ACCEPTED } from '#shared/accept-texts'
import { api } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $lastTab } from '#shared/last-tab'
import { $toasts } from '#shared/notice'
import { $navigate } from '#shared/routes'
import { tokenReceived } from '#shared/session'
import { $isAcceptanceAsked, signInForm, signInFx } from './sign-in.ts'

const KNOWN = { mobile: '13800138000', password: '123456' }
const NETWORK = '网络连接失败，请检查网络后重试'

it.each<[status: number, reason: string, errors: object]>([
  [0, 'network', { '': NETWORK }],
  [429, 'try_later', { '': NETWORK }],
  [422, 'terms_needed', { terms: NETWORK }],
  [422, 'terms_outdated', { terms: NETWORK }],
  [401, 'bad_credentials', { password: NETWORK }],
])('a failure %i %s is said once, where it belongs', async (status, reason, errors) => {
  const toasts = createToastQueue()
  const fail = () => Promise.reject(new HaixuanError({ code: -1, status, reason, message: NETWORK }))
  const scope = fork({ values: [[$toasts, toasts]], handlers: [[signInFx, fail]] })
  await fillForm(scope, signInForm, KNOWN)
  expect(scope.getState(signInForm.$errors)).toEqual(errors)
  expect(toasts.shown()).toEqual([])
})

it('the first sign-in as a sub-account asks for the tick, and then names the versions', async () => {
  const needed = new HaixuanError({ code: -1, status: 422, reason: 'terms_needed', message: '请勾选' })
  const call = vi.spyOn(api, 'call').mockRejectedValue(needed)
  onTestFinished(() => call.mockRestore())
  const scope = fork()
  await allSettled(signInForm.opened, { scope, params: KNOWN })
  const submit = async (terms: boolean) => {
    await allSettled(signInForm.changed, { scope, params: { terms } })
    await allSettled(signInForm.submitted, { scope })
  }
  expect(scope.getState($isAcceptanceAsked)).toBe(false)
  await submit(false)
  const body = { mobile: '13800138000', password: '123456' }
  expect(call.mock.calls).toEqual([['signIn', { body }, { quiet: true }]])
  expect(scope.getState($isAcceptanceAsked)).toBe(true)
  await submit(false)
  expect(scope.getState(signInForm.$errors)).toEqual({ terms: '请先阅读并同意《用户协议》和《隐私政策》' })
  expect(call).toHaveBeenCalledTimes(1)
  await submit(true)
  expect(call.mock.calls[1]?.[1]).toMatchObject({ body: ACCEPTED })
  await allSettled(signInForm.closed, { scope })
  expect(scope.getState($isAcceptanceAsked)).toBe(false)
})

it('an opened form is empty, and the spaces around a mobile are not sent', async () => {
  const call = vi.spyOn(api, 'call').mockRejectedValue(new Error('no server'))
  onTestFinished(() => call.mockRestore())
  const scope = fork()
  await fillForm(scope, signInForm, {})
  expect(Object.keys(scope.getState(signInForm.$errors))).toEqual(['mobile', 'password'])
  await fillForm(scope, signInForm, { mobile: ' 13800138000 ', password: ' 123456 ' })
  expect(call.mock.calls[0]?.[1]).toEqual({ body: { mobile: '13800138000', password: ' 123456 ' } })
})

it.each([
  ['mobile', { mobile: ' ' }],
  ['password', { password: '' }],
])('without a %s nothing is sent', async (field, about) => {
  const sent = vi.fn()
  const scope = fork({ handlers: [[signInFx, sent]] })
  await fillForm(scope, signInForm, { ...KNOWN, ...about })
  expect(Object.keys(scope.getState(signInForm.$errors))).toEqual([field])
  expect(sent).not.toHaveBeenCalled()
})

it.each([
  ['/temu/home?page=2', '/shein/search', '/temu/home?page=2'],
  [null, '/shein/search', '/shein/search'],
  [null, null, '/temu/home'],
])('who asked for %s and had %s open last goes to %s, signed in', async (redirect, lastTab, address) => {
  const [went, tokens] = [vi.fn(), [] as string[]]
  const scope = fork({
    values: [
      [$navigate, went],
      [$lastTab, lastTab],
    ],
    handlers: [[signInFx, () => ({ token: 't1' })]],
  })
  createWatch({ unit: tokenReceived, scope, fn: (token) => tokens.push(token) })
  await fillForm(scope, signInForm, { ...KNOWN, redirect })
  expect([tokens, went.mock.calls]).toEqual([['t1'], [[address]]])
})
