export { foldersQuery } from './api/favourites.query.ts'
export type { FavouriteList } from './model/favourite-list.ts'
export {
  favouritesAdded,
  favouritesNoted,
  folderWanted,
  type Outreach,
  starPressed,
  stockReminderWanted,
} from './model/favourites.ts'
export { folderClosed, folderOpened, folderRenamed, foldersOrdered } from './model/folders.ts'
export { FavouriteBatch } from './ui/favourite-batch.tsx'
export { FavouriteButton } from './ui/favourite-button.tsx'
export { FavouriteStar, FavouritesProvider } from './ui/favourite-star.tsx'
export { FolderChoice } from './ui/folder-choice.tsx'
