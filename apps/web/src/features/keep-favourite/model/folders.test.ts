import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
import { foldersQuery } from '../api/favourites.query.ts'
import { folderWanted } from './favourites.ts'
import {
  $waiting,
  folderChoiceClosed,
  folderChoiceForm,
  folderClosed,
  folderNameForm,
  foldersOrdered,
  newFolderForm,
} from './folders.ts'

const LIST = { marketplace: 'temu', subject: 'goods' } as const
const PATH = { marketplace: 'temu', kind: 'goods' }
const KEPT = { ...LIST, ids: ['7', '8'] }
const network = new HaixuanError({ code: -1, status: 0, reason: 'network', message: '网络连接失败' })

/** A server that refuses the operations that are named. */
function begin(...refused: readonly string[]) {
  const client = createQueryClient()
  const { queryKey } = foldersQuery(LIST)
  client.setQueryData(queryKey, { folders: [], total: 0, unfiled: 0 })
  const toasts = createToastQueue()
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$queryClient, client],
    ],
  })
  const call = vi.spyOn(api, 'call').mockImplementation((async (operation: string) => {
    if (refused.includes(operation)) throw network
    return operation === 'createFavouriteFolder' ? { id: 'f9' } : { changed: 2 }
  }) as never)
  onTestFinished(() => call.mockRestore())
  const said = () => toasts.shown().map(({ text }) => text)
  client.setQueryData(['listOrders'], [])
  const isOld = () =>
    client.getQueryState(queryKey)?.isInvalidated && !client.getQueryState(['listOrders'])?.isInvalidated
  return { scope, call, said, isOld }
}

it.each([
  ['a folder', { folder: 'f1' }, 'f1'],
  ['no folder', { folder: 'none' }, null],
])('what waits goes into %s, is said, and waits no more', async (_, choice, folder) => {
  const { scope, call, said, isOld } = begin()
  await allSettled(folderWanted, { scope, params: KEPT })
  await fillForm(scope, folderChoiceForm, { ...KEPT, ...choice })
  expect(call.mock.calls).toEqual([
    ['updateFavourites', { path: PATH, body: { ids: ['7', '8'], folder } }, { quiet: true }],
  ])
  expect([said(), scope.getState($waiting), isOld()]).toEqual([['已移动 2 项'], null, true])
})

it('a new folder is made first, and goes before the one that was chosen', async () => {
  const { scope, call } = begin()
  await fillForm(scope, folderChoiceForm, { ...KEPT, folder: 'f1', name: ' 夏季 ' })
  expect(call.mock.calls).toEqual([
    ['createFavouriteFolder', { path: PATH, body: { name: '夏季' } }, { quiet: true }],
    ['updateFavourites', { path: PATH, body: { ids: ['7', '8'], folder: 'f9' } }, { quiet: true }],
  ])
})

it.each(['createFavouriteFolder', 'updateFavourites'])(
  'while %s fails it is said in the form, where the choice goes on',
  async (operation) => {
    const { scope, said } = begin(operation)
    await allSettled(folderWanted, { scope, params: KEPT })
    await fillForm(scope, folderChoiceForm, { ...KEPT, name: '夏季' })
    expect(scope.getState(folderChoiceForm.$errors)).toEqual({ '': '网络连接失败' })
    expect([scope.getState($waiting), said()]).toEqual([KEPT, []])
    await allSettled(folderChoiceClosed, { scope })
    expect(scope.getState($waiting)).toBeNull()
  },
)

it('nothing chosen is not sent', async () => {
  const { scope, call } = begin()
  await fillForm(scope, folderChoiceForm, { ...KEPT, name: ' ' })
  expect(scope.getState(folderChoiceForm.$errors)).toHaveProperty('folder')
  expect(call).not.toHaveBeenCalled()
})

it.each([
  ['made', newFolderForm, LIST, 'createFavouriteFolder', PATH],
  ['renamed', folderNameForm, { ...LIST, id: 'f1' }, 'renameFavouriteFolder', { ...PATH, id: 'f1' }],
] as const)('a folder is %s without the spaces around its name', async (_, form, of, operation, path) => {
  const { scope, call, isOld } = begin()
  await fillForm(scope, form, { ...of, name: ' 夏季 ' })
  const [asked, about, how] = call.mock.calls[0] ?? []
  expect([asked, about, how]).toMatchObject([operation, { path, body: { name: '夏季' } }, { quiet: true }])
  expect(isOld()).toBe(true)
  await fillForm(scope, form, { ...LIST, name: ' ' })
  expect(scope.getState(form.$errors)).toEqual({ name: '请填写名称' })
  expect(call).toHaveBeenCalledOnce()
})

it.each(['answers', 'fails'])('folders are read again when the server %s', async (how) => {
  const { isOld, scope } = begin(...(how === 'fails' ? ['deleteFavouriteFolder'] : []))
  await allSettled(folderClosed, { scope, params: { ...LIST, id: 'f1' } })
  expect(isOld()).toBe(true)
})

it('folders are told their order, and a closed one its id', async () => {
  const { scope, call } = begin()
  await allSettled(foldersOrdered, { scope, params: { ...LIST, ids: ['b', 'a'] } })
  await allSettled(folderClosed, { scope, params: { ...LIST, id: 'f1' } })
  expect(call.mock.calls).toEqual([
    ['orderFavouriteFolders', { path: PATH, body: { ids: ['b', 'a'] } }],
    ['deleteFavouriteFolder', { path: { ...PATH, id: 'f1' } }],
  ])
})
