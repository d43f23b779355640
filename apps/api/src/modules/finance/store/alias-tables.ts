import type { Generated } from 'kysely'

interface FinanceBillAliasTable {
  layout_id: string
  field: string
  alias: string
  /** Without what differs between two exports of the same table. */
  alias_key: string
  /** A user id. */
  added_by: string
  added_at: Generated<Date>
}

/** Table of migration 0330. */
export interface AliasTables {
  finance_bill_alias: FinanceBillAliasTable
}

declare module '#platform/database/tables.ts' {
  interface Tables extends AliasTables {}
}
