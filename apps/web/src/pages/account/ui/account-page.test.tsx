import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { $token } from '#shared/session'
import { AccountPage } from './account-page.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// The page reads its configuration once, when it is loaded.
vi.hoisted(() => {
  document.documentElement.dataset['site'] = '{"flags":{"registration":false}}'
})

/** Heading and text of the page at an address, for a visitor or somebody signed in. */
async function visit(address: string, token: string | null = null) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(['getHealth', undefined], { demo: false })
  const root = createRootRoute({ component: AccountPage, notFoundComponent: () => null })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root, history })
  const place = document.createElement('div')
  const drawn = createRoot(place)
  await router.load()
  await act(async () =>
    drawn.render(
      <Provider value={fork({ values: [[$token, token]] })}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </Provider>,
    ),
  )
  const seen = { heading: place.querySelector('h1')?.textContent, text: place.textContent ?? '' }
  act(() => drawn.unmount())
  return seen
}

it('while registration is closed nobody is offered to register, and is told whom to ask', async () => {
  const { heading, text } = await visit('/?view=register')
  expect(heading).toBe('登录')
  expect(text).toContain('暂停注册，请联系客服开通账号')
  expect(text).not.toContain('还没有账号？')
})

it('a new password is for who is signed in', async () => {
  expect((await visit('/?view=password')).heading).toBe('登录')
  expect((await visit('/?view=password', 'kept')).heading).toBe('设置密码')
})
