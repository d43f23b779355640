import type { Database, StorageLog } from './database.ts'
import { type EmbeddedOptions, openEmbedded } from './embedded/open-embedded.ts'
import { openPostgres, type PostgresOptions } from './postgres/open-postgres.ts'

export type DatabaseOptions = EmbeddedOptions | PostgresOptions

const SILENT: StorageLog = { info: () => undefined, warn: () => undefined }

/**
 * Opens the database and brings its tables up to date: PostgreSQL when a URL is given, else the embedded engine.
 * @throws StartupError with one Chinese sentence when it cannot be used
 */
export function openDatabase(options: DatabaseOptions, log: StorageLog = SILENT): Promise<Database> {
  return 'databaseUrl' in options ? openPostgres(options, log) : openEmbedded(options, log)
}
