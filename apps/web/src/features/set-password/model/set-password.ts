import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, sample } from 'effector'
import { endAllKeysFx } from '#entities/api-key'
import { newPassword, repetitionOf } from '#shared/account-rules'
import { api } from '#shared/api'
import { type BodyFields, createForm } from '#shared/form'
import { noticeAsked } from '#shared/notice'

interface NewPassword extends BodyFields<'setPassword'> {
  /** The API keys end with the old password. */
  endsKeys: boolean
}

export const setPasswordFx = createEffect<NewPassword, unknown, HaixuanError>(
  ({ password, confirm_password }) =>
    api.call('setPassword', { body: { password, confirm_password } }, { quiet: true }),
)

export const newPasswordForm = createForm({
  initial: { password: '', confirm_password: '', endsKeys: true },
  faults: ({ password, confirm_password }) => ({
    password: newPassword(password),
    confirm_password: repetitionOf(password)(confirm_password),
  }),
  submit: setPasswordFx,
})

sample({
  clock: setPasswordFx.done,
  fn: () => ({ tone: 'success' as const, text: '密码设置成功，您下次可以用新密码登录了' }),
  target: noticeAsked,
})
sample({
  clock: setPasswordFx.done,
  filter: ({ params }) => params.endsKeys,
  fn: () => undefined,
  target: endAllKeysFx,
})
