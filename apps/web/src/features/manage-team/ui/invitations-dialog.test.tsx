import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#shared/api'
import { InvitationsDialog } from './invitations-dialog.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

/** The dialog with what the server answers; null: it cannot be reached. */
async function open(invitations: readonly object[] | null): Promise<string> {
  const call = vi.spyOn(api, 'call')
  if (invitations) call.mockResolvedValue(invitations as never)
  else call.mockRejectedValue(new Error('网络连接失败'))
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const drawn = createRoot(document.body.appendChild(document.createElement('div')))
  unmount = () => act(() => drawn.unmount())
  await act(async () =>
    drawn.render(
      <QueryClientProvider client={queries}>
        <InvitationsDialog onClose={() => undefined} />
      </QueryClientProvider>,
    ),
  )
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 10)))
  return document.body.textContent ?? ''
}

it('says who asks, that nobody does, or that it is not known', async () => {
  const owner = { nickname: '海风', mobile: '138****8002' }
  expect(await open([{ id: 'i', owner }])).toContain('海风（138****8002）邀请您成为其子账号')
  unmount()
  expect(await open([])).toContain('没有待处理的邀请')
  unmount()
  const failed = await open(null)
  expect(failed).toContain('加载失败')
  expect(failed).not.toContain('没有待处理的邀请')
})
