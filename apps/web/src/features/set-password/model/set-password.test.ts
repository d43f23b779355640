import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { endAllKeysFx } from '#entities/api-key'
import { api } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
import { newPasswordForm, setPasswordFx } from './set-password.ts'

const WANTED = { password: '123456', confirm_password: '123456', endsKeys: true }
const NETWORK = '网络连接失败，请检查网络后重试'

it.each<[status: number, reason: string, errors: object]>([
  [0, 'network', { '': NETWORK }],
  [401, 'sign_in_required', {}],
])('a failure %i %s is said once, where it belongs', async (status, reason, errors) => {
  const toasts = createToastQueue()
  const fail = () => Promise.reject(new HaixuanError({ code: -1, status, reason, message: NETWORK }))
  const scope = fork({ values: [[$toasts, toasts]], handlers: [[setPasswordFx, fail]] })
  await fillForm(scope, newPasswordForm, WANTED)
  expect(scope.getState(newPasswordForm.$errors)).toEqual(errors)
  expect(toasts.shown()).toEqual([])
})

it.each([
  [true, false, 1],
  [false, false, 0],
  [true, true, 0],
])('keys end by the wish %s; the password was refused: %s', async (endsKeys, isRefused, times) => {
  const end = vi.fn(async () => ({ revoked: 2 }))
  const set = () => (isRefused ? Promise.reject(new Error('no')) : null)
  const scope = fork({
    values: [[$toasts, createToastQueue()]],
    handlers: [
      [setPasswordFx, set],
      [endAllKeysFx, end],
    ],
  })
  await fillForm(scope, newPasswordForm, { ...WANTED, endsKeys })
  expect(end).toHaveBeenCalledTimes(times)
})

it('a new password is told with its repetition, and said', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(null as never)
  onTestFinished(() => call.mockRestore())
  const toasts = createToastQueue()
  const scope = fork({ values: [[$toasts, toasts]] })
  await fillForm(scope, newPasswordForm, { ...WANTED, endsKeys: false })
  expect(call.mock.calls).toEqual([
    ['setPassword', { body: { password: '123456', confirm_password: '123456' } }, { quiet: true }],
  ])
  expect(toasts.shown()[0]?.text).toBe('密码设置成功，您下次可以用新密码登录了')
})

it.each([
  ['password', { password: '12345' }],
  ['confirm_password', { confirm_password: '1234567' }],
])('a wrong %s is not sent', async (field, about) => {
  const sent = vi.fn()
  const scope = fork({ handlers: [[setPasswordFx, sent]] })
  await fillForm(scope, newPasswordForm, { ...WANTED, ...about })
  expect(Object.keys(scope.getState(newPasswordForm.$errors))).toContain(field)
  expect(sent).not.toHaveBeenCalled()
})

it('an opened form is empty, and is about the keys too', async () => {
  const [sent, end] = [vi.fn(), vi.fn(async () => ({ revoked: 0 }))]
  const scope = fork({
    values: [[$toasts, createToastQueue()]],
    handlers: [
      [setPasswordFx, sent],
      [endAllKeysFx, end],
    ],
  })
  await fillForm(scope, newPasswordForm, {})
  expect(scope.getState(newPasswordForm.$errors)).toEqual({
    ...{ password: '请输入密码', confirm_password: '请再次输入密码' },
  })
  const { endsKeys: _, ...typed } = WANTED
  await fillForm(scope, newPasswordForm, typed)
  expect([sent.mock.calls, end.mock.calls.length]).toEqual([[[WANTED]], 1])
})
