import type { Database } from '../database/database.ts'
import type { Measure } from './measure.ts'

/** How busy the connections to the database are. */
export function databaseMeasures({ pool }: Pick<Database, 'pool'>): Measure[] {
  const value = (name: string, help: string, read: () => number): Measure => ({
    name,
    help,
    read: async () => [{ value: read() }],
  })
  return [
    value('haixuan_database_connections', 'Open connections to the database.', () => pool.totalCount),
    value('haixuan_database_connections_idle', 'Open connections that nobody uses.', () => pool.idleCount),
    value(
      'haixuan_database_waiting',
      'Questions that wait for a connection, or for the embedded engine.',
      () => pool.waitingCount,
    ),
  ]
}
