import { QueryObserver } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import {
  $queryClient,
  createQueryClient,
  forgetQueriesFx,
  invalidateFx,
  patchQueryFx,
} from './query-client.ts'

function watched() {
  const client = createQueryClient()
  let answer = 1
  const ask = vi.fn(async () => answer++)
  const observer = new QueryObserver(client, { queryKey: ['listSessions', undefined], queryFn: ask })
  observer.subscribe(() => undefined)
  return { client, ask, scope: fork({ values: [[$queryClient, client]] }) }
}

it('a flow makes what is on screen ask again, by the name of the operation alone', async () => {
  const { client, ask, scope } = watched()
  await vi.waitFor(() => expect(client.getQueryData(['listSessions', undefined])).toBe(1))
  await allSettled(invalidateFx, { scope, params: ['listSessions'] })
  expect(ask).toHaveBeenCalledTimes(2)
  expect(client.getQueryData(['listSessions', undefined])).toBe(2)
})

it('a flow changes a cached answer without asking', async () => {
  const { client, ask, scope } = watched()
  await vi.waitFor(() => expect(client.getQueryData(['listSessions', undefined])).toBe(1))
  await allSettled(patchQueryFx, {
    scope,
    params: { queryKey: ['listSessions', undefined], update: () => 99 },
  })
  expect(client.getQueryData(['listSessions', undefined])).toBe(99)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('leaving forgets every answer', async () => {
  const { client, scope } = watched()
  client.setQueryData(['getUserInfo', undefined], { id: 'u1' })
  await allSettled(forgetQueriesFx, { scope })
  expect(client.getQueryData(['getUserInfo', undefined])).toBeUndefined()
})
