import type { Generated } from 'kysely'

export interface DictionaryTables {
  dictionary: { name: string; key: string; value: string | null; sort: Generated<number> }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends DictionaryTables {}
}
