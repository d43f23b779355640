import { tierEntitlement } from '@haixuan/rules'
import type { Transaction } from 'kysely'
import type { UserCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { quotaAccount, quotaDay } from '../rules/quota-account.ts'
import { type MarketRow, openMarketRows } from './market-rows-opened.ts'
import { usedUp } from './quota.ts'

const openingOf = (caller: UserCaller, now: number) => ({
  account: quotaAccount(caller),
  day: quotaDay(now),
  limit: tierEntitlement(caller.tier).marketRows,
})

/**
 * Draws rows of the market on the day's right `marketRows`, all of them or none. A row that the account has opened on
 * the same day costs nothing, whichever operation showed it.
 * @param trx the transaction that this is part of, if any
 * @throws {Failure} `quota_used` when the right has less left: of the day, or of the tier for more rows than its day has
 */
export async function drawMarketRows(
  db: Database,
  caller: UserCaller,
  rows: readonly MarketRow[],
  { now = Date.now(), trx }: { now?: number; trx?: Transaction<Tables> } = {},
): Promise<void> {
  if (rows.length === 0) return
  const closed = await openMarketRows(db, rows, openingOf(caller, now), 'all', trx)
  if (!closed.includes(true)) return
  const different = new Set(rows.map(({ marketplace, kind, id }) => `${marketplace} ${kind} ${id}`)).size
  throw await usedUp(trx ? { ...db, kysely: trx } : db, caller, 'marketRows', different, now)
}

/**
 * The same for rows of an own list, from the first on as far as the right reaches: an own list is never refused.
 * @returns for each row whether its market figures stay closed
 */
export async function openOwnRows(
  db: Database,
  caller: UserCaller,
  rows: readonly MarketRow[],
  now = Date.now(),
): Promise<boolean[]> {
  if (rows.length === 0) return []
  return await openMarketRows(db, rows, openingOf(caller, now), 'some')
}
