import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { claimJob, endAttempt, enqueueJob } from '../../src/platform/jobs/job-rows.ts'
import { describeOnBothEngines } from '../engines.ts'
import { ManualClock } from './manual-clock.ts'

const START = Date.parse('2026-11-26T00:00:00Z')

describeOnBothEngines('lanes of jobs', (database) => {
  let clock: ManualClock
  beforeEach(async () => {
    clock = new ManualClock(START)
    await database().kysely.deleteFrom('job').execute()
  })
  const request = (key: string, lane?: string) =>
    enqueueJob(
      database().kysely,
      { kind: 'sum', key, ...(lane === undefined ? {} : { lane }) },
      { mostTries: 3, clock: clock.sql },
    )
  const claim = async () => {
    const claimed = await claimJob(database().kysely, ['sum'], { worker: 'w', clock: clock.sql })
    if (claimed) await endAttempt(database().kysely, claimed, { is: 'done' }, clock.sql)
    return claimed?.key
  }
  const claims = async (count: number) => {
    const keys: (string | undefined)[] = []
    for (let n = 0; n < count; n++) {
      clock.now += 10
      keys.push(await claim())
    }
    return keys
  }

  test('one with many jobs holds up no other', async () => {
    for (const n of [1, 2, 3, 4, 5]) {
      await request(`a${n}`, 'a')
      clock.now++
    }
    expect(await claims(1)).toEqual(['a1'])
    await request('b1', 'b')
    clock.now++
    await request('c1', 'c')
    await request('c2', 'c')
    expect(await claims(8)).toEqual(['a2', 'b1', 'c1', 'a3', 'c2', 'a4', 'a5', undefined])
  })

  test('jobs without a lane come in the order in which they are due, among those with one', async () => {
    await request('a1', 'a')
    clock.now++
    await request('a2', 'a')
    await claims(1)
    clock.now -= 5
    await request('x')
    clock.now += 5
    expect(await claims(2)).toEqual(['x', 'a2'])
  })

  test('a lane that was served by a clock far ahead still gets its turn', async () => {
    await request('a1', 'a')
    await request('a2', 'a')
    clock.now += 86_400_000
    expect(await claim()).toBe('a1')
    clock.now -= 86_400_000
    clock.now += 1
    await request('b1', 'b')
    clock.now += 10
    expect((await claims(2)).toSorted()).toEqual(['a2', 'b1'])
  })

  test('the lane that has waited longest since it was served, or since its request, is next', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'c', 'd') },
            { weight: 2, arbitrary: fc.constant('claim' as const) },
          ),
          { maxLength: 40 },
        ),
        async (steps) => {
          await database().kysely.deleteFrom('job').execute()
          const served = new Map<string, number>()
          const waiting: { lane: string; since: number; key: string }[] = []
          for (const [at, step] of [...steps, ...steps.map(() => 'claim')].entries()) {
            clock.now += 1
            if (step !== 'claim') {
              await request(String(at), step)
              waiting.push({ lane: step, since: clock.now, key: String(at) })
              continue
            }
            const turn = ({ lane, since }: { lane: string; since: number }) =>
              Math.max(since, served.get(lane) ?? 0)
            const [first] = waiting.toSorted((a, b) => turn(a) - turn(b) || a.since - b.since)
            expect(await claim()).toBe(first?.key)
            if (!first) continue
            served.set(first.lane, clock.now)
            waiting.splice(waiting.indexOf(first), 1)
          }
          expect(waiting).toEqual([])
        },
      ),
      { numRuns: 15 },
    )
  })
})
