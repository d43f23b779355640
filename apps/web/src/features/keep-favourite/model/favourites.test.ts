import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { $toasts } from '#shared/notice'
import { favouriteIdsQuery } from '../api/favourites.query.ts'
import { favouritesNoted, folderWanted, starPressed, stockReminderWanted } from './favourites.ts'

afterEach(() => void vi.restoreAllMocks())

const list = { marketplace: 'temu' as const, subject: 'goods' as const }
const kept = (...ids: string[]) => ({ ...list, ids })
const added = { added: 1, kept: 0, unknown: [] as string[] }

/** A page that knows which things carry a star, and a server that answers when it is let. */
function begin(stars: readonly string[] | undefined, answer: unknown = added) {
  const client = createQueryClient()
  const { queryKey } = favouriteIdsQuery(list)
  if (stars) client.setQueryData(queryKey, stars)
  const toasts = { success: vi.fn(), warning: vi.fn(), info: vi.fn(), error: vi.fn() }
  const scope = fork({
    values: [
      [$queryClient, client],
      [$toasts, toasts as never],
    ],
  })
  let release: () => void = () => {}
  const waits = new Promise<void>((resolve) => {
    release = resolve
  })
  const call = vi.spyOn(api, 'call').mockImplementation((async () => {
    await waits
    if (answer instanceof Error) throw answer
    return answer
  }) as never)
  const called = () => call.mock.calls.map(([operation]) => operation)
  const shown = () => client.getQueryData(queryKey)
  return { client, scope, toasts, call, called, release, shown }
}

test.each([
  ['a star is set', ['9'], ['7'], ['7', '9'], 'addFavourites'],
  ['a star is taken away', ['7', '9'], ['7'], ['9'], 'removeFavourites'],
  ['all of several carry one: all are taken away', ['7', '8', '9'], ['7', '8'], ['9'], 'removeFavourites'],
  ['one of several lacks it: all are kept', ['7', '9'], ['7', '8'], ['7', '8', '9'], 'addFavourites'],
  ['no star is known yet', undefined, ['7'], undefined, 'addFavourites'],
])('%s before the server answers', async (_name, stars, ids, expected, operation) => {
  const { scope, called, release, shown } = begin(stars)
  const done = allSettled(starPressed, { scope, params: kept(...ids) })
  await vi.waitFor(() => expect(called()).toEqual([operation]))
  expect(shown()).toEqual(expected)
  release()
  await done
})

test.each([
  ['an answer', added],
  ['a refusal', new Error('网络连接失败，请检查网络后重试')],
])('after %s stars, folders and lists are read again', async (_name, answer) => {
  const { client, scope, release } = begin([], answer)
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  release()
  await allSettled(starPressed, { scope, params: kept('7') })
  for (const operation of ['listFavouriteIds', 'listFavouriteFolders', 'searchFavourites'])
    expect(invalidate).toHaveBeenCalledWith({ queryKey: [operation] })
})

test('what was taken away comes back from its notice, star and all', async () => {
  const { scope, toasts, call, release, shown } = begin(['7', '9'], { changed: 1 })
  release()
  await allSettled(starPressed, { scope, params: kept('7') })
  const [text, undo] = toasts.success.mock.calls[0] as [string, { label: string; run: () => void }]
  expect([text, undo.label]).toEqual(['已取消收藏', '撤销'])
  undo.run()
  await allSettled(scope)
  expect(call).toHaveBeenLastCalledWith('restoreFavourites', {
    path: { marketplace: 'temu', kind: 'goods' },
    body: { ids: ['7'] },
  })
  expect(shown()).toEqual(['7', '9'])
})

test('the notice of a new star leads to the folders; ids that nobody knows are named instead', async () => {
  const first = begin([])
  first.release()
  const wanted = vi.fn()
  folderWanted.watch(wanted)
  await allSettled(starPressed, { scope: first.scope, params: kept('7') })
  const [, choose] = first.toasts.success.mock.calls[0] as [string, { run: () => void }]
  choose.run()
  await allSettled(first.scope)
  expect(wanted).toHaveBeenCalledWith(kept('7'))

  const second = begin([], { added: 0, kept: 0, unknown: ['a', 'b', 'c', 'd'] })
  second.release()
  await allSettled(starPressed, { scope: second.scope, params: kept('a', 'b', 'c', 'd') })
  expect(second.toasts.success).not.toHaveBeenCalled()
  expect(second.toasts.warning.mock.calls[0]?.[0]).toBe('已收藏 0 项；4 项尚未收录，没有收藏：a、b、c')
})

test('a reminder of stock keeps the product first, then asks to be told, and says so', async () => {
  const { scope, toasts, call, release, shown } = begin([])
  release()
  await allSettled(stockReminderWanted, { scope, params: kept('7') })
  const path = { marketplace: 'temu', kind: 'goods' }
  expect(call.mock.calls).toEqual([
    ['addFavourites', { path, body: { ids: ['7'] } }],
    ['updateFavourites', { path, body: { ids: ['7'], remindNext: true } }],
  ])
  expect(toasts.success).toHaveBeenCalledWith('已收藏；恢复销售后会在“消息”里告诉您')
  expect(shown()).toEqual(['7'])
})

test('a wish to be told of the next live is told to the server, and the lists are read again', async () => {
  const { client, scope, call, release } = begin(['7'], { changed: 1 })
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  release()
  await allSettled(favouritesNoted, { scope, params: { ...kept('7'), remindNext: true } })
  const path = { marketplace: 'temu', kind: 'goods' }
  const body = { ids: ['7'], remindNext: true }
  expect(call.mock.calls).toEqual([['updateFavourites', { path, body }, { quiet: false }]])
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['searchFavourites'] })
})
