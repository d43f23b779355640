import type { Database, Reader } from '../database/database.ts'
import type { Measure } from './measure.ts'

/** How busy the connections to the database are, and whether a replica is used. */
export function databaseMeasures({ pool, reader }: Pick<Database, 'pool' | 'reader'>): Measure[] {
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
    ...(reader ? readerMeasures(reader) : []),
  ]
}

function readerMeasures(reader: Reader): Measure[] {
  return [
    {
      name: 'haixuan_replica_used',
      help: '1 while market data is read from the replica.',
      read: async () => [{ value: reader.figures().isUsed ? 1 : 0 }],
    },
    {
      name: 'haixuan_replica_age_seconds',
      help: 'How old what the replica shows is at the most; no value while nobody knows.',
      read: async () => {
        const { ageMs } = reader.figures()
        return ageMs === null ? [] : [{ value: ageMs / 1000 }]
      },
    },
    {
      name: 'haixuan_market_reads_total',
      help: 'Calls that read market data, by the database that they asked first.',
      labels: ['side'],
      isCounter: true,
      read: async () => {
        const { onReplica, onPrimary } = reader.figures()
        return [
          { labels: { side: 'replica' }, value: onReplica },
          { labels: { side: 'primary' }, value: onPrimary },
        ]
      },
    },
    {
      name: 'haixuan_replica_repeated_reads_total',
      help: 'Reads that failed on the replica and were repeated on the primary.',
      isCounter: true,
      read: async () => [{ value: reader.figures().repeated }],
    },
  ]
}
