import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { fork } from 'effector'
import { expect, onTestFinished, test, vi } from 'vitest'
import { api } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
import { $navigate } from '#shared/routes'
import { resetForm, resetPasswordFx } from './reset-password.ts'

const WISH = { token: 'hxr_x', password: 'autumn-99', confirm_password: 'autumn-99', endKeys: true }

function form(answer: () => unknown = () => null) {
  const [sent, went] = [vi.fn(answer), vi.fn()]
  const toasts = createToastQueue()
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$navigate, went],
    ],
    handlers: [[resetPasswordFx, sent]],
  })
  const said = () => toasts.shown().map(({ text }) => text)
  return { scope, sent, went, said, errors: () => scope.getState(resetForm.$errors) }
}

test('what is wrong is said at its field and not sent', async () => {
  const { scope, sent, errors } = form()
  await fillForm(scope, resetForm, { ...WISH, confirm_password: 'autumn-98' })
  expect(errors()).toEqual({ confirm_password: '两次输入密码不一致' })
  expect(sent).not.toHaveBeenCalled()
})

test('a new password is said and leads to the sign-in', async () => {
  const { scope, sent, went, said } = form()
  await fillForm(scope, resetForm, WISH)
  expect(sent.mock.calls).toEqual([[WISH]])
  expect(went.mock.calls[0]?.[0]).toBe('/login')
  expect(said()).toEqual(['密码设置成功，您下次可以用新密码登录了'])
})

test('a dead link is said above the form, and nobody is led away', async () => {
  const dead = new HaixuanError({ code: -1, reason: 'reset_link_dead', status: 409, message: '链接已失效' })
  const { scope, went, said, errors } = form(() => {
    throw dead
  })
  await fillForm(scope, resetForm, WISH)
  expect([errors(), said()]).toEqual([{ '': '链接已失效' }, []])
  expect(went).not.toHaveBeenCalled()
})

test('the server is told what the link was for; its form alone shows a failure', async () => {
  const call = vi.spyOn(api, 'call').mockRejectedValue(new Error('no'))
  onTestFinished(() => call.mockRestore())
  const scope = fork()
  const { endKeys: _, ...typed } = WISH
  await fillForm(scope, resetForm, typed)
  expect(call.mock.calls).toEqual([['resetPassword', { body: WISH }, { quiet: true }]])
})

test('an opened form is empty: it asks for the password and its repetition', async () => {
  const { scope, sent, errors } = form()
  await fillForm(scope, resetForm, {})
  expect(errors()).toEqual({ password: '请输入密码', confirm_password: '请再次输入密码' })
  expect(sent).not.toHaveBeenCalled()
})
