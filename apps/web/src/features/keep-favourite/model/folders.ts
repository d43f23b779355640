import { createEffect, createEvent, createStore, sample } from 'effector'
import { api, invalidateFx } from '#shared/api'
import { createForm } from '#shared/form'
import { personLeft } from '#shared/session'
import type { FavouriteList, Kept } from './favourite-list.ts'
import { folderWanted, moveFavouritesFx } from './favourites.ts'

/** A folder shall go; what is in it stays a favourite. */
export const folderClosed = createEvent<FavouriteList & { id: string }>()
export const foldersOrdered = createEvent<FavouriteList & { ids: readonly string[] }>()
/** The choice of a folder was put away. */
export const folderChoiceClosed = createEvent()

/** Stands for no folder where one is chosen. */
export const NO_FOLDER = 'none'

const address = ({ marketplace, subject }: FavouriteList) => ({ marketplace, kind: subject })

/** Its form shows the failure. */
const openFolderFx = createEffect(({ name, ...list }: FavouriteList & { name: string }) =>
  api.call('createFavouriteFolder', { path: address(list), body: { name: name.trim() } }, { quiet: true }),
)
/** Its form shows the failure. */
const renameFolderFx = createEffect(({ id, name, ...list }: FavouriteList & { id: string; name: string }) =>
  api.call(
    'renameFavouriteFolder',
    { path: { ...address(list), id }, body: { name: name.trim() } },
    { quiet: true },
  ),
)
const closeFolderFx = createEffect(({ id, ...list }: FavouriteList & { id: string }) =>
  api.call('deleteFavouriteFolder', { path: { ...address(list), id } }),
)
const orderFoldersFx = createEffect(({ ids, ...list }: FavouriteList & { ids: readonly string[] }) =>
  api.call('orderFavouriteFolders', { path: address(list), body: { ids: [...ids] } }),
)

interface FolderChoice extends Kept {
  /** Id, `NO_FOLDER`, or null while none is chosen. */
  folder: string | null
  /** Of a folder that does not exist yet; it goes before the chosen one. */
  name: string
}

/** Moves things into a folder, which is made where it does not exist yet. */
const chooseFolderFx = createEffect(async ({ folder, name, ...kept }: FolderChoice) => {
  const { marketplace, subject } = kept
  const id =
    name.trim() === ''
      ? folder === NO_FOLDER
        ? null
        : folder
      : (await openFolderFx({ marketplace, subject, name })).id
  await moveFavouritesFx({ ...kept, folder: id, quiet: true })
})

const LIST: FavouriteList = { marketplace: 'temu', subject: 'goods' }
const nameless = ({ name }: { name: string }) => ({
  name: name.trim() === '' ? '请填写名称' : undefined,
})

export const newFolderForm = createForm({
  initial: { ...LIST, name: '' },
  faults: nameless,
  submit: openFolderFx,
})
export const folderNameForm = createForm({
  initial: { ...LIST, id: '', name: '' },
  faults: nameless,
  submit: renameFolderFx,
})
export const folderChoiceForm = createForm({
  initial: { ...LIST, ids: [], folder: null, name: '' },
  faults: ({ folder, name }) => ({
    folder: folder === null && name.trim() === '' ? '请选择文件夹，或填写新文件夹的名称' : undefined,
  }),
  submit: chooseFolderFx,
})

/** What waits for a folder; null while nothing does. */
export const $waiting = createStore<Kept | null>(null)
  .on(folderWanted, (_, kept) => kept)
  .reset(folderChoiceClosed, chooseFolderFx.done, personLeft)

sample({ clock: folderClosed, target: closeFolderFx })
sample({ clock: foldersOrdered, target: orderFoldersFx })

const changed = [openFolderFx, renameFolderFx, closeFolderFx, orderFoldersFx]
for (const list of ['listFavouriteFolders', 'searchFavourites']) {
  sample({ clock: changed.map((fx) => fx.finally), fn: () => [list], target: invalidateFx })
}
