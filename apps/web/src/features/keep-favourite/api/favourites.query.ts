import { ASIDE, apiQuery } from '#shared/api'
import type { Shelf } from '../model/shelf.ts'

const path = ({ marketplace, subject }: Shelf) => ({ marketplace, kind: subject })

/** Ids of everything kept of a kind: which rows of any list carry a star. */
export const favouriteIdsQuery = (shelf: Shelf) => ({
  ...apiQuery('listFavouriteIds', { path: path(shelf) }),
  ...ASIDE,
})

/** Folders of a kind with what is in each. */
export const foldersQuery = (shelf: Shelf) => ({
  ...apiQuery('listFavouriteFolders', { path: path(shelf) }),
  ...ASIDE,
})
