import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { SearchAll } from './search-all.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// The page reads its configuration once, when it is loaded.
vi.hoisted(() => {
  document.documentElement.dataset['site'] = '{"siteName":"蓝海","hidden":["temu"]}'
})

it('searches the marketplace that is chosen, of those that the host shows; an empty search stays', async () => {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const root = createRootRoute({ component: SearchAll })
  const router = createRouter({ routeTree: root, history })
  const place = document.body.appendChild(document.createElement('div'))
  const drawn = createRoot(place)
  await router.load()
  await act(async () => drawn.render(<RouterProvider router={router as never} />))
  const choices = [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  expect(choices.map((one) => one.closest('label')?.textContent)).toEqual(['Shein', 'AliExpress', 'TikTok'])
  const type = (text: string) => {
    const field = place.querySelector('input:not([type=radio])') as HTMLInputElement
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    act(() => {
      set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    act(() => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    })
  }
  act(() => choices[1]?.click())
  type('  ')
  expect(history.location.href).toBe('/')
  type('猫砂 & 收纳')
  await vi.waitFor(() =>
    expect(history.location.href).toBe(
      '/aliexpress/yesterday?keyword=%E7%8C%AB%E7%A0%82+%26+%E6%94%B6%E7%BA%B3',
    ),
  )
  act(() => drawn.unmount())
  place.remove()
})
