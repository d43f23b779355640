import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { $user, type User } from '#shared/session'
import { MobileGate } from './mobile-gate.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

/** A page of a marketplace, as somebody with this login sees it. */
async function visit(marketplace: string, mobile: string): Promise<string> {
  const scope = fork({ values: [[$user, { id: 'u', mobile } as User]] })
  const root = createRootRoute({
    component: () => (
      <MobileGate marketplace={marketplace}>
        <p>商品列表</p>
      </MobileGate>
    ),
  })
  const page = createRoute({ getParentRoute: () => root, path: '/' })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const place = document.createElement('div')
  document.body.append(place)
  const drawn = createRoot(place)
  await act(async () => {
    drawn.render(
      <Provider value={scope}>
        <RouterProvider router={router as never} />
      </Provider>,
    )
  })
  await vi.waitFor(() => expect(document.body.textContent).not.toBe(''))
  const text = document.body.textContent ?? ''
  await act(async () => drawn.unmount())
  place.remove()
  return text
}

it('asks an account that a host client made for its mobile on TikTok, and nobody else', async () => {
  expect(await visit('tiktok', 'erp-77')).toContain('需要授权手机号码')
  expect(await visit('temu', 'erp-77')).toBe('商品列表')
  expect(await visit('tiktok', '13812341234')).toBe('商品列表')
})
