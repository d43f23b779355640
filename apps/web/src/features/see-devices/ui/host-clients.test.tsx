import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#shared/api'
import { HostClients } from './host-clients.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

/** The list, with what the server answers; null: it cannot be reached. */
async function draw(devices: readonly object[] | null) {
  const call = vi.spyOn(api, 'call')
  if (devices) call.mockResolvedValue(devices as never)
  else call.mockRejectedValue(new Error('网络连接失败'))
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const place = document.body.appendChild(document.createElement('div'))
  const drawn = createRoot(place)
  unmount = () => {
    act(() => drawn.unmount())
    place.remove()
  }
  await act(async () =>
    drawn.render(
      <QueryClientProvider client={queries}>
        <HostClients />
      </QueryClientProvider>,
    ),
  )
  return async (text: string) =>
    vi.waitFor(async () => {
      await act(() => new Promise<void>((resolve) => void setTimeout(resolve)))
      expect(place.textContent).toContain(text)
      return place.textContent ?? ''
    })
}

it('names each host client that may read, and none of the user’s own devices', async () => {
  const device = { id: 'a', device: 'Firefox/140', ip: null, current: true, expiresAt: 1_800_000_000_000 }
  const says = await draw([
    { ...device, hostOrigin: null },
    { ...device, id: 'b', current: false, hostOrigin: 'https://erp.example.com' },
  ])
  const text = await says('https://erp.example.com')
  expect(text).toContain('只读数据')
  expect(text.match(/撤销/g)).toHaveLength(1)
})

it('says that nobody may read only when that is known', async () => {
  await (await draw([]))('没有客户端可以读取您的数据')
  unmount()
  expect(await (await draw(null))('加载失败')).not.toContain('没有客户端可以读取您的数据')
})
