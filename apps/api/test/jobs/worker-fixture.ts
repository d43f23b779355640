import { afterEach, beforeEach } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import type { JobKind, JobRun, ScheduleRule } from '../../src/platform/jobs/job-kind.ts'
import { JobQueue } from '../../src/platform/jobs/job-queue.ts'
import { Worker, type WorkerOptions } from '../../src/platform/jobs/worker.ts'
import { ManualClock } from './manual-clock.ts'

/** Far away: workers of these tests look when they are woken. */
const NEVER_MS = 2_000_000

interface More extends Partial<WorkerOptions> {
  kind?: Partial<JobKind>
  schedules?: ScheduleRule[]
}

/** Workers with one kind of job, `sum`, on an empty table of jobs and a clock that a test moves. */
export function workerFixture(database: () => Database) {
  const fixture = {
    clock: new ManualClock(0),
    row: async (key: string) =>
      await database().kysely.selectFrom('job').selectAll().where('key', '=', key).executeTakeFirstOrThrow(),
    stateOf: async (key: string) => (await fixture.row(key)).state,
    make(run: (job: JobRun) => Promise<void>, { kind, schedules = [], ...options }: More = {}) {
      const kinds = [{ kind: 'sum', mostTries: 3, run, ...kind }]
      const queue = new JobQueue(database(), [{ kinds, schedules }], fixture.clock.sql)
      const errors: unknown[] = []
      const onError = (error: unknown) => void errors.push(error)
      const worker = new Worker({ queue, pollMs: NEVER_MS, random: () => 0, onError, ...options })
      workers.push(worker)
      return { queue, worker, errors }
    },
  }
  let workers: Worker[] = []
  beforeEach(async () => {
    workers = []
    fixture.clock = new ManualClock(Date.parse('2026-11-26T00:00:00Z'))
    await database().kysely.deleteFrom('job').execute()
    await database().kysely.deleteFrom('schedule').execute()
  })
  afterEach(async () => {
    for (const one of workers) await one.stop()
  })
  return fixture
}
