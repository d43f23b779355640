export {
  audienceSinceSaved,
  favouriteClosing,
  favouriteIdentity,
  priceThenAndNow,
  salesSinceSaved,
} from './config/favourite-columns.ts'
export type { FavouriteColumns, FavouriteRow, FavouriteSlot } from './model/favourite-row.ts'
