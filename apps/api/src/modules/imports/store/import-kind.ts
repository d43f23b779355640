import type { Transaction } from 'kysely'
import type { Marketplace } from '#modules/reference/rules'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { RowRejection } from '../rules/compile-mapping.ts'
import type { KindRules } from '../rules/import-kind.ts'
import type { ImportKindName } from '../rules/mapping-file.ts'
import type { RecordRow } from '../rules/ready-row.ts'

/** What became of the rows of one write. */
export interface StoredRows {
  inserted: number
  updated: number
  unchanged: number
  /** Rows that the subject refuses. */
  rejections: readonly RowRejection[]
  /** Rows that others of the same write replace. */
  repeated: number
  /** Oldest day of the past among the rows, days since 1970-01-01; null for kinds that bring none. */
  oldestDay: number | null
}

/** Written in the transaction of the rows, after them: the two are committed together or not at all. */
type AlongRows = (trx: Transaction<Tables>, stored: StoredRows) => Promise<void>

/** Where rows belong. */
interface RowsTarget {
  marketplace: Marketplace
  sourceId: number
}

/** How rows that are one record each are told apart within a file and across imports of it. */
export interface RowIdentity<Row = unknown> {
  /**
   * By what a row is known in import_origin. Products are known by their plain id; the other kinds carry a word and
   * a colon, which no id has, so that a video never meets a product of the same number.
   */
  keyOf(record: Row): string
  /** When the record was seen, epoch milliseconds: of two rows about one thing the newer one counts. */
  seenAtOf(record: Row): number
}

/** All that the engine knows of one kind of file. The module whose tables the rows go to makes it. */
export interface ImportKind<Row = unknown> extends KindRules<Row> {
  /** Null for rows that are parts of a record, such as days of a series. */
  identity: RowIdentity<Row> | null
  /**
   * Stores at most 500 rows in one transaction and calls `along` in it. The subject opens the transaction, since it
   * creates what parallel imports share, such as categories, before.
   */
  store(db: Database, rows: readonly RecordRow<Row>[], into: RowsTarget, along: AlongRows): Promise<void>
  /**
   * Which boards of products the rows change: those of 'past' days, those of the days on which the rows were 'seen',
   * or 'none'.
   */
  boards: 'past' | 'seen' | 'none'
}

/** Every kind of the contract. One that is missing does not compile. */
type ImportKinds = Readonly<Record<ImportKindName, ImportKind>>

/** What the modules above add to imports. Wired in `src/import-parts.ts`. */
export interface ImportParts {
  kinds: ImportKinds
  /** Notes where rows come from. @param collectedAt epoch milliseconds @returns the source id of all batches */
  openSource(db: Database, source: { name: string; collectedAt: number }): Promise<number>
  /** Makes the figures that follow from the rows of a source. Safe to repeat. */
  summarise(
    db: Database,
    done: RowsTarget & Pick<ImportKind, 'boards'> & { oldestDay: number | null },
  ): Promise<void>
}
