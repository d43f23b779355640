import { ASIDE, apiQuery } from '#shared/api'
import type { FavouriteList } from '../model/favourite-list.ts'

const path = ({ marketplace, subject }: FavouriteList) => ({ marketplace, kind: subject })

/** Ids of everything kept of a kind: which rows of any list carry a star. */
export const favouriteIdsQuery = (list: FavouriteList) => ({
  ...apiQuery('listFavouriteIds', { path: path(list) }),
  ...ASIDE,
})

/** Folders of a kind with what is in each. */
export const foldersQuery = (list: FavouriteList) => ({
  ...apiQuery('listFavouriteFolders', { path: path(list) }),
  ...ASIDE,
})
