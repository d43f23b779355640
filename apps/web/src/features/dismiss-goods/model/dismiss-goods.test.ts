import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { $toasts } from '#shared/notice'
import { goodsDismissed } from './dismiss-goods.ts'

afterEach(() => void vi.restoreAllMocks())

test('a dismissed product leaves the boards that are read again, and can be brought back', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue({ changed: 1 } as never)
  const client = createQueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const toasts = { success: vi.fn() }
  const scope = fork({
    values: [
      [$queryClient, client],
      [$toasts, toasts as never],
    ],
  })
  await allSettled(goodsDismissed, { scope, params: { marketplace: 'temu', ids: ['7'], dismissed: true } })
  expect(call).toHaveBeenCalledWith('dismissGoods', {
    path: { marketplace: 'temu' },
    body: { ids: ['7'], dismissed: true },
  })
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['rankGoods'] })
  const [text, action] = toasts.success.mock.calls[0] as [string, { run: () => void }]
  expect(text).toBe('不再推荐这个商品')

  action.run()
  await allSettled(scope)
  expect(call).toHaveBeenLastCalledWith('dismissGoods', {
    path: { marketplace: 'temu' },
    body: { ids: ['7'], dismissed: false },
  })
})

test('a refusal offers no way back, and the boards are read again', async () => {
  vi.spyOn(api, 'call').mockRejectedValue(new Error('网络连接失败'))
  const [client, toasts] = [createQueryClient(), { success: vi.fn() }]
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const scope = fork({
    values: [
      [$queryClient, client],
      [$toasts, toasts as never],
    ],
  })
  await allSettled(goodsDismissed, { scope, params: { marketplace: 'temu', ids: ['7'], dismissed: true } })
  expect(toasts.success).not.toHaveBeenCalled()
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['rankGoods'] })
})

test('what is recommended again is said so, and can be dismissed from there', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue({ changed: 1 } as never)
  const toasts = { success: vi.fn() }
  const scope = fork({ values: [[$toasts, toasts as never]] })
  await allSettled(goodsDismissed, { scope, params: { marketplace: 'temu', ids: ['7'], dismissed: false } })
  const [text, undo] = toasts.success.mock.calls[0] as [string, { label: string; run: () => void }]
  expect([text, undo.label]).toEqual(['已恢复推荐', '撤销'])
  undo.run()
  await allSettled(scope)
  expect(call).toHaveBeenLastCalledWith('dismissGoods', {
    path: { marketplace: 'temu' },
    body: { ids: ['7'], dismissed: true },
  })
})
