import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
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
    params: { id: 'u', nickname: '小王', password: '', confirmPassword: '' },
  })
  expect(scope.getState($profileErrors)).toEqual(errors)
  expect(toasts.shown()).toEqual([])
})
