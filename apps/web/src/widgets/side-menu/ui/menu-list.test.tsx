import { createToastQueue } from '@haixuan/ui-kit'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { $toasts } from '#shared/notice'
import type { MenuGroup } from '#shared/routes'
import { MenuList } from './menu-list.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
let unmount = () => {}
afterEach(() => unmount())

async function menu(groups: readonly MenuGroup[]) {
  const toasts = createToastQueue()
  const scope = fork({ values: [[$toasts, toasts]] })
  const root = createRootRoute({ component: () => <MenuList marketplace="temu" groups={groups} /> })
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/temu/home'] }),
  })
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
        <RouterProvider router={router as never} />
      </Provider>,
    ),
  )
  return { place, toasts, router }
}

it('a line without a page says that it is under construction, and goes nowhere', async () => {
  const { place, toasts, router } = await menu([{ title: '商品库', items: [{ title: '预售榜' }] }])
  const line = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === '预售榜')
  await act(async () => line?.click())
  expect(toasts.shown().map(({ text }) => text)).toEqual(['建设中，敬请期待！'])
  expect(router.state.location.pathname).toBe('/temu/home')
})

it('outside a frame it has the way to the plugin', async () => {
  const { place } = await menu([])
  expect(place.querySelector('a[href="/download"]')?.textContent).toBe('下载浏览器插件')
})
