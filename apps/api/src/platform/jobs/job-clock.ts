import { type RawBuilder, sql } from 'kysely'

/** A moment in SQL, epoch milliseconds. */
export type JobClock = RawBuilder<number>

/**
 * The database's clock: servers whose clocks differ agree on whose lease has run out. It moves inside a transaction,
 * unlike `now()`.
 */
export const DATABASE_CLOCK: JobClock = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`
