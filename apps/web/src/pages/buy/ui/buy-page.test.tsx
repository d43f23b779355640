import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#shared/api'
import { $token, $user, type User } from '#shared/session'
import { BuyPage } from './buy-page.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
let unmount = () => {}
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

const NOW = Date.now()
const PLANS = [
  { id: 10, name: '个人月卡', vip_type: 'month', months: 1, price: 198, priceFen: 19_800 },
  { id: 16, name: '定制', vip_type: 'yqyy', months: null, price: null, priceFen: null },
]

/** The page of a member, with these answers; what is not among them cannot be read. */
async function visit(about: Partial<User>, answers: Readonly<Record<string, unknown>>) {
  vi.spyOn(api, 'call').mockRejectedValue(new Error('网络连接失败'))
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  for (const [operation, data] of Object.entries(answers)) queries.setQueryData([operation, undefined], data)
  const scope = fork({
    values: [
      [$token, 't'],
      [$user, { vip_type: 'general', vipExpire: null, belongCode: null, ...about } as User],
    ],
  })
  const root = createRootRoute({ component: BuyPage })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) })
  const place = document.body.appendChild(document.createElement('div'))
  const drawn = createRoot(place)
  unmount = () => {
    act(() => drawn.unmount())
    place.remove()
  }
  await router.load()
  await act(async () =>
    drawn.render(
      <Provider value={scope}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </Provider>,
    ),
  )
  return place
}

it('shows the prices of the server; what cannot be read beside them says so, each with a way to try again', async () => {
  const place = await visit({}, { listPlans: PLANS })
  const cards = [...place.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(cards).toEqual(['个人月卡¥1981 个月', '定制联系客服按约定'])
  await vi.waitFor(async () => {
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)))
    const failures = [...place.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
    // What can be bought, the orders, and what each membership opens.
    expect(failures).toEqual(Array(3).fill('加载失败网络连接失败重试'))
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
  expect(buttons).toEqual(['续费'])
  const expired = await visit({ vip_type: 'month', vipExpire: NOW - 1 }, answers)
  expect(expired.textContent).toContain('会员已过期，您的数据仍然保留，续费后立即恢复权益。')
})
