import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { $token, $user, type User } from '#shared/session'
import { BuyPage } from './buy-page.tsx'

afterEach(() => vi.restoreAllMocks())

const NOW = Date.now()
const PLANS = [
  { id: 10, name: '个人月卡', vip_type: 'month', months: 1, price: 198, priceFen: 19_800 },
  { id: 16, name: '定制', vip_type: 'yqyy', months: null, price: null, priceFen: null },
]

/** The page of a member, with these answers; what is not among them cannot be read. */
async function visit(about: Partial<User>, answers: Readonly<Record<string, unknown>>) {
  vi.spyOn(api, 'call').mockRejectedValue(new Error('网络连接失败'))
  const { place } = await drawPage(BuyPage, {
    answers: Object.entries(answers).map(([operation, data]) => [[operation, undefined], data] as const),
    stores: [
      [$token, 't'],
      [$user, { vip_type: 'general', vipExpire: null, belongCode: null, ...about } as User],
    ],
  })
  return place
}

it('shows the prices of the server; what cannot be read beside them says so, each with a way to try again', async () => {
  const place = await visit({}, { listPlans: PLANS })
  const cards = [...place.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(cards).toEqual(['个人月卡¥1981 个月', '定制价格待定按约定'])
  await vi.waitFor(async () => {
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)))
    const failures = [...place.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
    // What can be bought, the requests, the orders, and what each membership opens.
    expect(failures).toEqual(Array(4).fill('加载失败网络连接失败重试'))
  })
})

it('offers what the server lets this member do, and says why not', async () => {
  const terms = [
    { planId: 10, change: 'renew', vipUntil: NOW + 40 * 86_400_000, refusal: null },
    { planId: 16, change: null, vipUntil: null, refusal: '该套餐的价格请联系客服' },
  ]
  const answers = { listPlans: PLANS, getOrderTerms: { methods: ['transfer'], plans: terms } }
  const place = await visit({ vip_type: 'month', vipExpire: NOW + 9 * 86_400_000 + 1_000_000 }, answers)
  expect(place.textContent).toContain('当前会员：个人月卡剩余 9天0小时')
  const buttons = [...place.querySelectorAll('li button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual(['续费', '申请开通'])
  const expired = await visit({ vip_type: 'month', vipExpire: NOW - 1 }, answers)
  expect(expired.textContent).toContain('会员已过期，您的数据仍然保留，续费后立即恢复权益。')
})
