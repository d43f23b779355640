import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#shared/api'
import { $toasts } from '#shared/notice'
import {
  addFavouritesFx,
  favouritesAdded,
  favouritesNoted,
  favouritesRemoved,
  moveFavouritesFx,
  noteFavouritesFx,
} from './favourites.ts'

afterEach(() => void vi.restoreAllMocks())

const list = { marketplace: 'shein' as const, subject: 'shop' as const }
const path = { marketplace: 'shein', kind: 'shop' }
const kept = (...ids: string[]) => ({ ...list, ids })

function begin(answer: unknown) {
  const call = vi.spyOn(api, 'call').mockResolvedValue(answer as never)
  const toasts = createToastQueue()
  const scope = fork({ values: [[$toasts, toasts]] })
  return { scope, call, said: () => toasts.shown().map(({ tone, text }) => [tone, text]) }
}

test.each([
  [1, 0, '已收藏'],
  [2, 0, '已收藏 2 项'],
  [2, 1, '已收藏 2 项，1 项已在收藏中'],
  [0, 3, '已收藏 0 项，3 项已在收藏中'],
])('%d that are new and %d that were there: %s', async (added, there, text) => {
  const { scope, call, said } = begin({ added, kept: there, unknown: [] })
  await allSettled(favouritesAdded, { scope, params: kept('7', '8', '9') })
  expect(call.mock.calls).toEqual([
    ['addFavourites', { path, body: { ids: ['7', '8', '9'] } }, { quiet: false }],
  ])
  expect(said()).toEqual([['success', text]])
})

test('one that nobody knows is a warning, and no folder is offered', async () => {
  const { scope, said } = begin({ added: 1, kept: 0, unknown: ['a'] })
  await allSettled(favouritesAdded, { scope, params: kept('7', 'a') })
  expect(said()).toEqual([['warning', '已收藏 1 项；1 项尚未收录，没有收藏：a']])
})

test.each([
  [['7'], '已取消收藏'],
  [['7', '8'], '已取消收藏 2 项'],
])('%j that are taken away: %s', async (ids, text) => {
  const { scope, call, said } = begin({ changed: ids.length })
  await allSettled(favouritesRemoved, { scope, params: kept(...ids) })
  expect(call.mock.calls).toEqual([['removeFavourites', { path, body: { ids } }]])
  expect(said()).toEqual([['success', text]])
})

test.each([
  [1, '已移动'],
  [2, '已移动 2 项'],
])('%d that are moved: %s', async (changed, text) => {
  const { scope, call, said } = begin({ changed })
  await allSettled(moveFavouritesFx, { scope, params: { ...kept('7', '8'), folder: null } })
  expect(call.mock.calls).toEqual([
    ['updateFavourites', { path, body: { ids: ['7', '8'], folder: null } }, { quiet: false }],
  ])
  expect(said()).toEqual([['success', text]])
})

test.each([
  ['an addition', addFavouritesFx, { folder: 'f1' }],
  ['a move', moveFavouritesFx, { folder: 'f1' }],
  ['a note', noteFavouritesFx, { note: '补货' }],
] as const)('%s of a form tells its failure to the form alone', async (_, fx, told) => {
  const { scope, call } = begin({ added: 1, kept: 0, unknown: [], changed: 1 })
  await allSettled(fx as typeof addFavouritesFx, { scope, params: { ...kept('7'), ...told, quiet: true } })
  expect(call.mock.calls.map(([, ...rest]) => rest)).toEqual([
    [{ path, body: { ids: ['7'], ...told } }, { quiet: true }],
  ])
})

test('what is noted is told with the things that it is about', async () => {
  const { scope, call, said } = begin({ changed: 2 })
  await allSettled(favouritesNoted, { scope, params: { ...kept('7', '8'), note: null, outreach: 'sampled' } })
  const body = { ids: ['7', '8'], note: null, outreach: 'sampled' }
  expect(call.mock.calls).toEqual([['updateFavourites', { path, body }, { quiet: false }]])
  expect(said()).toEqual([])
})
