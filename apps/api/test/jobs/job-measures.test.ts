import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { jobMeasures } from '../../src/platform/jobs/job-measures.ts'
import { enqueueJob } from '../../src/platform/jobs/job-rows.ts'
import { describeOnBothEngines } from '../engines.ts'

describeOnBothEngines('figures of jobs', (database) => {
  test('jobs are told by kind and state, and how long the oldest due one waits', async () => {
    const { kysely } = database()
    const at = (ms: number) => sql<number>`${ms}::bigint`
    const read = async (name: string, ms: number) =>
      await jobMeasures({ kysely }, at(ms))
        .find((measure) => measure.name === name)
        ?.read()
    await kysely.deleteFrom('job').execute()
    expect(await read('haixuan_jobs', 0)).toEqual([])
    expect(await read('haixuan_jobs_oldest_due_seconds', 0)).toEqual([{ value: 0 }])
    for (const [key, ms] of [
      ['a', 1_000],
      ['b', 3_000],
    ] as const)
      await enqueueJob(kysely, { kind: 'test', key }, { mostTries: 1, clock: at(ms) })
    expect(await read('haixuan_jobs', 0)).toEqual([{ labels: { kind: 'test', state: 'waiting' }, value: 2 }])
    // What is due later has not waited yet.
    expect(await read('haixuan_jobs_oldest_due_seconds', 999)).toEqual([{ value: 0 }])
    expect(await read('haixuan_jobs_oldest_due_seconds', 1_000)).toEqual([{ value: 0 }])
    expect(await read('haixuan_jobs_oldest_due_seconds', 4_500)).toEqual([{ value: 3.5 }])
  })
})
