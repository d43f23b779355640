import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { $toasts } from '#shared/notice'
import { deviceRevoked, devicesQuery } from './devices.ts'

it.each([
  ['is signed out: it says so', async () => null, ['已退出该设备']],
  ['stays signed in: it says nothing', () => Promise.reject(new Error('no')), []],
])('a device %s, and the list asks again', async (_, answer, said) => {
  const call = vi.spyOn(api, 'call').mockImplementation(answer as never)
  onTestFinished(() => call.mockRestore())
  const [client, toasts] = [createQueryClient(), createToastQueue()]
  for (const list of ['listSessions', 'listOrders']) client.setQueryData([list], [])
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$queryClient, client],
    ],
  })
  await allSettled(deviceRevoked, { scope, params: 's1' })
  expect(call).toHaveBeenCalledExactlyOnceWith('revokeSession', { path: { id: 's1' } })
  expect(toasts.shown().map(({ text }) => text)).toEqual(said)
  const isOld = (list: string) => client.getQueryState([list])?.isInvalidated
  expect([isOld('listSessions'), isOld('listOrders')]).toEqual([true, false])
})

it('where somebody is signed in is never taken from an earlier answer', () => {
  expect(devicesQuery()).toMatchObject({ queryKey: ['listSessions', undefined], staleTime: 0 })
})
