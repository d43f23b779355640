import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { createWatch, fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ACCEPTED } from '#shared/accept-texts'
import { api } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
import { $navigate } from '#shared/routes'
import { tokenReceived } from '#shared/session'
import { registerFx, registrationForm } from './register.ts'

const WISH = { mobile: '13800138000', password: '123456', confirm_password: '123456', terms: true }
const NETWORK = '网络连接失败，请检查网络后重试'

it.each<[status: number, reason: string, errors: object]>([
  [0, 'network', { '': NETWORK }],
  [422, 'terms_outdated', { terms: NETWORK }],
  [409, 'mobile_unavailable', { mobile: NETWORK }],
])('a failure %i %s is said once, where it belongs', async (status, reason, errors) => {
  const toasts = createToastQueue()
  const fail = () => Promise.reject(new HaixuanError({ code: -1, status, reason, message: NETWORK }))
  const scope = fork({ values: [[$toasts, toasts]], handlers: [[registerFx, fail]] })
  await fillForm(scope, registrationForm, WISH)
  expect(scope.getState(registrationForm.$errors)).toEqual(errors)
  expect(toasts.shown()).toEqual([])
})

it('nothing is sent while the texts are not accepted; what is sent names their versions', async () => {
  vi.stubGlobal('document', { cookie: '' })
  const call = vi.spyOn(api, 'call').mockRejectedValue(new Error('no server'))
  onTestFinished(() => {
    call.mockRestore()
    vi.unstubAllGlobals()
  })
  const scope = fork()
  const submit = (terms: boolean) => fillForm(scope, registrationForm, { ...WISH, terms })
  await submit(false)
  expect(scope.getState(registrationForm.$errors)).toEqual({
    terms: '请先阅读并同意《用户协议》和《隐私政策》',
  })
  expect(call).not.toHaveBeenCalled()
  await submit(true)
  const { terms: _, ...typed } = WISH
  expect(call.mock.calls).toEqual([['register', { body: { ...typed, ...ACCEPTED } }, { quiet: true }]])
})

it('an opened form is empty: every field asks for what it needs', async () => {
  const scope = fork({ handlers: [[registerFx, vi.fn()]] })
  await fillForm(scope, registrationForm, {})
  expect(scope.getState(registrationForm.$errors)).toEqual({
    ...{ mobile: '请输入手机号码', password: '请输入密码', confirm_password: '请再次输入密码' },
    terms: '请先阅读并同意《用户协议》和《隐私政策》',
  })
})

it.each([
  ['mobile', { mobile: '12800138000' }],
  ['password', { password: '12345', confirm_password: '12345' }],
  ['confirm_password', { confirm_password: '1234567' }],
])('a wrong %s is said at its field and not sent', async (field, about) => {
  const sent = vi.fn()
  const scope = fork({ handlers: [[registerFx, sent]] })
  await fillForm(scope, registrationForm, { ...WISH, ...about })
  expect(Object.keys(scope.getState(registrationForm.$errors))).toContain(field)
  expect(sent).not.toHaveBeenCalled()
})

it.each([
  ['/temu/home?page=2', '/temu/home?page=2'],
  ['//evil.example', '/temu/home'],
  [null, '/temu/home'],
])('who asked for %s is signed in and goes to %s', async (redirect, address) => {
  const [went, tokens] = [vi.fn(), [] as string[]]
  const scope = fork({ values: [[$navigate, went]], handlers: [[registerFx, () => ({ token: 't1' })]] })
  createWatch({ unit: tokenReceived, scope, fn: (token) => tokens.push(token) })
  await fillForm(scope, registrationForm, { ...WISH, redirect })
  expect([tokens, went.mock.calls]).toEqual([['t1'], [[address]]])
})

it('the code of who brought the visitor goes along, the source too, and the mobile without its spaces', async () => {
  vi.stubGlobal('document', { cookie: 'source=spring' })
  const call = vi.spyOn(api, 'call').mockRejectedValue(new Error('no server'))
  onTestFinished(() => {
    call.mockRestore()
    vi.unstubAllGlobals()
  })
  await fillForm(fork(), registrationForm, { ...WISH, mobile: ' 13800138000 ', invite_code: ' ABC ' })
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    body: { mobile: '13800138000', invite_code: 'ABC', source: 'spring' },
  })
})
