import { allSettled, fork } from 'effector'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { noticesQuery } from '../api/notices.query.ts'
import { noticesMarked } from './notices.ts'

afterEach(() => void vi.restoreAllMocks())

interface Page {
  rows: { id: string; readAt: number | null }[]
  count: number
  unread: number
}

async function mark(page: Page | undefined, params: { ids: string[] | null; isRead: boolean }) {
  const client = createQueryClient()
  const { queryKey } = noticesQuery()
  if (page) client.setQueryData(queryKey, page as never)
  const call = vi.spyOn(api, 'call').mockResolvedValue({} as never)
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const scope = fork({ values: [[$queryClient, client]] })
  await allSettled(noticesMarked, { scope, params })
  return { shown: client.getQueryData<Page>(queryKey as never), call, invalidate }
}

const row = (id: string, readAt: number | null) => ({ id, readAt })

test.each([
  ['one is read', ['a'], true, [1, null, 5], 1],
  ['one that was read is read again', ['c'], true, [null, null, 5], 2],
  ['all are read, also those of other pages', null, true, [1, 1, 5], 0],
  ['one stands as unread again', ['c'], false, [null, null, null], 3],
  ['an unknown one', ['x'], true, [null, null, 5], 2],
])('%s: marks and the number turn at once', async (_name, ids, isRead, marks, unread) => {
  const page = { rows: [row('a', null), row('b', null), row('c', 5)], count: 9, unread: 2 }
  const { shown, call, invalidate } = await mark(page, { ids, isRead })
  expect(shown?.rows.map(({ readAt }) => readAt)).toEqual(marks)
  expect(shown?.unread).toBe(unread)
  expect(call).toHaveBeenCalledWith('readNotices', { body: { ids, isRead } })
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['listNotices'] })
})

test('what is not on this page stays counted', async () => {
  const page = { rows: [row('a', null)], count: 40, unread: 12 }
  expect((await mark(page, { ids: ['a'], isRead: true })).shown?.unread).toBe(11)
})

test('nothing cached stays nothing', async () => {
  expect((await mark(undefined, { ids: null, isRead: true })).shown).toBeUndefined()
})

test('the number is never below what the page shows as unread, nor below 0', async () => {
  const rows = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(rows, rows, fc.boolean(), fc.nat(3), async (all, ids, isRead, elsewhere) => {
      const shownRows = all.map((id, n) => row(id, n % 2 ? null : 3))
      const before = shownRows.filter(({ readAt }) => readAt === null).length
      const page = { rows: shownRows, count: all.length, unread: before + elsewhere }
      const { shown } = await mark(page, { ids, isRead })
      const after = shown?.rows.filter(({ readAt }) => readAt === null).length ?? 0
      expect(shown?.unread).toBe(after + elsewhere)
    }),
    { numRuns: 50 },
  )
})

test('a refusal reads the notices again, which takes the marks back', async () => {
  const client = createQueryClient()
  const { queryKey } = noticesQuery()
  client.setQueryData(queryKey, { rows: [row('a', null)], count: 1, unread: 1 } as never)
  vi.spyOn(api, 'call').mockRejectedValue(new Error('网络连接失败'))
  const scope = fork({ values: [[$queryClient, client]] })
  await allSettled(noticesMarked, { scope, params: { ids: ['a'], isRead: true } })
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
