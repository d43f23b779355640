import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, sample } from 'effector'
import { newPassword, repetitionOf } from '#shared/account-rules'
import { api } from '#shared/api'
import { type BodyFields, createForm } from '#shared/form'
import { noticeAsked } from '#shared/notice'
import { navigateFx } from '#shared/routes'

type ResetWish = BodyFields<'resetPassword'>

/** Sets the password of who holds the link; its form shows the failure. */
export const resetPasswordFx = createEffect<ResetWish, unknown, HaixuanError>((body) =>
  api.call('resetPassword', { body }, { quiet: true }),
)

export const resetForm = createForm({
  initial: { token: '', password: '', confirm_password: '', endKeys: true },
  faults: ({ password, confirm_password }) => ({
    password: newPassword(password),
    confirm_password: repetitionOf(password)(confirm_password),
  }),
  submit: resetPasswordFx,
})

sample({
  clock: resetPasswordFx.done,
  fn: () => ({ tone: 'success' as const, text: '密码设置成功，您下次可以用新密码登录了', staysOnce: true }),
  target: noticeAsked,
})
sample({ clock: resetPasswordFx.done, fn: () => '/login', target: navigateFx })
