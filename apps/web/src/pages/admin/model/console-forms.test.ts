import { createToastQueue } from '@haixuan/ui-kit'
import { fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { api } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import type { FormModel } from '#shared/form'
import { $toasts } from '#shared/notice'
import { entryForm, newsForm } from './content-forms.ts'
import { hostForm } from './host-form.ts'
import { priceForm, receiptForm, refundForm, releaseForm } from './order-forms.ts'
import { acceptanceForm, onboardingDecisionForm, refusalForm } from './request-forms.ts'
import { membershipForm, resetLinkForm, rightsForm } from './user-forms.ts'

type AnyForm = Pick<FormModel<object>, '$errors' | '$done'>

/** Fills a form and submits it to a server that takes everything. */
async function submit<Values extends object, Result>(
  form: FormModel<Values, Result>,
  values: Partial<Values>,
  answer: unknown = null,
) {
  const call = vi.spyOn(api, 'call').mockResolvedValue(answer as never)
  const toasts = createToastQueue()
  const scope = fork({ values: [[$toasts, toasts]] })
  await fillForm(scope, form, values)
  const { $errors, $done } = form as AnyForm
  const calls = call.mock.calls.map(([operation, about, how]) => [operation, about, how])
  call.mockRestore()
  return {
    calls,
    errors: scope.getState($errors),
    done: scope.getState($done),
    said: toasts.shown().map(({ text }) => text),
  }
}

const QUIET = { quiet: true }
const RECEIPT = { number: 'A1', fen: ' 198.50 ', receipt: ' b-1 ', payer: ' 6222 ' }

it('a transfer is told in fen, without the spaces around its texts', async () => {
  expect((await submit(receiptForm, RECEIPT)).calls).toEqual([
    ['confirmOrder', { path: { number: 'A1' }, body: { fen: 19_850, receipt: 'b-1', payer: '6222' } }, QUIET],
  ])
})

it.each([
  [{ fen: '0' }, 'fen'],
  [{ receipt: ' ' }, 'receipt'],
  [{ payer: '622 ' }, 'payer'],
])('a transfer with %j is not sent', async (about, field) => {
  const { errors, calls } = await submit(receiptForm, { ...RECEIPT, ...about })
  expect([Object.keys(errors), calls]).toEqual([[field], []])
})

it.each([
  ['', null],
  ['50', 5_000],
])('a refund of %j is told as %j fen', async (fen, told) => {
  expect((await submit(refundForm, { number: 'A1', fen })).calls).toEqual([
    ['refundOrder', { path: { number: 'A1' }, body: { fen: told } }, QUIET],
  ])
})

it.each([
  [' ', null],
  ['998.5', 99_850],
])('a price of %j is told as %j fen', async (priceFen, told) => {
  expect((await submit(priceForm, { id: 12, priceFen })).calls).toEqual([
    ['pricePlan', { path: { id: 12 }, body: { priceFen: told } }, QUIET],
  ])
})

it('a refund or a price that is no sum of money is not sent', async () => {
  const refund = await submit(refundForm, { number: 'A1', fen: '1.234' })
  const price = await submit(priceForm, { id: 12, priceFen: '一百' })
  expect([Object.keys(refund.errors), Object.keys(price.errors)]).toEqual([['fen'], ['priceFen']])
  expect([refund.calls, price.calls]).toEqual([[], []])
})

it('a commission is released by its order', async () => {
  const { calls, said } = await submit(releaseForm, { id: 'o1' })
  expect([calls, said]).toEqual([[['releaseCommission', { path: { id: 'o1' } }, QUIET]], ['佣金已放行']])
})

it.each([
  ['what was promised', { promised: 19_800 }, null, 19_800],
  ['what was agreed', { promised: null, priceFen: '998' }, 99_800, 99_800],
])('a request that is accepted costs %s', async (_, about, told, priceFen) => {
  const { calls, done } = await submit(acceptanceForm, { id: 'r1', ...about }, { number: 'A1' })
  const body = { status: 'accepted', priceFen: told, reply: null }
  expect(calls).toEqual([['decidePurchaseRequest', { path: { id: 'r1' }, body }, QUIET]])
  expect(done).toEqual({ result: { number: 'A1', priceFen } })
})

it('a request without a price, and a refusal without a reason, are not sent', async () => {
  const accepted = await submit(acceptanceForm, { id: 'r1' })
  const refused = await submit(refusalForm, { id: 'r1', reply: ' ' })
  expect([Object.keys(accepted.errors), Object.keys(refused.errors)]).toEqual([['priceFen'], ['reply']])
  expect([accepted.calls, refused.calls]).toEqual([[], []])
})

it('a refusal is told with its reason', async () => {
  const body = { status: 'refused', priceFen: null, reply: '资料不全' }
  expect((await submit(refusalForm, { id: 'r1', reply: ' 资料不全 ' })).calls).toEqual([
    ['decidePurchaseRequest', { path: { id: 'r1' }, body }, QUIET],
  ])
})

it('an application is decided once', async () => {
  const { calls } = await submit(onboardingDecisionForm, { id: 's1', status: 'rejected', reply: ' ' })
  expect(calls).toEqual([
    ['decideSettlement', { path: { id: 's1' }, body: { status: 'rejected', reply: null } }, QUIET],
  ])
  const decided = await submit(onboardingDecisionForm, { id: 's1', isPending: false })
  expect([decided.errors, decided.calls]).toEqual([{ '': '这份申请已经处理过' }, []])
})

it.each([
  ['2026-11-21', Date.parse('2026-11-21T23:59:59+08:00')],
  [null, null],
])('a membership until %j is told to the end of that day in China', async (vipExpire, told) => {
  const { calls } = await submit(membershipForm, { id: 'u', vip_type: 'year', vipExpire })
  expect(calls).toEqual([
    ['setUserMembership', { path: { id: 'u' }, body: { vip_type: 'year', vipExpire: told } }, QUIET],
  ])
})

it('rights are told as the contract has them', async () => {
  const rights = { id: 'u', isexternallink: true, is_pre: true, userCustom: ' 标签监控 \n\n选品 ' }
  const { calls } = await submit(rightsForm, rights)
  const body = { isexternallink: 1, is_pre: 0, userCustom: ['标签监控', '选品'], belongCode: null }
  expect(calls).toEqual([['setUserRights', { path: { id: 'u' }, body }, QUIET]])
  const none = await submit(rightsForm, { id: 'u', belongCode: ' https://a.cn/1.png ' })
  expect(none.calls[0]?.[1]).toEqual({
    path: { id: 'u' },
    body: { isexternallink: 0, is_pre: 1, userCustom: [], belongCode: 'https://a.cn/1.png' },
  })
  const unsafe = await submit(rightsForm, { id: 'u', belongCode: 'http://a.cn/1.png' })
  expect([unsafe.errors, unsafe.calls]).toEqual([{ belongCode: '客服二维码需要 https 地址' }, []])
})

it('a reset link comes back as the answer', async () => {
  const link = { path: '/reset#x', expiresAt: 1 }
  const { calls, done } = await submit(resetLinkForm, { id: 'u', checked: '付款记录' }, link)
  expect(calls).toEqual([['createResetLink', { path: { id: 'u' }, body: { checked: '付款记录' } }, QUIET]])
  expect(done).toEqual({ result: link })
})

it.each([
  ['not published', { isPublished: false, publishedAt: 5 }, null],
  ['published before', { isPublished: true, publishedAt: 5 }, 5],
  ['published now', { isPublished: true, publishedAt: null }, expect.any(Number)],
])('news that is %s', async (_, about, publishedAt) => {
  const { calls } = await submit(newsForm, { id: 'n', title: ' 标题 ', body: ' 正文 ', ...about })
  const body = { kind: 'notice', title: '标题', body: '正文', publishedAt }
  expect(calls).toEqual([['saveNews', { path: { id: 'n' }, body }, QUIET]])
})

it('news without a title or a body is not sent; new news is said to be new', async () => {
  const { errors, calls } = await submit(newsForm, { id: 'n', title: ' ', body: ' ' })
  expect([errors, calls]).toEqual([{ title: '请填写标题', body: '请填写正文' }, []])
  const news = { id: 'n', title: '标题', body: '正文' }
  expect((await submit(newsForm, news)).said).toEqual(['新增成功'])
  expect((await submit(newsForm, { ...news, isNew: false })).said).toEqual(['修改成功'])
})

it.each([
  [' 400 ', '400'],
  [' ', null],
])('an entry of the dictionary that is %j is told as %j', async (value, told) => {
  expect((await submit(entryForm, { name: 'contacts', key: 'phone', value })).calls).toEqual([
    ['setDictionaryEntry', { path: { name: 'contacts', key: 'phone' }, body: { value: told } }, QUIET],
  ])
})

it('a host is told with its origins, and what is empty as nothing', async () => {
  const { calls, said } = await submit(hostForm, {
    ...{ name: ' data.example.com ', siteName: ' 名 ', accent: '#aa00FF' },
    ...{ hidden: ['home'], origins: 'https://a.cn \n\nhttps://b.cn' },
  })
  const body = {
    ...{ siteName: '名', logoUrl: null, loginUrl: null, accent: '#aa00FF' },
    ...{ hidden: ['home'], origins: ['https://a.cn', 'https://b.cn'] },
  }
  expect(calls).toEqual([['saveHost', { path: { name: 'data.example.com' }, body }, QUIET]])
  expect(said).toEqual(['新增成功'])
})

it.each([
  [{ name: ' ' }, 'name'],
  [{ siteName: '' }, 'siteName'],
  [{ accent: '#aa00f' }, 'accent'],
  [{ accent: 'red' }, 'accent'],
])('a host with %j is not sent', async (about, field) => {
  const { errors, calls } = await submit(hostForm, { name: 'a.cn', siteName: '名', ...about })
  expect([Object.keys(errors), calls]).toEqual([[field], []])
})
