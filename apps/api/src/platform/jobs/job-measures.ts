import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Measure } from '../metrics/measure.ts'
import { DATABASE_CLOCK, type JobClock } from './job-clock.ts'

/** How much background work there is, and whether anybody does it. All servers tell the same. */
export function jobMeasures(
  { kysely }: Pick<Database, 'kysely'>,
  clock: JobClock = DATABASE_CLOCK,
): Measure[] {
  return [
    {
      name: 'haixuan_jobs',
      help: 'Jobs by kind and state.',
      labels: ['kind', 'state'],
      read: async () => {
        const { rows } = await sql<{ kind: string; state: string; n: number }>`
          select kind, state, count(*)::float8 as n from job group by kind, state`.execute(kysely)
        return rows.map(({ kind, state, n }) => ({ labels: { kind, state }, value: n }))
      },
    },
    {
      name: 'haixuan_jobs_oldest_due_seconds',
      help: 'For how long the job that is due longest has waited for a worker; 0 when none is due.',
      read: async () => {
        const { rows } = await sql<{ ms: number }>`
          select greatest(0, coalesce(${clock} - min(run_at), 0))::float8 as ms from job
          where state = 'waiting' and run_at <= ${clock}`.execute(kysely)
        return [{ value: (rows[0]?.ms ?? 0) / 1000 }]
      },
    },
  ]
}
