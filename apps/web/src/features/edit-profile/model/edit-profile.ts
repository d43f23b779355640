import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { endAllKeysFx } from '#entities/api-key'
import { newPassword, serverErrors, wrongFields } from '#shared/account-rules'
import { api } from '#shared/api'
import { noticeAsked } from '#shared/notice'
import { userChanged } from '#shared/session'

export interface Profile {
  id: string
  nickname: string
  /** Blank: unchanged. */
  password: string
  confirmPassword: string
  /** The API keys end with the old password. */
  endsKeys: boolean
}

export const profileSubmitted = createEvent<Profile>()
export const profileClosed = createEvent()

export const editProfileFx = createEffect<Profile, unknown, HaixuanError>(({ endsKeys: _, ...body }) =>
  api.call('editUser', { body }, { quiet: true }),
)

const checked = profileSubmitted.map((profile) => ({
  profile,
  wrong: wrongFields({
    nickname: profile.nickname.trim() === '' ? '请输入昵称' : undefined,
    password: profile.password === '' ? undefined : newPassword(profile.password),
    confirmPassword: profile.password === profile.confirmPassword ? undefined : '两次密码不一致',
  }),
}))

export const $profileErrors = createStore<Readonly<Record<string, string>>>({})
  .on(checked, (_, { wrong }) => wrong)
  .on(editProfileFx.failData, (_, error) =>
    serverErrors(error, { names: ['nickname', 'password', 'confirmPassword'] }),
  )
  .reset(profileClosed, editProfileFx.done)

/** The change is stored; the dialog may close. */
export const $isProfileSaved = createStore(false)
  .on(editProfileFx.done, () => true)
  .reset(profileSubmitted, profileClosed)

sample({
  clock: checked,
  filter: ({ wrong }) => Object.keys(wrong).length === 0,
  fn: ({ profile }) => profile,
  target: editProfileFx,
})
sample({
  clock: editProfileFx.done,
  fn: () => ({ tone: 'success' as const, text: '修改成功' }),
  target: noticeAsked,
})
sample({ clock: editProfileFx.done, fn: () => undefined, target: userChanged })
sample({
  clock: editProfileFx.done,
  filter: ({ params }) => params.password !== '' && params.endsKeys,
  fn: () => undefined,
  target: endAllKeysFx,
})
