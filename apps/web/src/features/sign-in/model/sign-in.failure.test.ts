import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { $toasts } from '#shared/notice'
import { $signInErrors, signInFx, signInSubmitted } from './sign-in.ts'

const NETWORK = '网络连接失败，请检查网络后重试'

it.each<[status: number, reason: string, errors: object]>([
  [0, 'network', { '': NETWORK }],
  [429, 'try_later', { '': NETWORK }],
  [401, 'bad_credentials', { password: NETWORK }],
])('a failure %i %s is said once, where it belongs', async (status, reason, errors) => {
  const toasts = createToastQueue()
  const fail = () => Promise.reject(new HaixuanError({ code: -1, status, reason, message: NETWORK }))
  const scope = fork({ values: [[$toasts, toasts]], handlers: [[signInFx, fail]] })
  await allSettled(signInSubmitted, {
    scope,
    params: { mobile: '13800138000', password: '123456', redirect: null },
  })
  expect(scope.getState($signInErrors)).toEqual(errors)
  expect(toasts.shown()).toEqual([])
})
