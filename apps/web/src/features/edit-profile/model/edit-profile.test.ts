import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { endAllKeysFx } from '#entities/api-key'
import { api } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
import { loadUserFx, type User } from '#shared/session'
import { editProfileFx, profileForm } from './edit-profile.ts'

const NETWORK = '网络连接失败，请检查网络后重试'

it.each<[status: number, reason: string, errors: object]>([
  [0, 'network', { '': NETWORK }],
  [401, 'sign_in_required', {}],
])('a failure %i %s is said once, where it belongs', async (status, reason, errors) => {
  const toasts = createToastQueue()
  const fail = () => Promise.reject(new HaixuanError({ code: -1, status, reason, message: NETWORK }))
  const scope = fork({ values: [[$toasts, toasts]], handlers: [[editProfileFx, fail]] })
  await fillForm(scope, profileForm, { id: 'u', nickname: '小王' })
  expect(scope.getState(profileForm.$errors)).toEqual(errors)
  expect(toasts.shown()).toEqual([])
})

it.each([
  ['', true, 0],
  ['winter-33', true, 1],
  ['winter-33', false, 0],
])('a new password %j ends the keys by the wish %s', async (password, endsKeys, times) => {
  const end = vi.fn(async () => ({ revoked: 1 }))
  const scope = fork({
    values: [[$toasts, createToastQueue()]],
    handlers: [
      [editProfileFx, () => null],
      [endAllKeysFx, end],
      [loadUserFx, () => ({}) as User],
    ],
  })
  const values = { id: 'u', nickname: '小王', password, confirmPassword: password, endsKeys }
  await fillForm(scope, profileForm, values)
  expect(end).toHaveBeenCalledTimes(times)
})

it('a change is told without the wish about the keys, said, and the header asks for the user again', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(null as never)
  onTestFinished(() => call.mockRestore())
  const [toasts, load] = [createToastQueue(), vi.fn(() => ({}) as User)]
  const scope = fork({ values: [[$toasts, toasts]], handlers: [[loadUserFx, load]] })
  await fillForm(scope, profileForm, { id: 'u', nickname: '小王' })
  expect(call.mock.calls).toEqual([
    ['editUser', { body: { id: 'u', nickname: '小王', password: '', confirmPassword: '' } }, { quiet: true }],
  ])
  expect(toasts.shown()[0]?.text).toBe('修改成功')
  expect(load).toHaveBeenCalledOnce()
})

it.each([
  [{ nickname: ' ' }, { nickname: '请输入昵称' }],
  [{ password: '12345', confirmPassword: '12345' }, { password: '长度在 6 到 16 个字符' }],
  [{ password: '123456' }, { confirmPassword: '两次密码不一致' }],
])('%j is not sent', async (about, errors) => {
  const sent = vi.fn()
  const scope = fork({ handlers: [[editProfileFx, sent]] })
  await fillForm(scope, profileForm, { id: 'u', nickname: '小王', ...about })
  expect(scope.getState(profileForm.$errors)).toEqual(errors)
  expect(sent).not.toHaveBeenCalled()
})

it('an opened form asks for a nickname alone, and a new password is about the keys too', async () => {
  const [sent, end] = [vi.fn(), vi.fn(async () => ({ revoked: 0 }))]
  const scope = fork({
    values: [[$toasts, createToastQueue()]],
    handlers: [
      [editProfileFx, sent],
      [endAllKeysFx, end],
      [loadUserFx, () => ({}) as User],
    ],
  })
  await fillForm(scope, profileForm, {})
  expect(scope.getState(profileForm.$errors)).toEqual({ nickname: '请输入昵称' })
  const typed = { nickname: '小王', password: 'winter-33', confirmPassword: 'winter-33' }
  await fillForm(scope, profileForm, typed)
  expect([sent.mock.calls, end.mock.calls.length]).toEqual([[[{ id: '', ...typed, endsKeys: true }]], 1])
})
