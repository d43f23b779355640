import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { $toasts } from '#shared/notice'
import { $newPasswordErrors, newPasswordSubmitted, setPasswordFx } from './set-password.ts'

const NETWORK = '网络连接失败，请检查网络后重试'

it.each<[status: number, reason: string, errors: object]>([
  [0, 'network', { '': NETWORK }],
  [401, 'sign_in_required', {}],
])('a failure %i %s is said once, where it belongs', async (status, reason, errors) => {
  const toasts = createToastQueue()
  const fail = () => Promise.reject(new HaixuanError({ code: -1, status, reason, message: NETWORK }))
  const scope = fork({ values: [[$toasts, toasts]], handlers: [[setPasswordFx, fail]] })
  await allSettled(newPasswordSubmitted, { scope, params: { password: '123456', confirmPassword: '123456' } })
  expect(scope.getState($newPasswordErrors)).toEqual(errors)
  expect(toasts.shown()).toEqual([])
})
