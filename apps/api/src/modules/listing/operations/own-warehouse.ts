import type { Transaction } from 'kysely'
import { signedIn } from '#modules/access'
import { lockAccount } from '#modules/account'
import type { Marketplace } from '#modules/reference/rules'

import type { Caller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import type { Warehouse } from '../rules/listing-status.ts'
import { countListings } from '../store/own-listing-write.ts'

/** Listings that one account may have, of all marketplaces together. */
export const MOST_LISTINGS = 5_000

/** The caller's own listings of a marketplace. @throws {Failure} `sign_in_required` */
export function ownWarehouse(caller: Caller, marketplace: Marketplace): Warehouse {
  return { userId: signedIn(caller).userId, marketplace }
}

/**
 * Lets work put listings into the account, and takes all of it back when they are too many then. One at a time for an
 * account: two that each leave space for themselves alone would pass the limit together.
 * @throws {Failure} `listings_full`
 */
export async function withinLimit<T>(
  db: Database,
  userId: string,
  work: (trx: Transaction<Tables>) => Promise<{ grew: boolean; answer: T }>,
): Promise<T> {
  return await db.transaction(async (trx) => {
    await lockAccount(trx, userId)
    const { grew, answer } = await work(trx)
    if (grew && (await countListings(trx, userId)) > MOST_LISTINGS) {
      const message = `上架库最多 ${MOST_LISTINGS} 个商品，请先移出不再需要的商品`
      throw new Failure('listings_full', message)
    }
    return answer
  })
}
