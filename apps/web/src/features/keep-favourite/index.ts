export { foldersQuery } from './api/favourites.query.ts'
export type { FavouriteList } from './model/favourite-list.ts'
export {
  addFavouritesFx,
  favouritesNoted,
  folderWanted,
  noteFavouritesFx,
  type Outreach,
  starPressed,
  stockReminderWanted,
} from './model/favourites.ts'
export { folderClosed, folderNameForm, foldersOrdered, newFolderForm } from './model/folders.ts'
export { FavouriteBatch } from './ui/favourite-batch.tsx'
export { FavouriteButton } from './ui/favourite-button.tsx'
export { FavouriteStar, FavouritesProvider } from './ui/favourite-star.tsx'
export { FolderChoice } from './ui/folder-choice.tsx'
