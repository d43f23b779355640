import type { ColumnType } from 'kysely'

type Stamp = ColumnType<Date, Date | string | undefined, Date | string>
/** Read as a list, written as JSON. */
type Words = ColumnType<string[], string, string>

/** Tables of migration 0080. */
export interface HostTables {
  site_host: {
    name: string
    site_name: string
    logo_url: string | null
    login_url: string | null
    accent: string | null
    hidden: Words
    origins: Words
    updated_at: Stamp
  }
  feature_flag: { name: string; is_on: boolean; updated_at: Stamp }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends HostTables {}
}
