import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $toasts } from '#shared/notice'
import {
  $onboardingErrors,
  type OnboardingDraft,
  onboardingFaults,
  onboardingSubmitted,
  submitOnboardingFx,
} from './onboarding.ts'

const right: OnboardingDraft = {
  ...{ company: '腾讯', creditCode: '91440300708461136t', licence: new File(['x'], 'a.png'), areaCode: null },
  ...{ address: '', licenceUntil: '', legalPerson: '', contact: '张三', mobile: '13800138000', email: '' },
  ...{ platforms: ['temu'], shopUrl: '', yearlySales: null, needs: ['api'], inviteCode: '', remark: '' },
  hasAgreed: true,
}

test('a right form has no faults; each wrong field says its own', () => {
  expect(onboardingFaults(right)).toEqual({})
  const wrong: [Partial<OnboardingDraft>, string][] = [
    [{ company: ' ' }, 'company'],
    [{ creditCode: '914403007084611360' }, 'creditCode'],
    [{ creditCode: '9144030070846113IT' }, 'creditCode'],
    [{ licence: null }, 'licence'],
    [{ contact: '' }, 'contact'],
    [{ mobile: '12800138000' }, 'mobile'],
    [{ email: 'a@b' }, 'email'],
    [{ shopUrl: 'javascript:alert(1)' }, 'shopUrl'],
    [{ platforms: [] }, 'platforms'],
    [{ needs: [] }, 'needs'],
    [{ hasAgreed: false }, 'agreement'],
  ]
  for (const [about, field] of wrong)
    expect(Object.keys(onboardingFaults({ ...right, ...about }))).toEqual([field])
})

test('a wrong form is not sent, a right one is', async () => {
  const sent = vi.fn()
  const scope = fork({ handlers: [[submitOnboardingFx, sent]], values: [[$toasts, createToastQueue()]] })
  await allSettled(onboardingSubmitted, { scope, params: { ...right, mobile: '' } })
  expect(sent).not.toHaveBeenCalled()
  expect(scope.getState($onboardingErrors)).toEqual({ mobile: '请输入手机号码' })
  await allSettled(onboardingSubmitted, { scope, params: right })
  expect(sent).toHaveBeenCalledOnce()
  expect(scope.getState($onboardingErrors)).toEqual({})
})

test.each<[Error, object]>([
  [
    new HaixuanError({ code: -1, status: 0, reason: 'network', message: '网络连接失败' }),
    { '': '网络连接失败' },
  ],
  [
    new HaixuanError({
      ...{ code: -1, status: 400, reason: 'bad_licence', message: '图片太大' },
      fields: [{ path: 'body.licence', message: '图片太大' }],
    }),
    { licence: '图片太大' },
  ],
  [new Error('图片读不出来'), { '': '图片读不出来' }],
])('a failure is said once, where it belongs: %s', async (error, errors) => {
  const toasts = createToastQueue()
  const fail = () => Promise.reject(error)
  const scope = fork({ handlers: [[submitOnboardingFx, fail]], values: [[$toasts, toasts]] })
  await allSettled(onboardingSubmitted, { scope, params: right })
  expect(scope.getState($onboardingErrors)).toEqual(errors)
  expect(toasts.shown()).toEqual([])
})
