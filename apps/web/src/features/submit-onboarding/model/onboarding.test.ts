import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, onTestFinished, test, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
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

test('an opened form is empty: it asks for what is needed, each in its words', async () => {
  const scope = fork({ handlers: [[submitOnboardingFx, () => null]] })
  await fillForm(scope, onboardingForm, {})
  expect(scope.getState(onboardingForm.$errors)).toEqual({
    ...{ company: '请填写公司名称', creditCode: '统一社会信用代码不正确，请核对 18 位代码' },
    ...{ licence: '请上传营业执照', contact: '请填写联系人', mobile: '请输入手机号码' },
    ...{ platforms: '请选择经营平台', needs: '请选择合作需求', agreement: '请阅读并同意协议' },
  })
  const { licence, areaCode, platforms, yearlySales, needs, agreement, ...texts } =
    scope.getState(onboardingForm.$values) ?? {}
  expect([...new Set(Object.values(texts))]).toEqual([''])
  expect([licence, areaCode, platforms, yearlySales, needs, agreement]).toEqual([
    ...[null, null, [], null, [], false],
  ])
})

test.each<[Partial<OnboardingDraft>, object]>([
  [{ company: '腾' }, { company: '请填写公司名称' }],
  [{ company: '腾讯' }, {}],
  [{ email: ' a@b.cn ' }, {}],
  [{ email: 'a b@c.cn' }, { email: '邮箱格式不正确' }],
  [{ email: 'a@b@c.cn' }, { email: '邮箱格式不正确' }],
  [{ shopUrl: ' https://a.cn/1 ' }, {}],
  [{ shopUrl: 'http://a.cn' }, { shopUrl: '店铺链接应以 https:// 开头' }],
])('%j is judged as %j', async (about, errors) => {
  const scope = fork({
    handlers: [[submitOnboardingFx, () => null]],
    values: [[$toasts, createToastQueue()]],
  })
  await fillForm(scope, onboardingForm, { ...right, ...about })
  expect(scope.getState(onboardingForm.$errors)).toEqual(errors)
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

test('an application that is stored is said, and its state is read again', async () => {
  const [client, toasts] = [createQueryClient(), createToastQueue()]
  client.setQueryData(['getSettlement', undefined], null)
  client.setQueryData(['listOrders'], [])
  const scope = fork({
    handlers: [[submitOnboardingFx, () => null]],
    values: [
      [$toasts, toasts],
      [$queryClient, client],
    ],
  })
  await fillForm(scope, onboardingForm, right)
  expect(toasts.shown()[0]?.text).toBe('入驻申请已提交，请等待审核')
  expect(client.getQueryState(['getSettlement', undefined])?.isInvalidated).toBe(true)
  expect(client.getQueryState(['listOrders'])?.isInvalidated).toBe(false)
})

/** A browser that can draw any picture, as a JPEG of these letters. */
function stubCanvas() {
  const canvas = {
    getContext: () => ({ drawImage: () => undefined }),
    toDataURL: () => 'data:image/jpeg;base64,QUJD',
  }
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2, height: 1, close: () => undefined }))
  vi.stubGlobal('document', { createElement: () => canvas })
  onTestFinished(() => void vi.unstubAllGlobals())
}

test('the server is told what was filled in, without spaces and without what was left empty', async () => {
  stubCanvas()
  const call = vi.spyOn(api, 'call').mockResolvedValue(null as never)
  onTestFinished(() => call.mockRestore())
  const draft = { ...right, company: ' 腾讯 ', address: ' 深圳 ', yearlySales: '1m-10m' as const }
  await allSettled(submitOnboardingFx, { scope: fork(), params: draft })
  const body = {
    ...{ company: '腾讯', creditCode: '91440300708461136T', licence: 'QUJD', address: '深圳' },
    ...{ licenceUntil: 'longterm', contact: '张三', mobile: '13800138000', yearlySales: '1m-10m' },
    ...{ platforms: ['temu'], needs: ['api'] },
  }
  expect(call.mock.calls[0]).toEqual(['submitSettlement', { body }, { quiet: true }])
})

test('what may be left out is told where it was given', async () => {
  stubCanvas()
  const call = vi.spyOn(api, 'call').mockResolvedValue(null as never)
  onTestFinished(() => call.mockRestore())
  const given = {
    ...{ areaCode: '440300', address: '深圳', licenceUntil: '2030-01-01', legalPerson: '李四' },
    ...{ email: 'a@b.cn', shopUrl: 'https://a.cn', inviteCode: 'ABC', remark: '尽快' },
  }
  const spaced = Object.fromEntries(
    Object.entries(given).map(([name, text]) => [
      name,
      name === 'areaCode' || name === 'licenceUntil' ? text : ` ${text} `,
    ]),
  )
  await allSettled(submitOnboardingFx, {
    scope: fork(),
    params: { ...right, ...spaced, contact: ' 张三 ', mobile: ' 13800138000 ' },
  })
  const about: unknown = call.mock.calls[0]?.[1]
  const { body } = about as { body: object }
  expect(body).toMatchObject({ ...given, contact: '张三', mobile: '13800138000' })
  expect(body).not.toHaveProperty('yearlySales')
})

test('without a licence nothing is sent', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(null as never)
  onTestFinished(() => call.mockRestore())
  const answer = await allSettled(submitOnboardingFx, { scope: fork(), params: { ...right, licence: null } })
  expect(answer).toEqual({ status: 'fail', value: new Error('请上传营业执照') })
  expect(call).not.toHaveBeenCalled()
})
