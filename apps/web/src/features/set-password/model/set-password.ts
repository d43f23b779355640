import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { endAllKeysFx } from '#entities/api-key'
import { newPassword, repetitionOf, serverErrors, wrongFields } from '#shared/account-rules'
import { api } from '#shared/api'
import { noticeAsked } from '#shared/notice'

export interface NewPassword {
  password: string
  confirmPassword: string
  /** The API keys end with the old password. */
  endsKeys: boolean
}

export const newPasswordSubmitted = createEvent<NewPassword>()
export const newPasswordLeft = createEvent()

export const setPasswordFx = createEffect<NewPassword, unknown, HaixuanError>(
  ({ password, confirmPassword }) =>
    api.call('setPassword', { body: { password, confirm_password: confirmPassword } }, { quiet: true }),
)

const checked = newPasswordSubmitted.map((wanted) => ({
  wanted,
  wrong: wrongFields({
    password: newPassword(wanted.password),
    confirm_password: repetitionOf(wanted.password)(wanted.confirmPassword),
  }),
}))

export const $newPasswordErrors = createStore<Readonly<Record<string, string>>>({})
  .on(checked, (_, { wrong }) => wrong)
  .on(setPasswordFx.failData, (_, error) => serverErrors(error, { names: ['password', 'confirm_password'] }))
  .reset(newPasswordLeft)

sample({
  clock: checked,
  filter: ({ wrong }) => Object.keys(wrong).length === 0,
  fn: ({ wanted }) => wanted,
  target: setPasswordFx,
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
