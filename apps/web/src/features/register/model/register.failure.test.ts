import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { $toasts } from '#shared/notice'
import { $registrationErrors, registerFx, registrationSubmitted } from './register.ts'

const NETWORK = '网络连接失败，请检查网络后重试'

it.each<[status: number, reason: string, errors: object]>([
  [0, 'network', { '': NETWORK }],
  [409, 'mobile_unavailable', { mobile: NETWORK }],
])('a failure %i %s is said once, where it belongs', async (status, reason, errors) => {
  const toasts = createToastQueue()
  const fail = () => Promise.reject(new HaixuanError({ code: -1, status, reason, message: NETWORK }))
  const scope = fork({ values: [[$toasts, toasts]], handlers: [[registerFx, fail]] })
  await allSettled(registrationSubmitted, {
    scope,
    params: {
      ...{ mobile: '13800138000', password: '123456', confirmPassword: '123456' },
      ...{ inviteCode: '', redirect: null },
    },
  })
  expect(scope.getState($registrationErrors)).toEqual(errors)
  expect(toasts.shown()).toEqual([])
})
