import { createEffect, createEvent, createStore, sample } from 'effector'
import { serverErrors } from '#shared/account-rules'
import { api, invalidateFx } from '#shared/api'
import { personLeft } from '#shared/session'
import type { FavouriteList, Kept } from './favourite-list.ts'
import { favouritesMoved, folderWanted } from './favourites.ts'

/** A folder of that name shall be there. */
export const folderOpened = createEvent<FavouriteList & { name: string }>()
export const folderRenamed = createEvent<FavouriteList & { id: string; name: string }>()
/** A folder shall go; what is in it stays a favourite. */
export const folderClosed = createEvent<FavouriteList & { id: string }>()
export const foldersOrdered = createEvent<FavouriteList & { ids: readonly string[] }>()
/** The choice of a folder was put away. */
export const folderChoiceClosed = createEvent()
/** A folder that does not exist yet was chosen for what waits. */
export const newFolderChosen = createEvent<{ name: string }>()

const address = ({ marketplace, subject }: FavouriteList) => ({ marketplace, kind: subject })

/** `quiet`: a form waits for it and shows the failure. */
export const openFolderFx = createEffect((wanted: FavouriteList & { name: string; quiet?: boolean }) =>
  api.call(
    'createFavouriteFolder',
    { path: address(wanted), body: { name: wanted.name } },
    wanted.quiet === undefined ? {} : { quiet: wanted.quiet },
  ),
)
export const renameFolderFx = createEffect(
  ({ id, name, ...list }: FavouriteList & { id: string; name: string }) =>
    api.call('renameFavouriteFolder', { path: { ...address(list), id }, body: { name } }),
)
export const closeFolderFx = createEffect(({ id, ...list }: FavouriteList & { id: string }) =>
  api.call('deleteFavouriteFolder', { path: { ...address(list), id } }),
)
export const orderFoldersFx = createEffect(({ ids, ...list }: FavouriteList & { ids: readonly string[] }) =>
  api.call('orderFavouriteFolders', { path: address(list), body: { ids: [...ids] } }),
)

/** What waits for a folder; null while nothing does. */
export const $waiting = createStore<Kept | null>(null)
  .on(folderWanted, (_, kept) => kept)
  .reset(folderChoiceClosed, favouritesMoved, personLeft)

sample({ clock: folderOpened, target: openFolderFx })
sample({ clock: folderRenamed, target: renameFolderFx })
sample({ clock: folderClosed, target: closeFolderFx })
sample({ clock: foldersOrdered, target: orderFoldersFx })

const openForWaitingFx = createEffect(async ({ kept, name }: { kept: Kept; name: string }) => {
  const { id } = await openFolderFx({
    marketplace: kept.marketplace,
    subject: kept.subject,
    name,
    quiet: true,
  })
  return { ...kept, folder: id }
})
sample({
  clock: newFolderChosen,
  source: $waiting,
  filter: (kept) => kept !== null,
  fn: (kept, { name }) => ({ kept: kept as Kept, name }),
  target: openForWaitingFx,
})
sample({ clock: openForWaitingFx.doneData, target: favouritesMoved })

/** What was wrong with the folder that was chosen, for its form. */
export const $folderErrors = createStore<Readonly<Record<string, string>>>({})
  .on(openForWaitingFx.failData, (_, error) => serverErrors(error, { names: ['name'] }))
  .reset(newFolderChosen, folderChoiceClosed, favouritesMoved)

const changed = [openFolderFx, renameFolderFx, closeFolderFx, orderFoldersFx]
for (const list of ['listFavouriteFolders', 'searchFavourites']) {
  sample({ clock: changed.map((fx) => fx.finally), fn: () => [list], target: invalidateFx })
}
