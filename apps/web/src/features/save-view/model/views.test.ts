import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, createWatch, fork, type Store } from 'effector'
import { expect, onTestFinished, test, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $toasts, noticeAsked } from '#shared/notice'
import type { SavedView } from './saved-view.ts'
import { alertForm, newViewForm, viewNameForm } from './view-forms.ts'
import {
  $enteredBoards,
  $openedViews,
  alertDeleted,
  boardEntered,
  deleteViewFx,
  linkReady,
  linkWanted,
  linkWithdrawn,
  saveViewFx,
  shareViewFx,
  viewChanged,
  viewDeleted,
  viewOpened,
  viewSaved,
  viewsOrdered,
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

const BOARD = ['listSavedViews', { query: { board: '/temu/home' } }]

/** A server that takes everything, or nothing. */
function serve(isTaking = true) {
  const call = vi.spyOn(api, 'call').mockImplementation((async () => {
    if (!isTaking) throw new Error('网络连接失败')
    return view
  }) as never)
  onTestFinished(() => call.mockRestore())
  const [client, toasts] = [createQueryClient(), createToastQueue()]
  client.setQueryData(BOARD, [])
  client.setQueryData(['listOrders'], [])
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$queryClient, client],
    ],
  })
  const isOld = () =>
    client.getQueryState(BOARD)?.isInvalidated && !client.getQueryState(['listOrders'])?.isInvalidated
  // Not what is shown: a second of notices shows one.
  const notices: string[] = []
  createWatch({ unit: noticeAsked, scope, fn: ({ text }) => notices.push(text) })
  return { scope, call, isOld, said: () => notices }
}

const OF_VIEW = [{ path: { id: 'v1' } }]
const CHANGED = [{ path: { id: 'v1' }, body: { isStart: true } }, { quiet: false }]

test.each([
  ['changeViewFx', viewChanged, { id: 'v1', isStart: true }, 'updateSavedView', '修改成功', CHANGED],
  ['deleteViewFx', viewDeleted, 'v1', 'deleteSavedView', '视图已删除', OF_VIEW],
  [
    'orderViewsFx',
    viewsOrdered,
    ['v2', 'v1'],
    'orderSavedViews',
    undefined,
    [{ body: { ids: ['v2', 'v1'] } }],
  ],
  ['shareViewFx', linkWanted, 'v1', 'shareSavedView', undefined, OF_VIEW],
  ['unshareViewFx', linkWithdrawn, 'v1', 'unshareSavedView', '分享链接已失效', OF_VIEW],
  ['deleteAlertFx', alertDeleted, 'v1', 'deleteViewAlert', '提醒已删除', OF_VIEW],
] as const)('%s: told, said when it is done alone, and the views are read again', async (...row) => {
  const [, asked, params, operation, text, told] = row
  const taken = serve()
  await allSettled(asked as typeof viewDeleted, { scope: taken.scope, params: params as string })
  expect(taken.call.mock.calls).toEqual([[operation, ...told]])
  expect([taken.said(), taken.isOld()]).toEqual([text === undefined ? [] : [text], true])
  taken.call.mockRestore()
  const refused = serve(false)
  await allSettled(asked as typeof viewDeleted, { scope: refused.scope, params: params as string })
  expect([refused.said(), refused.isOld()]).toEqual([[], true])
})

test('a view is named, renamed and watched by forms, which show the failures', async () => {
  const { scope, call, said } = serve()
  await fillForm(scope, newViewForm, { board: '/temu/home', name: ' 水壶 ', query: { keyword: '水壶' } })
  await fillForm(scope, viewNameForm, { id: 'v1', name: ' 茶壶 ' })
  await fillForm(scope, alertForm, { id: 'v1', rule: { kind: 'price_drop', percent: 10 } })
  const body = { board: '/temu/home', name: '水壶', query: { keyword: '水壶' }, columns: null, watched: null }
  expect(call.mock.calls).toEqual([
    ['createSavedView', { body }, { quiet: true }],
    ['updateSavedView', { path: { id: 'v1' }, body: { name: '茶壶' } }, { quiet: true }],
    [
      'setViewAlert',
      { path: { id: 'v1' }, body: { rule: { kind: 'price_drop', percent: 10 }, isOn: true } },
      { quiet: true },
    ],
  ])
  expect(said()).toEqual(['视图已保存', '修改成功', '提醒已保存'])
})

test.each([
  ['saved', newViewForm],
  ['renamed', viewNameForm],
] as const)('a view that is not %s keeps its name in the form, with the reason', async (_, form) => {
  const { scope, call, said } = serve(false)
  await fillForm(scope, form, { name: '水壶' })
  expect(scope.getState(form.$errors)).toEqual({ '': '网络连接失败' })
  const { $values }: { $values: Store<{ name: string } | null> } = form
  expect([scope.getState($values)?.name, said()]).toEqual(['水壶', []])
  await fillForm(scope, form, { name: ' ' })
  expect(scope.getState(form.$errors)).toEqual({ name: '请填写名称' })
  expect(call).toHaveBeenCalledOnce()
})

test.each([
  [0, false],
  [1, true],
  [1000, true],
  [1001, false],
  [null, false],
])('an alert of %j percent is sent: %s', async (percent, isSent) => {
  const { scope, call } = serve()
  await fillForm(scope, alertForm, { id: 'v1', rule: { kind: 'sales_rise', percent } })
  expect(call).toHaveBeenCalledTimes(isSent ? 1 : 0)
  expect(Object.keys(scope.getState(alertForm.$errors))).toEqual(isSent ? [] : ['rule'])
})

test('a rule without a percentage is told without one', async () => {
  const { scope, call } = serve()
  await fillForm(scope, alertForm, { id: 'v1', rule: { kind: 'stock_out', percent: 10 }, isOn: false })
  expect(call.mock.calls[0]?.[1]).toEqual({
    path: { id: 'v1' },
    body: { rule: { kind: 'stock_out' }, isOn: false },
  })
})

test('the view that was opened last is known of each board, and a board is entered once', async () => {
  const { scope } = serve()
  await allSettled(viewOpened, { scope, params: { board: '/temu/home', id: 'v1' } })
  await allSettled(viewOpened, { scope, params: { board: '/temu/burst', id: 'v2' } })
  expect(scope.getState($openedViews)).toEqual({ '/temu/home': 'v1', '/temu/burst': 'v2' })
  await allSettled(boardEntered, { scope, params: '/temu/home' })
  await allSettled(boardEntered, { scope, params: '/temu/home' })
  expect(scope.getState($enteredBoards)).toEqual(['/temu/home'])
})

test('an alert that was opened and left as it is watches for new rows, and is on', async () => {
  const { scope, call } = serve()
  await fillForm(scope, alertForm, { id: 'v1' })
  expect(call.mock.calls[0]?.[1]).toEqual({
    path: { id: 'v1' },
    body: { rule: { kind: 'new_rows' }, isOn: true },
  })
})
