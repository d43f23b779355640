import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { $toasts } from '#shared/notice'
import { changeListingsFx, listingsAdded, listingsChanged, listingsRemoved } from './listings.ts'

afterEach(() => void vi.restoreAllMocks())

/** What was sent, where every call names products. */
function sentBy(call: { mock: { calls: readonly (readonly unknown[])[] } }) {
  return call.mock.calls.map(([operation, input, options]) => {
    const { path, body } = input as { path: object; body: { ids: string[] } }
    return { operation, path, body, options }
  })
}

function setup() {
  const client = createQueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const toasts = { success: vi.fn(), warning: vi.fn(), info: vi.fn(), danger: vi.fn(), show: vi.fn() }
  const scope = fork({
    values: [
      [$queryClient, client],
      [$toasts, toasts as never],
    ],
  })
  return { scope, toasts, invalidate }
}

test('more than one call takes are sent in parts, and marks and lists are read again', async () => {
  const call = vi.spyOn(api, 'call').mockImplementation((async (_: string, { body }: never) => ({
    results: (body as { ids: string[] }).ids.map((id) => ({ id, result: 'added' })),
  })) as never)
  const { scope, invalidate } = setup()
  const ids = Array.from({ length: 450 }, (_, n) => String(n))
  await allSettled(listingsAdded, { scope, params: { marketplace: 'shein', ids } })
  expect(sentBy(call).map(({ operation, body }) => [operation, body.ids.length])).toEqual([
    ['addListings', 200],
    ['addListings', 200],
    ['addListings', 50],
  ])
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['listListingMarks'] })
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['searchListings'] })
})

test('what was taken out can be brought back as it was', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue({ changed: 2 } as never)
  const { scope, toasts } = setup()
  const params = { marketplace: 'temu' as const, ids: ['7', '8'] }
  await allSettled(listingsRemoved, { scope, params })
  const [text, action] = toasts.success.mock.calls[0] as [string, { label: string; run: () => void }]
  expect([text, action.label]).toEqual(['已移出上架库 2 项', '撤销'])
  action.run()
  await allSettled(scope)
  expect(call).toHaveBeenLastCalledWith('restoreListings', {
    path: { marketplace: 'temu' },
    body: { ids: ['7', '8'] },
  })
})

test('a change that fails is told to anyone who waits for it', async () => {
  vi.spyOn(api, 'call').mockRejectedValue(new Error('网络连接失败'))
  const { scope } = setup()
  const params = { marketplace: 'temu' as const, ids: ['7'], change: { status: 'listed' as const } }
  expect(await allSettled(changeListingsFx, { scope, params })).toMatchObject({ status: 'fail' })
})

test('a change is told as it is, and marks and lists are read again', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue({ changed: 1 } as never)
  const { scope, invalidate } = setup()
  const params = { marketplace: 'temu' as const, ids: ['7'], change: { status: 'listed' as const } }
  await allSettled(listingsChanged, { scope, params })
  const body = { ids: ['7'], status: 'listed' }
  expect(call.mock.calls).toEqual([['updateListings', { path: { marketplace: 'temu' }, body }, {}]])
  for (const list of ['listListingMarks', 'searchListings'])
    expect(invalidate).toHaveBeenCalledWith({ queryKey: [list] })
})

test.each([
  ['added', listingsAdded],
  ['removed', listingsRemoved],
])('what could not be %s is not said to be, and marks and lists are read again', async (_, asked) => {
  vi.spyOn(api, 'call').mockRejectedValue(new Error('网络连接失败'))
  const { scope, toasts, invalidate } = setup()
  await allSettled(asked, { scope, params: { marketplace: 'temu', ids: ['7'] } })
  expect([toasts.success.mock.calls, toasts.warning.mock.calls]).toEqual([[], []])
  for (const list of ['listListingMarks', 'searchListings'])
    expect(invalidate).toHaveBeenCalledWith({ queryKey: [list] })
})

test('what was added is said', async () => {
  vi.spyOn(api, 'call').mockResolvedValue({ results: [{ id: '7', result: 'added' }] } as never)
  const { scope, toasts } = setup()
  await allSettled(listingsAdded, { scope, params: { marketplace: 'temu', ids: ['7'] } })
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('已加入上架库')
})

test.each([
  [199, [199]],
  [200, [200]],
  [201, [200, 1]],
])('%d products are changed, taken out and brought back in parts of %j', async (count, parts) => {
  const call = vi.spyOn(api, 'call').mockResolvedValue({ changed: 1 } as never)
  const { scope, toasts } = setup()
  const ids = Array.from({ length: count }, (_, n) => String(n))
  await allSettled(changeListingsFx, {
    scope,
    params: { marketplace: 'temu', ids, change: { note: null }, quiet: true },
  })
  await allSettled(listingsRemoved, { scope, params: { marketplace: 'temu', ids } })
  const [text, undo] = toasts.success.mock.calls[0] as [string, { run: () => void }]
  expect(text).toBe(`已移出上架库 ${count} 项`)
  undo.run()
  await allSettled(scope)
  const sent = sentBy(call)
  const operations = ['updateListings', 'removeListings', 'restoreListings']
  expect(sent.map(({ operation, path, body }) => [operation, path, body.ids.length])).toEqual(
    operations.flatMap((operation) => parts.map((length) => [operation, { marketplace: 'temu' }, length])),
  )
  expect(sent[0]?.body).toMatchObject({ note: null })
  expect(sent[0]?.options).toEqual({ quiet: true })
  for (const operation of operations)
    expect(sent.flatMap((one) => (one.operation === operation ? one.body.ids : []))).toEqual(ids)
})

test('one that is taken out is said without a number', async () => {
  vi.spyOn(api, 'call').mockResolvedValue({ changed: 1 } as never)
  const { scope, toasts } = setup()
  await allSettled(listingsRemoved, { scope, params: { marketplace: 'temu', ids: ['7'] } })
  expect(toasts.success.mock.calls[0]?.[0]).toBe('已移出上架库')
})
