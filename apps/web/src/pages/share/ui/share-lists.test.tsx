import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#shared/api'
import { BroughtOrders } from './brought-orders.tsx'
import { BroughtUsers } from './brought-users.tsx'
import { CommissionMonths } from './commission-months.tsx'
import { ShareLink } from './share-link.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

const FIRST = { query: { page: 1, limit: 10 } }

/** A part of the page with these answers; what is not among them cannot be read. */
async function draw(part: ReactNode, answers: readonly (readonly [string, object | undefined, unknown])[]) {
  vi.spyOn(api, 'call').mockRejectedValue(new Error('网络连接失败'))
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  for (const [operation, input, data] of answers) queries.setQueryData([operation, input], data)
  const place = document.body.appendChild(document.createElement('div'))
  const drawn = createRoot(place)
  unmount = () => {
    act(() => drawn.unmount())
    place.remove()
  }
  await act(async () => drawn.render(<QueryClientProvider client={queries}>{part}</QueryClientProvider>))
  return place
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
  const place = await draw(<BroughtUsers />, [['listReferralUsers', FIRST, { rows: [row], count: 11 }]])
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
  const place = await draw(<BroughtOrders />, [['listReferralOrders', FIRST, { rows, count: 2 }]])
  expect(cells(place)[0]?.slice(0, 4)).toEqual(['小王', '¥198', '¥19.80', '已支付'])
  expect(cells(place)[1]?.[3]).toBe('已支付待核实')
  expect(place.querySelector('nav')).toBeNull()
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
  const place = await draw(<CommissionMonths />, [['listCommissionMonths', undefined, months]])
  expect(cells(place)).toHaveLength(10)
  expect(cells(place)[0]).toEqual(['2026-11', '1', '¥198', '¥19.80'])
})

it.each([
  ['the link', <ShareLink key="link" />],
  ['people', <BroughtUsers key="users" />],
  ['orders', <BroughtOrders key="orders" />],
  ['months', <CommissionMonths key="months" />],
])('%s that cannot be read say so, with a way to try again', async (_, part) => {
  const place = await draw(part, [])
  await vi.waitFor(async () => {
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)))
    expect(place.querySelector('[role=alert] button')?.textContent).toBe('重试')
  })
})
