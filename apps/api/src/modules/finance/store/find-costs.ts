import type { EnteredCost } from '@haixuan/rules'
import { sql } from 'kysely'
import { enteredCost } from './cost-changes.ts'
import type { Reader } from './counted-rows.ts'
import type { FinanceTables } from './finance-tables.ts'

/** A stored version, and when it was entered. */
export interface StoredCost extends EnteredCost {
  enteredAt: Date
}

/** Versions of costs of an account, by code, the newest of each first. */
export async function findCosts(
  db: Reader,
  accountId: string,
  { keyword, limit, offset }: { keyword?: string; limit: number; offset: number },
): Promise<{ rows: StoredCost[]; count: number }> {
  const word = keyword?.trim().toLowerCase()
  const matches =
    word === undefined ? sql`true` : sql`(c.sku_id = ${word} or position(${word} in lower(c.sku_code)) > 0)`
  const { rows } = await sql<
    Omit<FinanceTables['finance_cost'], 'entered_at'> & { entered_at: Date; count: number }
  >`
    select c.*, (count(*) over ())::integer as count from finance_cost as c
    where c.account_id = ${accountId}::uuid and ${matches}
    order by c.sku_code, c.sku_id, c.valid_from desc
    limit ${limit}::integer offset ${offset}::integer`.execute(db.kysely)
  return {
    rows: rows.map((row) => ({ ...enteredCost(row), enteredAt: row.entered_at })),
    count: rows[0]?.count ?? 0,
  }
}
