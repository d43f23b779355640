import type { Database } from '#platform/database/database.ts'

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
export async function eventSums(db: Database, accountId: string): Promise<EventSum[]> {
  const rows = await db.kysely
    .selectFrom('money_event')
    .select((row) => [
      'store_id',
      'month',
      'currency',
      'kind',
      row.fn.countAll<string>().as('rows'),
      row.fn.sum<number | null>('quantity').as('quantity'),
      row.fn.sum<string>('minor').as('minor'),
    ])
    .where('account_id', '=', accountId)
    .where('state', '=', 'counted')
    .where('is_ledger', '=', false)
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
export async function ledgerSums(db: Database, accountId: string): Promise<LedgerSum[]> {
  const rows = await db.kysely
    .selectFrom('money_event')
    .select((row) => [
      'store_id',
      'month',
      'currency',
      'bill_type',
      'remark',
      row.fn.countAll<string>().as('rows'),
      row.fn.sum<string>('minor').as('minor'),
    ])
    .where('account_id', '=', accountId)
    .where('state', '=', 'counted')
    .where('is_ledger', '=', true)
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
