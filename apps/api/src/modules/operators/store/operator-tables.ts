import type { ColumnType } from 'kysely'

/** A moment as the driver reads it; the database sets it when it is left out. */
type Stamp = ColumnType<Date, Date | string | undefined, Date | string>

export interface OperatorTables {
  operator_event: {
    id: string
    at: Stamp
    actor: string
    kind: string
    subject: string
    detail: ColumnType<unknown, string | undefined, string>
  }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends OperatorTables {}
}
