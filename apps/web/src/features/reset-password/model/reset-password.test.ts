import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $toasts } from '#shared/notice'
import { $navigate } from '#shared/routes'
import { $resetErrors, resetLeft, resetPasswordFx, resetSubmitted } from './reset-password.ts'

const WISH = { token: 'hxr_x', password: 'autumn-99', confirmPassword: 'autumn-99', endsKeys: true }

function form(answer: () => unknown = () => null) {
  const [sent, went] = [vi.fn(answer), vi.fn()]
  const scope = fork({
    values: [
      [$toasts, createToastQueue()],
      [$navigate, went],
    ],
    handlers: [[resetPasswordFx, sent]],
  })
  return { scope, sent, went, errors: () => scope.getState($resetErrors) }
}

test('what is wrong is said at its field and not sent', async () => {
  const { scope, sent, errors } = form()
  await allSettled(resetSubmitted, { scope, params: { ...WISH, confirmPassword: 'autumn-98' } })
  expect(errors()).toEqual({ confirm_password: '两次输入密码不一致' })
  expect(sent).not.toHaveBeenCalled()
})

test('a new password leads to the sign-in', async () => {
  const { scope, sent, went } = form()
  await allSettled(resetSubmitted, { scope, params: WISH })
  expect(sent.mock.calls).toEqual([[WISH]])
  expect(went.mock.calls[0]?.[0]).toBe('/login')
})

test('a dead link is said above the form, and nobody is led away', async () => {
  const dead = new HaixuanError({ code: -1, reason: 'reset_link_dead', status: 409, message: '链接已失效' })
  const { scope, went, errors } = form(() => {
    throw dead
  })
  await allSettled(resetSubmitted, { scope, params: WISH })
  expect(errors()).toEqual({ '': '链接已失效' })
  expect(went).not.toHaveBeenCalled()
})

test('what was wrong is forgotten with the form', async () => {
  const { scope, errors } = form()
  await allSettled(resetSubmitted, { scope, params: { ...WISH, confirmPassword: 'autumn-98' } })
  await allSettled(resetLeft, { scope })
  expect(errors()).toEqual({})
})
