import { signedIn } from '#modules/access'
import {
  type FavouriteKind,
  type FavouriteList,
  type Marketplace,
  requireKind,
} from '#modules/reference/rules'
import type { Caller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import { findFolder } from '../store/favourite-folders.ts'

/** The caller's own favourites of that kind and marketplace. @throws {Failure} `sign_in_required`, `kind_unknown` */
export function ownFavourites(
  caller: Caller,
  { marketplace, kind }: { marketplace: Marketplace; kind: FavouriteKind },
): FavouriteList {
  requireKind(marketplace, kind)
  return { userId: signedIn(caller).userId, marketplace, kind }
}

/** The failure of a folder that the caller has not. */
export function unknownFolder(): Failure {
  return new Failure('folder_unknown', '没有这个文件夹，可能已被删除，请刷新后重试')
}

/** @throws `folder_unknown` unless the list has that folder; null and undefined are no folder */
export async function requireFolder(
  db: Database,
  list: FavouriteList,
  id: string | null | undefined,
): Promise<void> {
  if (id && !(await findFolder(db, list, id))) throw unknownFolder()
}
