import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, createWatch, fork } from 'effector'
import { expect, test } from 'vitest'
import { $queryClient, createQueryClient } from '#shared/api'
import { $toasts } from '#shared/notice'
import type { SavedView } from './saved-view.ts'
import {
  $openedViews,
  deleteViewFx,
  linkReady,
  linkWanted,
  saveViewFx,
  shareViewFx,
  viewDeleted,
  viewSaved,
} from './views.ts'

const view: SavedView = {
  ...{ id: 'v1', board: '/temu/home', name: '水壶', query: { keyword: '水壶' }, columns: null },
  ...{ isStart: false, shareId: null, alert: null, watched: null, createdAt: 1, updatedAt: 1 },
}

function begin() {
  const client = createQueryClient()
  client.setQueryData(['listSavedViews', { query: { board: '/temu/home' } }], [])
  const scope = fork({
    values: [
      [$toasts, createToastQueue()],
      [$queryClient, client],
    ],
    handlers: [
      [saveViewFx, () => view],
      [deleteViewFx, () => null],
      [shareViewFx, () => ({ ...view, shareId: 'abcdefghijklmnopqrstuv' })],
    ],
  })
  return { client, scope }
}

test('a saved view is the open one, and the lists ask again', async () => {
  const { client, scope } = begin()
  const { board, query, columns, watched } = view
  await allSettled(viewSaved, { scope, params: { board, query, columns, watched, name: '水壶' } })
  expect(scope.getState($openedViews)).toEqual({ '/temu/home': 'v1' })
  expect(client.getQueryState(['listSavedViews', { query: { board } }])?.isInvalidated).toBe(true)
  await allSettled(viewDeleted, { scope, params: 'v1' })
  expect(scope.getState($openedViews)).toEqual({})
})

test('a link carries the opaque id and nothing of the filters', async () => {
  const { scope } = begin()
  const links: string[] = []
  createWatch({ unit: linkReady, scope, fn: (link) => links.push(link) })
  await allSettled(linkWanted, { scope, params: 'v1' })
  expect(links).toEqual([expect.stringMatching(/\/temu\/home\?shared=abcdefghijklmnopqrstuv$/)])
})
