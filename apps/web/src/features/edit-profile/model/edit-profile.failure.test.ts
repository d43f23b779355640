import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { endAllKeysFx } from '#entities/api-key'
import { $toasts } from '#shared/notice'
import { $profileErrors, editProfileFx, profileSubmitted } from './edit-profile.ts'

const NETWORK = '网络连接失败，请检查网络后重试'

it.each<[status: number, reason: string, errors: object]>([
  [0, 'network', { '': NETWORK }],
  [401, 'sign_in_required', {}],
])('a failure %i %s is said once, where it belongs', async (status, reason, errors) => {
  const toasts = createToastQueue()
  const fail = () => Promise.reject(new HaixuanError({ code: -1, status, reason, message: NETWORK }))
  const scope = fork({ values: [[$toasts, toasts]], handlers: [[editProfileFx, fail]] })
  await allSettled(profileSubmitted, {
    scope,
    params: { id: 'u', nickname: '小王', password: '', confirmPassword: '', endsKeys: true },
  })
  expect(scope.getState($profileErrors)).toEqual(errors)
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
  const params = { id: 'u', nickname: '小王', password, confirmPassword: password, endsKeys }
  await allSettled(profileSubmitted, { scope, params })
  expect(end).toHaveBeenCalledTimes(times)
})
