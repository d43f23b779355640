import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
import { type OnboardingDraft, onboardingForm, submitOnboardingFx } from './onboarding.ts'

const right: OnboardingDraft = {
  ...{ company: '腾讯', creditCode: '91440300708461136t', licence: new File(['x'], 'a.png'), areaCode: null },
  ...{ address: '', licenceUntil: '', legalPerson: '', contact: '张三', mobile: '13800138000', email: '' },
  ...{ platforms: ['temu'], shopUrl: '', yearlySales: null, needs: ['api'], inviteCode: '', remark: '' },
  agreement: true,
}

test('each wrong field says its own', async () => {
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
    [{ agreement: false }, 'agreement'],
  ]
  for (const [about, field] of wrong) {
    const scope = fork({ handlers: [[submitOnboardingFx, () => null]] })
    await fillForm(scope, onboardingForm, { ...right, ...about })
    expect(Object.keys(scope.getState(onboardingForm.$errors))).toEqual([field])
  }
})

test('a wrong form is not sent, a right one is', async () => {
  const sent = vi.fn()
  const scope = fork({ handlers: [[submitOnboardingFx, sent]], values: [[$toasts, createToastQueue()]] })
  await fillForm(scope, onboardingForm, { ...right, mobile: '' })
  expect(sent).not.toHaveBeenCalled()
  expect(scope.getState(onboardingForm.$errors)).toEqual({ mobile: '请输入手机号码' })
  await fillForm(scope, onboardingForm, right)
  expect(sent).toHaveBeenCalledOnce()
  expect(scope.getState(onboardingForm.$errors)).toEqual({})
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
  await fillForm(scope, onboardingForm, right)
  expect(scope.getState(onboardingForm.$errors)).toEqual(errors)
  expect(toasts.shown()).toEqual([])
})
