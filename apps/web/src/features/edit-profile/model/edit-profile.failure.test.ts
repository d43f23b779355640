import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { endAllKeysFx } from '#entities/api-key'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
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
    ],
  })
  const values = { id: 'u', nickname: '小王', password, confirmPassword: password, endsKeys }
  await fillForm(scope, profileForm, values)
  expect(end).toHaveBeenCalledTimes(times)
})
