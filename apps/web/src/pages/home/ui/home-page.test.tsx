import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { $lastTab } from '#shared/last-tab'
import { isHidden, type SitePath } from '#shared/routes'
import { $token } from '#shared/session'
import { HomePage } from './home-page.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// The page reads its configuration once, when it is loaded.
vi.hoisted(() => {
  document.documentElement.dataset['site'] = '{"siteName":"蓝海","hidden":["label","tiktok","temu"]}'
})

/** Where the home page of this host leads a visitor, or somebody who was last on a tab. */
async function links(lastTab: SitePath | null, token: string | null = 't'): Promise<string[]> {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(['listPlans', undefined], [])
  const scope = fork({
    values: [
      [$token, token],
      [$lastTab, lastTab],
    ],
  })
  const root = createRootRoute({ component: HomePage })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) })
  const place = document.createElement('div')
  const drawn = createRoot(place)
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
  const found = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  act(() => drawn.unmount())
  return found
}

it('leads to nothing that the host hides, also not to the tab that was open before it was hidden', async () => {
  const hidden = new Set(['label', 'tiktok', 'temu'] as const)
  for (const lastTab of [null, '/temu/home', '/tiktok/goods'] as const) {
    const found = await links(lastTab)
    expect(found[0]).toBe('/shein')
    expect(found.filter((href) => isHidden(href.split('?')[0] ?? '', hidden))).toEqual([])
  }
  expect((await links('/aliexpress/yesterday'))[0]).toBe('/aliexpress/yesterday')
  expect((await links(null, null))[0]).toBe('/login?view=register')
})
