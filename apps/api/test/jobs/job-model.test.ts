import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Claim, claimJob, endAttempt, enqueueJob } from '../../src/platform/jobs/job-rows.ts'
import type { JobState } from '../../src/platform/jobs/job-tables.ts'
import { LEASE_MS } from '../../src/platform/jobs/lease.ts'
import { describeOnBothEngines } from '../engines.ts'
import { ManualClock } from './manual-clock.ts'

const MOST_TRIES = 3

/** What a job is by its rules, in memory. */
interface Model {
  state: JobState
  attempt: number
  tries: number
  again: boolean
  leaseUntil: number
  runAt: number
  /** Wishes that no ended attempt has covered yet. */
  owed: boolean
}

type Step =
  | { is: 'want' }
  | { is: 'claim' }
  | { is: 'wait'; ms: number }
  /** Which of the claims of so far writes an end: mostly one that is old. */
  | { is: 'done' | 'failed' | 'given-back'; claim: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ is: fc.constant('want' as const) }),
  fc.record({ is: fc.constant('claim' as const) }),
  fc.record({ is: fc.constant('wait' as const), ms: fc.constantFrom(1, 999, LEASE_MS - 1, LEASE_MS) }),
  fc.record({
    is: fc.constantFrom('done' as const, 'failed' as const, 'given-back' as const),
    claim: fc.nat(5),
  }),
)

function wanted(job: Model | undefined, now: number): Model {
  const owed = { owed: true }
  if (!job)
    return { state: 'waiting', attempt: 0, tries: 0, again: false, leaseUntil: 0, runAt: now, ...owed }
  if (job.state === 'running') return { ...job, again: true, ...owed }
  if (job.state === 'waiting') return { ...job, runAt: Math.min(job.runAt, now), ...owed }
  return { ...job, state: 'waiting', tries: 0, runAt: now, ...owed }
}

function claimed(job: Model | undefined, now: number): Model | undefined {
  if (!job) return undefined
  const isDue = job.state === 'waiting' && job.runAt <= now
  const isLost = job.state === 'running' && job.tries < MOST_TRIES && job.leaseUntil <= now
  if (!isDue && !isLost) return undefined
  const { attempt, tries } = job
  const leaseUntil = now + LEASE_MS
  return {
    ...job,
    state: 'running',
    attempt: attempt + 1,
    tries: tries + 1,
    again: false,
    leaseUntil,
    owed: false,
  }
}

function ended(job: Model, is: 'done' | 'failed' | 'given-back', now: number): Model {
  const { tries, again } = job
  const runAt = now
  const rest = { ...job, again: false, runAt }
  if (is === 'given-back') return { ...rest, state: 'waiting', tries: Math.max(tries - 1, 0), owed: true }
  if (is === 'done') return { ...rest, state: again ? 'waiting' : 'done', tries: 0 }
  if (again && tries >= MOST_TRIES) return { ...rest, state: 'waiting', tries: 0 }
  return tries < MOST_TRIES
    ? { ...rest, state: 'waiting', owed: true }
    : { ...rest, state: again ? 'waiting' : 'dead' }
}

describeOnBothEngines('a job by its rules', (database) => {
  test('any order of wishes, claims, ends and lost workers leaves what the rules say', async () => {
    const db = database()
    const run = async (steps: readonly Step[]) => {
      await db.kysely.deleteFrom('job').execute()
      const clock = new ManualClock(1_800_000_000_000)
      const options = { mostTries: MOST_TRIES, clock: clock.sql }
      const claims: Claim[] = []
      let job: Model | undefined
      for (const each of steps) {
        if (each.is === 'wait') clock.now += each.ms
        else if (each.is === 'want') {
          await enqueueJob(db.kysely, { kind: 'sum', key: 'a' }, options)
          job = wanted(job, clock.now)
        } else if (each.is === 'claim') {
          const got = await claimJob(db.kysely, ['sum'], { worker: 'one', clock: clock.sql })
          const expected = claimed(job, clock.now)
          expect(got?.attempt).toBe(expected?.attempt)
          if (got) claims.push(got)
          job = expected ?? job
        } else {
          const claim = claims[each.claim]
          if (!claim || !job) continue
          const end = each.is === 'failed' ? { is: each.is, error: 'x', pauseMs: 0 } : { is: each.is }
          const state = await endAttempt(db.kysely, claim, end, clock.sql)
          const isOwn = job.state === 'running' && job.attempt === claim.attempt
          expect(state === null).toBe(!isOwn)
          if (isOwn) job = ended(job, each.is, clock.now)
        }
        const row = await db.kysely.selectFrom('job').selectAll().executeTakeFirst()
        expect(row && [row.state, row.attempt, row.tries, row.again]).toEqual(
          job && [job.state, job.attempt, job.tries, job.again],
        )
        // No wish is lost: what is owed waits, runs or is dead for people to see.
        if (job?.owed) expect(['waiting', 'running', 'dead']).toContain(job.state)
      }
    }
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), run), { numRuns: 40 })
  })
})
