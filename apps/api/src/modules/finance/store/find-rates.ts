import type { EnteredRate } from '@haixuan/rules'
import { sql } from 'kysely'
import type { Reader } from './counted-rows.ts'
import { dayText } from './day-text.ts'

/** A stored rate, and when it was entered. */
export interface StoredRate extends EnteredRate {
  enteredAt: Date
}

/** Rates of an account, by currency, the newest day of each first. */
export async function findRates(
  db: Reader,
  accountId: string,
  { currency, limit, offset }: { currency?: string; limit: number; offset: number },
): Promise<{ rows: StoredRate[]; count: number }> {
  const matches = currency === undefined ? sql`true` : sql`r.currency = ${currency}`
  const { rows } = await sql<Omit<StoredRate, 'day'> & { day: number; count: number }>`
    select r.currency, r.day, r.rate, r.source, r.entered_at as "enteredAt", (count(*) over ())::integer as count
    from finance_rate as r where r.account_id = ${accountId}::uuid and ${matches}
    order by r.currency, r.day desc
    limit ${limit}::integer offset ${offset}::integer`.execute(db.kysely)
  return {
    rows: rows.map(({ count: _, day, ...rate }) => ({ ...rate, day: dayText(day) })),
    count: rows[0]?.count ?? 0,
  }
}
