import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#shared/api'
import { Today } from './today.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
let unmount = () => {}
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

const goods = (about: object) => ({
  ...{ id: 'g1', title: 'Lamp', titleZh: '小夜灯', quality: { demo: false } },
  ...{ salesLast7: null, dropShare: null, salesBeforeOut: null, chanceScore: null, ...about },
})

/** The boards that the server answers; the others cannot be read. */
async function draw(boards: Readonly<Record<string, readonly object[]>>) {
  vi.spyOn(api, 'call').mockRejectedValue(new Error('网络连接失败'))
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  for (const [board, rows] of Object.entries(boards)) {
    const input = { path: { marketplace: 'temu', board }, query: { limit: 5 } }
    queries.setQueryData(['rankGoods', input], { rows, asOf: rows.length === 0 ? null : 1_800_000_000_000 })
  }
  const root = createRootRoute({ component: Today })
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
      <QueryClientProvider client={queries}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
    ),
  )
  return (name: string) => place.querySelector(`li[aria-label="${name}"]`)
}

it('says of each board its first places with its own figure, and — where there is none', async () => {
  const board = await draw({
    new: [goods({ salesLast7: 1234 })],
    'price-drop': [goods({ dropShare: 0.125 }), goods({ id: 'g2', titleZh: null })],
    'sold-out': [goods({ salesBeforeOut: 56.7, quality: { demo: true } })],
    burst: [goods({ chanceScore: 88 })],
  })
  expect(board('新品榜')?.textContent).toMatch(/小夜灯1,234数据更新于 2027\/01\/15/)
  expect([...(board('降价榜')?.querySelectorAll('ol li') ?? [])].map((row) => row.textContent)).toEqual([
    '小夜灯-12.5%',
    'Lamp—',
  ])
  expect(board('售罄榜')?.textContent).toContain('示例数据')
  expect(board('新品榜')?.textContent).not.toContain('示例数据')
  expect(board('AI推荐')?.querySelector('ol a')?.getAttribute('href')).toBe('/temu/detail?id=g1')
})

it('a board without a day says what to do, and one that cannot be read can be tried again', async () => {
  const board = await draw({ new: [] })
  expect(board('新品榜')?.textContent).toContain('暂无数据')
  await vi.waitFor(async () => {
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)))
    expect(board('降价榜')?.querySelector('[role=alert] button')?.textContent).toBe('重试')
  })
})
