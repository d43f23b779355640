import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ACCEPTED } from '#shared/accept-texts'
import { api } from '#shared/api'
import { $toasts } from '#shared/notice'
import { $registrationErrors, registerFx, registrationSubmitted } from './register.ts'

const NETWORK = '网络连接失败，请检查网络后重试'

it.each<[status: number, reason: string, errors: object]>([
  [0, 'network', { '': NETWORK }],
  [422, 'terms_outdated', { terms: NETWORK }],
  [409, 'mobile_unavailable', { mobile: NETWORK }],
])('a failure %i %s is said once, where it belongs', async (status, reason, errors) => {
  const toasts = createToastQueue()
  const fail = () => Promise.reject(new HaixuanError({ code: -1, status, reason, message: NETWORK }))
  const scope = fork({ values: [[$toasts, toasts]], handlers: [[registerFx, fail]] })
  await allSettled(registrationSubmitted, {
    scope,
    params: {
      ...{ mobile: '13800138000', password: '123456', confirmPassword: '123456' },
      ...{ inviteCode: '', isAccepted: true, redirect: null },
    },
  })
  expect(scope.getState($registrationErrors)).toEqual(errors)
  expect(toasts.shown()).toEqual([])
})

it('nothing is sent while the texts are not accepted; what is sent names their versions', async () => {
  vi.stubGlobal('document', { cookie: '' })
  const call = vi.spyOn(api, 'call').mockRejectedValue(new Error('no server'))
  onTestFinished(() => {
    call.mockRestore()
    vi.unstubAllGlobals()
  })
  const scope = fork()
  const submit = (isAccepted: boolean) =>
    allSettled(registrationSubmitted, {
      scope,
      params: {
        ...{ mobile: '13800138000', password: '123456', confirmPassword: '123456' },
        ...{ inviteCode: '', isAccepted, redirect: null },
      },
    })
  await submit(false)
  expect(scope.getState($registrationErrors)).toEqual({ terms: '请先阅读并同意《用户协议》和《隐私政策》' })
  expect(call).not.toHaveBeenCalled()
  await submit(true)
  expect(call.mock.calls[0]).toMatchObject(['register', { body: ACCEPTED }, { quiet: true }])
})
