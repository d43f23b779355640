import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, Profiler, type ProfilerOnRenderCallback } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { PageLink } from './page-link.tsx'

let unmount = () => {}
afterEach(() => unmount())

/** A page with a link to another, which says how often anything in it was drawn. */
async function site() {
  const drawn = vi.fn<ProfilerOnRenderCallback>()
  const root = createRootRoute()
  const here = createRoute({
    getParentRoute: () => root,
    path: '/temu/home',
    component: () => (
      <Profiler id="link" onRender={drawn}>
        <PageLink to="/temu/bomb">降价榜</PageLink>
      </Profiler>
    ),
  })
  const there = createRoute({ getParentRoute: () => root, path: '/temu/bomb', component: () => <p>到了</p> })
  const router = createRouter({
    routeTree: root.addChildren([here, there]),
    history: createMemoryHistory({ initialEntries: ['/temu/home'] }),
  })
  const host = document.body.appendChild(document.createElement('div'))
  const app = createRoot(host)
  unmount = () => {
    act(() => app.unmount())
    host.remove()
  }
  await router.load()
  // The site registers its own router; this one has two pages of it.
  await act(async () => app.render(<RouterProvider router={router as never} />))
  const link = host.querySelector('a') as HTMLAnchorElement
  const press = async (how: MouseEventInit = {}) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
    await act(async () => link.dispatchEvent(click))
    return click
  }
  return { router, host, drawn, link, press }
}

it('goes to its page without loading the site again', async () => {
  const { router, host, link, press } = await site()
  expect(link.getAttribute('href')).toBe('/temu/bomb')
  expect((await press()).defaultPrevented).toBe(true)
  expect(router.state.location.pathname).toBe('/temu/bomb')
  expect(host.textContent).toBe('到了')
})

it('leaves to the browser what opens elsewhere', async () => {
  const { router, press } = await site()
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    expect((await press(how)).defaultPrevented).toBe(false)
  }
  expect(router.state.location.pathname).toBe('/temu/home')
})

it('is not drawn again when only the query changes', async () => {
  const { router, drawn } = await site()
  drawn.mockClear()
  await act(() => router.navigate({ to: '/temu/home', search: { page: '2' } } as never))
  expect(router.state.location.searchStr).toContain('page')
  expect(drawn).not.toHaveBeenCalled()
})
