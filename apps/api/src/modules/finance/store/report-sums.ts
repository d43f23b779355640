import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { type BookScope, IS_TWICE, ofBooks } from './counted-rows.ts'

/** Sum of the counted events of one store, month, currency and kind. */
export interface EventSum {
  storeId: string
  /** yyyymm. */
  month: number
  currency: string
  kind: string
  rows: number
  /** Null: no row says pieces. */
  quantity: number | null
  /** Smallest unit of the currency. */
  minor: number
}

/** Sums of an account's details; lines of the account book are apart and never among them. */
export async function eventSums(db: Database, scope: BookScope): Promise<EventSum[]> {
  const rows = await db.kysely
    .selectFrom('money_event as e')
    .select((row) => [
      'store_id',
      'month',
      'currency',
      'kind',
      row.fn.countAll<string>().as('rows'),
      row.fn.sum<number | null>('quantity').as('quantity'),
      row.fn.sum<string>('minor').as('minor'),
    ])
    .where(ofBooks(scope))
    .where('e.is_ledger', '=', false)
    .groupBy(['store_id', 'month', 'currency', 'kind'])
    .orderBy('store_id')
    .orderBy('month')
    .orderBy('currency')
    .orderBy('kind')
    .execute()
  return rows.map((row) => ({
    ...{ storeId: row.store_id ?? '', month: row.month ?? 0, currency: row.currency, kind: row.kind },
    ...{
      rows: Number(row.rows),
      quantity: row.quantity === null ? null : Number(row.quantity),
      minor: Number(row.minor),
    },
  }))
}

/** Sum of the account book's lines with one type and remark. */
export interface LedgerSum {
  storeId: string
  month: number
  currency: string
  type: string | null
  remark: string | null
  rows: number
  minor: number
}

/** Sums of the account book by what its lines say; classes are given by patterns afterwards. */
export async function ledgerSums(db: Database, scope: BookScope): Promise<LedgerSum[]> {
  const rows = await db.kysely
    .selectFrom('money_event as e')
    .select((row) => [
      'store_id',
      'month',
      'currency',
      'bill_type',
      'remark',
      row.fn.countAll<string>().as('rows'),
      row.fn.sum<string>('minor').as('minor'),
    ])
    .where(ofBooks(scope))
    .where('e.is_ledger', '=', true)
    .groupBy(['store_id', 'month', 'currency', 'bill_type', 'remark'])
    .orderBy('store_id')
    .orderBy('month')
    .orderBy('currency')
    .execute()
  return rows.map((row) => ({
    ...{ storeId: row.store_id ?? '', month: row.month ?? 0, currency: row.currency },
    ...{ type: row.bill_type, remark: row.remark, rows: Number(row.rows), minor: Number(row.minor) },
  }))
}

/** Refunds that are there twice, in one store, month and currency. */
export interface TwiceSum {
  storeId: string
  month: number
  currency: string
  rows: number
  minor: number
}

/**
 * Refunds whose after-sale and SKU are also a reversal in the same store and month: the bill of refunds repeats what
 * the settlement reversed already. Rows without an after-sale number cannot be matched and count.
 */
export async function refundsTwice(db: Database, scope: BookScope): Promise<TwiceSum[]> {
  const { rows } = await sql<TwiceSum>`
    select e.store_id as "storeId", e.month, e.currency, count(*)::float8 as rows, sum(e.minor)::float8 as minor
    from money_event as e where ${ofBooks(scope)} and ${IS_TWICE}
    group by e.store_id, e.month, e.currency`.execute(db.kysely)
  return rows
}
