import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { newPassword, repetitionOf, serverErrors, wrongFields } from '#shared/account-rules'
import { api } from '#shared/api'
import { noticeAsked } from '#shared/notice'
import { navigateFx } from '#shared/routes'

export interface ResetWish {
  /** Of the link. */
  token: string
  password: string
  confirmPassword: string
  /** The API keys end with the old password. */
  endsKeys: boolean
}

export const resetSubmitted = createEvent<ResetWish>()
export const resetLeft = createEvent()

/** Sets the password of who holds the link; its form shows the failure. */
export const resetPasswordFx = createEffect<ResetWish, unknown, HaixuanError>(
  ({ token, password, confirmPassword, endsKeys }) =>
    api.call(
      'resetPassword',
      { body: { token, password, confirm_password: confirmPassword, endKeys: endsKeys } },
      { quiet: true },
    ),
)

const checked = resetSubmitted.map((wish) => ({
  wish,
  wrong: wrongFields({
    password: newPassword(wish.password),
    confirm_password: repetitionOf(wish.password)(wish.confirmPassword),
  }),
}))

export const $resetErrors = createStore<Readonly<Record<string, string>>>({})
  .on(checked, (_, { wrong }) => wrong)
  .on(resetPasswordFx.failData, (_, error) =>
    serverErrors(error, { names: ['password', 'confirm_password'] }),
  )
  .reset(resetLeft)

sample({
  clock: checked,
  filter: ({ wrong }) => Object.keys(wrong).length === 0,
  fn: ({ wish }) => wish,
  target: resetPasswordFx,
})
sample({
  clock: resetPasswordFx.done,
  fn: () => ({ tone: 'success' as const, text: '密码设置成功，您下次可以用新密码登录了', staysOnce: true }),
  target: noticeAsked,
})
sample({ clock: resetPasswordFx.done, fn: () => '/login', target: navigateFx })
