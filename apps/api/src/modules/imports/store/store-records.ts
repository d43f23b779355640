import type { Transaction } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { RowRejection } from '../rules/compile-mapping.ts'
import type { ImportKind } from './import-kind.ts'

interface UpsertedRecords {
  inserted: number
  updated: number
  unchanged: number
  /** Chinese reasons, by place in the batch. */
  rejected: readonly { index: number; reason: string }[]
}

/** A write of records that reports by place in its batch. */
type Upsert<Row> = (
  db: Database,
  batch: Row[],
  sourceId: number,
  along: (trx: Transaction<Tables>, result: UpsertedRecords) => Promise<void>,
) => Promise<unknown>

/** Why the subject of a kind refuses a row. */
export function refusedRow(
  line: number,
  reason: 'refused' | 'unknown_product',
  message: string,
): RowRejection {
  return { line, field: null, column: null, reason, message }
}

/** The store of a kind whose rows are one record each. */
export function storeRecords<Row>(upsert: Upsert<Row>): ImportKind<Row>['store'] {
  return async (db, rows, { sourceId }, along) => {
    const records = rows.map(({ record }) => record)
    await upsert(db, records, sourceId, async (trx, { inserted, updated, unchanged, rejected }) => {
      const rejections = rejected.map(({ index, reason }) =>
        refusedRow(rows[index]?.line ?? 0, 'refused', reason),
      )
      await along(trx, { inserted, updated, unchanged, rejections, repeated: 0, oldestDay: null })
    })
  }
}
