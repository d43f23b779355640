import { HaixuanError } from '@haixuan/api-sdk'
import { fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $navigate } from '#shared/routes'
import { codeForm } from './redeem-code.ts'

afterEach(() => void vi.restoreAllMocks())

function site(answer: () => Promise<unknown>) {
  const call = vi.spyOn(api, 'call').mockImplementation(answer as never)
  const went = vi.fn()
  return { call, went, scope: fork({ values: [[$navigate, went]] }) }
}

test.each([
  [
    { to: '', code: '' },
    { to: '请输入手机号码或邮箱地址', code: '请输入验证码' },
  ],
  [
    { to: 'li.lei', code: '12345' },
    { to: '手机号码或邮箱地址格式不正确', code: '验证码是 6 位数字' },
  ],
  [{ to: '13800138000', code: '1234567' }, { code: '验证码是 6 位数字' }],
])('%j is said at its fields and not sent', async (typed, errors) => {
  const { call, scope } = site(() => Promise.resolve({ token: 't' }))
  await fillForm(scope, codeForm, typed)
  expect(scope.getState(codeForm.$errors)).toEqual(errors)
  expect(call).not.toHaveBeenCalled()
})

test.each(['13800138000', 'li.lei@example.com'])(
  'the code of %s leads to a new password, its token in the fragment',
  async (to) => {
    const { call, went, scope } = site(() => Promise.resolve({ token: 'hxr_x' }))
    await fillForm(scope, codeForm, { to: ` ${to} `, code: '123456' })
    expect(call.mock.calls).toEqual([['redeemCode', { body: { to, code: '123456' } }, { quiet: true }]])
    expect(went.mock.calls).toEqual([['/login?view=reset#hxr_x']])
  },
)

test.each([
  ['code_wrong', { code: '不行' }],
  ['channel_missing', { to: '不行' }],
  ['network', { '': '不行' }],
])('%s is said where it belongs, and nobody is led away', async (reason, errors) => {
  const { went, scope } = site(() =>
    Promise.reject(new HaixuanError({ code: -1, status: 422, reason, message: '不行' })),
  )
  await fillForm(scope, codeForm, { to: '13800138000', code: '123456' })
  expect(scope.getState(codeForm.$errors)).toEqual(errors)
  expect(scope.getState(codeForm.$values)).toEqual({ to: '13800138000', code: '123456' })
  expect(went).not.toHaveBeenCalled()
})
