import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, sample } from 'effector'
import { endAllKeysFx } from '#entities/api-key'
import { newPassword } from '#shared/account-rules'
import { api } from '#shared/api'
import { type BodyFields, createForm } from '#shared/form'
import { noticeAsked } from '#shared/notice'
import { userChanged } from '#shared/session'

/** A blank password stays as it is. */
interface Profile extends BodyFields<'editUser'> {
  /** The API keys end with the old password. */
  endsKeys: boolean
}

export const editProfileFx = createEffect<Profile, unknown, HaixuanError>(({ endsKeys: _, ...body }) =>
  api.call('editUser', { body }, { quiet: true }),
)

export const profileForm = createForm({
  initial: { id: '', nickname: '', password: '', confirmPassword: '', endsKeys: true },
  faults: ({ nickname, password, confirmPassword }) => ({
    nickname: nickname.trim() === '' ? '请输入昵称' : undefined,
    password: password === '' ? undefined : newPassword(password),
    confirmPassword: password === confirmPassword ? undefined : '两次密码不一致',
  }),
  submit: editProfileFx,
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
