import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Tables } from './tables/index.ts'

/** An open database. The same SQL (the PostgreSQL 15 subset) runs on both engines. */
export interface Database {
  engine: 'embedded' | 'postgresql'
  kysely: Kysely<Tables>
  pool: pg.Pool
  close(): Promise<void>
}
