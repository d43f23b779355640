import type { ColumnType } from 'kysely'

export type NewsKind = 'notice' | 'policy' | 'industry' | 'calendar'

/** Tables of migration 0082. */
export interface NewsTables {
  news_item: {
    id: string
    kind: NewsKind
    title: string
    body: string
    published_at: ColumnType<Date | null, Date | null, Date | null>
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>
  }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends NewsTables {}
}
