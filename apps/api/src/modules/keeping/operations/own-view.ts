import type { components } from '@haixuan/api-sdk/schema'
import { marketplaceOfPath } from '@haixuan/rules'
import { requireMarketplace, signedIn } from '#modules/access'

import type { Caller, UserCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { CallContext } from '#platform/http/handler.ts'
import { findView } from '../store/saved-view-rows.ts'

type SavedView = components['schemas']['SavedView']

/** The caller's own view. @throws {Failure} `view_unknown` */
export async function ownView(
  db: Database,
  caller: Caller,
  id: string,
): Promise<{ user: UserCaller; view: SavedView }> {
  const user = signedIn(caller)
  const view = await findView(db, user.userId, id)
  if (!view) throw new Failure('view_unknown', '没有这个视图，可能已被删除，请刷新后重试')
  return { user, view }
}

/** @throws {Failure} `flag_needed` for a board of a marketplace that is not open to the caller */
export function requireBoard(caller: Caller, board: string): void {
  const marketplace = marketplaceOfPath(board)
  if (marketplace !== undefined) requireMarketplace(caller, marketplace)
}

/** @throws {Failure} a search that the contract does not know, a marketplace that is closed to the caller */
export function requireWatched(
  { caller, keepingParts }: Pick<CallContext, 'caller' | 'keepingParts'>,
  watched: components['schemas']['WatchedList'] | null | undefined,
): void {
  if (!watched) return
  requireMarketplace(caller, watched.marketplace)
  keepingParts.checkWatched(watched)
}
