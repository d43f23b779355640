import { act, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { BroughtOrders } from './brought-orders.tsx'
import { BroughtUsers } from './brought-users.tsx'
import { CommissionMonths } from './commission-months.tsx'
import { ShareLink } from './share-link.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const FIRST = { query: { page: 1, limit: 10 } }

/** A part of the page with these answers; what is not among them cannot be read. */
async function draw(part: ReactNode, answers: Parameters<typeof drawPage>[1] = {}) {
  vi.spyOn(api, 'call').mockRejectedValue(new Error('网络连接失败'))
  return (await drawPage(() => part, answers)).place
}
const cells = (place: HTMLElement) =>
  [...place.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )

it('the people one brought come ten a page, with what the specification says of them', async () => {
  const row = {
    nickname: '小王',
    vip_type: 'year',
    vip_expire: null,
    login_count: 3,
    created_at: 1_800_000_000_000,
  }
  const place = await draw(<BroughtUsers />, {
    answers: [[['listReferralUsers', FIRST], { rows: [row], count: 11 }]],
  })
  expect(cells(place)).toEqual([['小王', '个人年卡', '—', '3', expect.stringMatching(/^2027\/01\/15/)]])
  expect(place.querySelector('nav')?.textContent).toContain('11')
})

it('an order of theirs is always shown as paid; a commission that waits for the operator says so', async () => {
  const row = {
    user: { nickname: '小王' },
    totalFen: 19_800,
    commissionFen: 1_980,
    isHeld: false,
    created_at: 1_800_000_000_000,
  }
  const rows = [row, { ...row, isHeld: true }]
  const place = await draw(<BroughtOrders />, {
    answers: [[['listReferralOrders', FIRST], { rows, count: 2 }]],
  })
  expect(cells(place)[0]?.slice(0, 4)).toEqual(['小王', '¥198', '¥19.80', '已支付'])
  expect(cells(place)[1]?.[3]).toBe('已支付待核实')
  expect(place.querySelector('nav')).toBeNull()
})

it('the address says which page of them is shown, and a press on another goes there', async () => {
  const months = Array.from({ length: 11 }, (_, at) => ({
    ...{ month: `2026-${at}`, count: 1, totalFen: 19_800, commissionFen: 1_980 },
  }))
  const { place, address } = await drawPage(() => <CommissionMonths />, {
    at: '/?tab=months&page=2',
    answers: [[['listCommissionMonths', undefined], months]],
  })
  expect(cells(place).map(([month]) => month)).toEqual(['2026-10'])
  const first = [...place.querySelectorAll<HTMLElement>('nav button, nav a')].find(
    ({ textContent }) => textContent === '1',
  )
  await act(async () => first?.click())
  expect(address()).toBe('/?tab=months')
  expect(cells(place)).toHaveLength(10)
})

it('months come ten a page too', async () => {
  const months = Array.from({ length: 11 }, (_, index) => ({
    ...{
      month: `2026-${String(11 - index).padStart(2, '0')}`,
      count: 1,
      totalFen: 19_800,
      commissionFen: 1_980,
    },
  }))
  const place = await draw(<CommissionMonths />, { answers: [[['listCommissionMonths', undefined], months]] })
  expect(cells(place)).toHaveLength(10)
  expect(cells(place)[0]).toEqual(['2026-11', '1', '¥198', '¥19.80'])
})

it.each([
  ['the link', <ShareLink key="link" />],
  ['people', <BroughtUsers key="users" />],
  ['orders', <BroughtOrders key="orders" />],
  ['months', <CommissionMonths key="months" />],
])('%s that cannot be read say so, with a way to try again', async (_, part) => {
  const place = await draw(part)
  await vi.waitFor(async () => {
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)))
    expect(place.querySelector('[role=alert] button')?.textContent).toBe('重试')
  })
})
