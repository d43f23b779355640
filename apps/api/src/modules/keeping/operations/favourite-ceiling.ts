import { nextTierFor, tierEntitlement } from '@haixuan/rules'
import type { Transaction } from 'kysely'
import { lockAccount } from '#modules/account'
import type { FavouriteList } from '#modules/reference/rules'

import type { UserCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import { countAllFavourites, countFavourites, MOST_FAVOURITES } from '../store/favourite-write.ts'

/**
 * Lets work add favourites to a list, and takes all of it back when they are too many then. One at a time for a
 * person: two that each leave space for themselves alone would pass the limit together. What is kept already stays,
 * also when a tier that is over had space for more.
 * @throws {Failure} `quota_used` above the ceiling of the tier, `favourites_full` above that of a list
 */
export async function withinCeiling<T>(
  db: Database,
  caller: UserCaller,
  list: FavouriteList,
  work: (trx: Transaction<Tables>) => Promise<{ grew: number; answer: T }>,
): Promise<T> {
  return await db.transaction(async (trx) => {
    await lockAccount(trx, list.userId)
    const { grew, answer } = await work(trx)
    if (grew === 0) return answer
    const count = await countAllFavourites(trx, list.userId)
    if (count > tierEntitlement(caller.tier).favourites) throw overCeiling(caller, count - grew, grew)
    if ((await countFavourites(trx, list)) > MOST_FAVOURITES) {
      const message = `同一类收藏最多 ${MOST_FAVOURITES} 条，请先清理不再需要的收藏`
      throw new Failure('favourites_full', message)
    }
    return answer
  })
}

function overCeiling({ tier }: UserCaller, used: number, wanted: number): Failure {
  const limit = tierEntitlement(tier).favourites
  const next = nextTierFor(tier, 'favourites')
  const message = `当前会员等级最多收藏 ${limit} 个，已有 ${used} 个，放不下新的 ${wanted} 个；请清理不再需要的收藏或升级会员`
  const details = {
    ...(next ? { need: next.vip_type } : {}),
    ...{ used, limit },
  }
  return new Failure('quota_used', message, details, 'tier')
}
