import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#shared/api'
import { $user, type User } from '#shared/session'
import { Contact } from './contact.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
let unmount = () => {}
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

const at = (name: string) => `https://cdn.example.com/${name}.png`
const NAMES = ['douyin_qrcode_1', 'douyin_qrcode_2', 'user_group', 'customer']

/** The popover, as somebody with these entries of the dictionary sees it; null: the dictionary cannot be read. */
async function open(
  entries: readonly { key: string; value: string | null }[] | null,
  user: User | null = null,
) {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  if (entries) queries.setQueryData(['getDictionary', { path: { name: 'front_desk' } }], entries)
  else vi.spyOn(api, 'call').mockRejectedValue(new Error('网络连接失败'))
  const root = createRootRoute({ component: () => <Contact onGo={() => undefined} /> })
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
      <Provider value={fork({ values: [[$user, user]] })}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </Provider>,
    ),
  )
  return place
}
const codesOf = (place: HTMLElement) =>
  [...place.querySelectorAll('img')].map((picture) => [picture.alt, picture.getAttribute('src')])

it('has the versions of the downloads and a code for each entry that is set', async () => {
  const place = await open(NAMES.map((key) => ({ key, value: at(key) })))
  expect([...place.querySelectorAll('a')].map((link) => link.parentElement?.textContent)).toEqual([
    '浏览器插件6.8（2025-10-14）',
    '手机 Appv1.0（2024-11-28）',
  ])
  expect(codesOf(place)).toEqual([
    ['抖音号二维码', at('douyin_qrcode_1')],
    ['抖音号（二）二维码', at('douyin_qrcode_2')],
    ['用户交流群二维码', at('user_group')],
    ['联系客服二维码', at('customer')],
  ])
})

it('shows the support of the user before that of the site, and nothing that is not set', async () => {
  const entries = NAMES.map((key) => ({ key, value: key === 'customer' ? at(key) : null }))
  expect(codesOf(await open(entries, { belongCode: at('own') } as User))).toEqual([
    ['联系客服二维码', at('own')],
  ])
})

it('inside a frame has no way to the plugin', async () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue({} as never)
  const place = await open([])
  expect([...place.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['手机 App'])
})

it('says that the codes could not be read, with a way to try again', async () => {
  const place = await open(null)
  await vi.waitFor(async () => {
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)))
    expect([...place.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain('重试')
  })
})
