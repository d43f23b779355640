import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import {
  buryLostJobs,
  type Claim,
  claimJob,
  endAttempt,
  enqueueJob,
  noteJobProgress,
  releaseLeases,
  renewLease,
} from '../../src/platform/jobs/job-rows.ts'
import { LEASE_MS } from '../../src/platform/jobs/lease.ts'
import { describeOnBothEngines } from '../engines.ts'
import { ManualClock } from './manual-clock.ts'

describeOnBothEngines('rows of jobs', (database) => {
  let db: Database
  let clock: ManualClock
  const want = (key: string, payload: unknown = {}, kind = 'sum') =>
    enqueueJob(db.kysely, { kind, key, payload }, { mostTries: 3, clock: clock.sql })
  const claim = (worker = 'one', kinds = ['sum']) => claimJob(db.kysely, kinds, { worker, clock: clock.sql })
  const row = async (key: string) =>
    await db.kysely.selectFrom('job').selectAll().where('key', '=', key).executeTakeFirstOrThrow()

  beforeEach(async () => {
    db = database()
    clock = new ManualClock(1_800_000_000_000)
    await db.kysely.deleteFrom('job').execute()
  })

  test('the same key is one row, with the newer payload and the earlier time', async () => {
    await enqueueJob(
      db.kysely,
      { kind: 'sum', key: 'a', payload: 1, afterMs: 500 },
      { mostTries: 3, clock: clock.sql },
    )
    await want('a', 2)
    await enqueueJob(
      db.kysely,
      { kind: 'sum', key: 'a', payload: 3, afterMs: 900 },
      { mostTries: 3, clock: clock.sql },
    )
    expect(await db.kysely.selectFrom('job').selectAll().execute()).toHaveLength(1)
    expect(await row('a')).toMatchObject({
      payload: 3,
      run_at: clock.now,
      state: 'waiting',
      attempt: 0,
      tries: 0,
    })
    expect(await claim()).toMatchObject({ key: 'a', payload: 3, attempt: 1, tries: 1 })
    expect(await claim()).toBeUndefined()
  })

  test('two workers that ask at the same moment get different jobs, or one gets none', async () => {
    for (const key of ['a', 'b', 'c']) await want(key)
    const taken = await Promise.all(Array.from({ length: 8 }, (_, at) => claim(`worker ${at}`)))
    const keys = taken.flatMap((one) => one?.key ?? [])
    // A row that another has locked is passed over: what is left comes with the next look.
    for (let one = await claim(); one; one = await claim()) keys.push(one.key)
    expect(keys.toSorted()).toEqual(['a', 'b', 'c'])
  })

  test('a job is due at its moment and not before; jobs come by their time', async () => {
    await enqueueJob(
      db.kysely,
      { kind: 'sum', key: 'late', afterMs: 1_000 },
      { mostTries: 3, clock: clock.sql },
    )
    clock.now += 999
    expect(await claim()).toBeUndefined()
    await want('new')
    clock.now += 1
    expect((await claim())?.key).toBe('new')
    expect((await claim())?.key).toBe('late')
  })

  test('a wish in a transaction that fails is none', async () => {
    const failing = db.transaction(async (trx) => {
      await enqueueJob(trx, { kind: 'sum', key: 'a' }, { mostTries: 3, clock: clock.sql })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await claim()).toBeUndefined()
  })

  test('kinds that the worker does not know are left alone', async () => {
    await want('a', {}, 'of another version')
    expect(await claim('one', ['sum', 'other'])).toBeUndefined()
    expect(await row('a')).toMatchObject({ state: 'waiting', attempt: 0, run_at: clock.now })
  })

  test('a lease holds to its last moment, and who lost it can write no end', async () => {
    await want('a')
    const first = (await claim('one')) as Claim
    clock.now += LEASE_MS - 1
    expect(await claim('two')).toBeUndefined()
    clock.now += 1
    const second = (await claim('two')) as Claim
    expect(second).toMatchObject({ attempt: 2, tries: 2 })
    expect(await renewLease(db.kysely, first, clock.sql)).toBe(false)
    expect(await endAttempt(db.kysely, first, { is: 'done' }, clock.sql)).toBeNull()
    await noteJobProgress(db.kysely, first, 'from the first')
    expect(await row('a')).toMatchObject({ state: 'running', worker: 'two', progress: null })
    expect(await endAttempt(db.kysely, second, { is: 'done' }, clock.sql)).toBe('done')
    expect(
      await endAttempt(db.kysely, second, { is: 'failed', error: 'x', pauseMs: 1 }, clock.sql),
    ).toBeNull()
    expect(await row('a')).toMatchObject({ state: 'done', finished_at: clock.now, lease_until: null })
  })

  test('a renewed lease begins anew', async () => {
    await want('a')
    const first = (await claim('one')) as Claim
    clock.now += LEASE_MS - 1
    expect(await renewLease(db.kysely, first, clock.sql)).toBe(true)
    clock.now += LEASE_MS - 1
    expect(await claim('two')).toBeUndefined()
  })

  test('a lease that a wrong clock wrote does not hold', async () => {
    await want('a')
    clock.now += 86_400_000
    await want('b')
    expect((await claim('one'))?.key).toBe('a')
    clock.now -= 86_400_000
    expect((await claim('two'))?.key).toBe('a')
  })

  test('failures wait longer each time, and the third is the last', async () => {
    await want('a')
    for (const tries of [1, 2, 3]) {
      const one = (await claim()) as Claim
      expect(one.tries).toBe(tries)
      const state = await endAttempt(db.kysely, one, { is: 'failed', error: 'why', pauseMs: 70 }, clock.sql)
      expect(state).toBe(tries < 3 ? 'waiting' : 'dead')
      expect(await row('a')).toMatchObject({ last_error: 'why', run_at: clock.now + 70 })
      clock.now += 69
      expect(await claim()).toBeUndefined()
      clock.now += 1
    }
    expect(await claim()).toBeUndefined()
    await want('a')
    expect(await claim()).toMatchObject({ attempt: 4, tries: 1 })
  })

  test('what is asked for while it runs runs once more, with the newer payload', async () => {
    await want('a', 1)
    const first = (await claim()) as Claim
    await want('a', 2)
    await want('a', 3)
    expect(await claim()).toBeUndefined()
    expect(await endAttempt(db.kysely, first, { is: 'done' }, clock.sql)).toBe('waiting')
    const second = (await claim()) as Claim
    expect(second).toMatchObject({ payload: 3, tries: 1 })
    expect(await endAttempt(db.kysely, second, { is: 'done' }, clock.sql)).toBe('done')
  })

  test('asked for again in its last attempt, a failure is no death', async () => {
    await want('a')
    for (const _ of [1, 2]) {
      await endAttempt(
        db.kysely,
        (await claim()) as Claim,
        { is: 'failed', error: 'x', pauseMs: 0 },
        clock.sql,
      )
    }
    const last = (await claim()) as Claim
    await want('a')
    expect(await endAttempt(db.kysely, last, { is: 'failed', error: 'x', pauseMs: 0 }, clock.sql)).toBe(
      'waiting',
    )
    expect(await claim()).toMatchObject({ tries: 1 })
  })

  test('an attempt that is given back does not count', async () => {
    await want('a')
    const first = (await claim()) as Claim
    expect(await endAttempt(db.kysely, first, { is: 'given-back' }, clock.sql)).toBe('waiting')
    expect(await claim()).toMatchObject({ attempt: 2, tries: 1 })
  })

  test('a job whose workers die is buried after its last attempt', async () => {
    await want('a')
    for (const tries of [1, 2, 3]) {
      expect(await buryLostJobs(db.kysely, clock.sql)).toBe(0)
      expect(await claim()).toMatchObject({ tries })
      clock.now += LEASE_MS
    }
    expect(await claim()).toBeUndefined()
    expect(await buryLostJobs(db.kysely, clock.sql)).toBe(1)
    expect(await row('a')).toMatchObject({ state: 'dead', last_error: '运行它的进程在最后一次尝试中途退出' })
  })

  test('unless it was asked for again', async () => {
    await want('a')
    for (const _ of [1, 2, 3]) {
      await claim()
      clock.now += LEASE_MS
    }
    await want('a')
    expect(await buryLostJobs(db.kysely, clock.sql)).toBe(0)
    expect(await claim()).toMatchObject({ tries: 1 })
  })

  test('released leases can be taken at once', async () => {
    await want('a')
    await claim('dead')
    await releaseLeases(db.kysely)
    expect(await claim('one')).toMatchObject({ key: 'a', attempt: 2 })
  })
})
