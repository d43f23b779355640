import { KitProvider } from '@haixuan/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { ListingRow } from '#entities/listing'
import { $queryClient, api } from '#shared/api'
import example from '../../../../../../openapi/examples/listings.json?raw'
import { ListingDialog } from './listing-dialog.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

const [row] = JSON.parse(example).value.data.rows as [ListingRow]

/** The dialog over an empty page; writing fails when asked to. */
async function draw({ fails = false } = {}) {
  const call = vi
    .spyOn(api, 'call')
    .mockImplementation((async (id: string) =>
      id === 'listSheinLocations'
        ? [{ siteId: 100, siteName: '美国' }]
        : fails
          ? Promise.reject(new Error('网络连接失败'))
          : { changed: 1 }) as never)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const onClose = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  const drawn = createRoot(place)
  unmount = () => {
    act(() => drawn.unmount())
    place.remove()
  }
  await act(async () =>
    drawn.render(
      <Provider value={fork({ values: [[$queryClient, queries]] })}>
        <QueryClientProvider client={queries}>
          <KitProvider>
            <ListingDialog row={row} onClose={onClose} />
          </KitProvider>
        </QueryClientProvider>
      </Provider>,
    ),
  )
  const field = (label: string) => {
    const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label)
    return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
  }
  const type = (label: string, text: string) =>
    act(async () => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      set?.call(field(label), text)
      field(label).dispatchEvent(new Event('input', { bubbles: true }))
    })
  const save = () => [...document.querySelectorAll('button')].find((one) => one.textContent === '保存')
  const press = () => act(async () => save()?.click())
  return { call, onClose, field, type, save, press }
}

test('shows what was written down, and sends exact minor units', async () => {
  const { call, onClose, field, type, press } = await draw()
  expect([field('成本').value, field('申报价').value]).toEqual(['18.50', '32.00'])
  await type('成本', '０.29')
  await type('申报价', '')
  await press()
  const calls = call.mock.calls as unknown as [string, { body: object }][]
  expect(calls.find(([id]) => id === 'updateListings')?.[1].body).toMatchObject({
    ids: [row.id],
    status: 'sourced',
    cost: { amount: 29, currency: 'CNY' },
    costSource: '1688',
    declaredPrice: null,
    targetSite: 100,
  })
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('an amount that is none is said beside its field and cannot be sent', async () => {
  const { call, type, save, press } = await draw()
  await type('成本', '十八块')
  expect(document.body.textContent).toContain('成本要填数字')
  expect(save()?.disabled || save()?.getAttribute('aria-disabled') === 'true').toBe(true)
  await press()
  expect(call.mock.calls.some(([id]) => id === 'updateListings')).toBe(false)
})

test('stays open with everything typed when the server cannot be reached', async () => {
  const { onClose, field, type, press } = await draw({ fails: true })
  await type('成本', '20')
  await press()
  expect(onClose).not.toHaveBeenCalled()
  expect(field('成本').value).toBe('20')
})
