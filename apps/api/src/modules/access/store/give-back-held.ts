import { type RawBuilder, sql } from 'kysely'
import type { DailyRight } from './quota.ts'

/**
 * Part of a statement: gives what a row of `held h` (columns account, quota_day, quota_rows) has drawn back to the quota
 * of its day, but for what is kept. The statement may go on with `and`.
 */
export function giveBackHeld(right: DailyRight, kept: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`update quota_use q set used = greatest(0, q.used - (h.quota_rows - ${kept}))
    from held h where q.user_id = h.account and q.feature = ${right} and q.day = h.quota_day`
}
