import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashRuns } from '../../src/modules/account/store/password-hash.ts'
import { takeTry, throttleKey } from '../../src/modules/account/store/sign-in-throttle.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { Failure } from '../../src/platform/failure.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered, freshMobile } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const HOUR_S = 3_600
/** Guesses at one account that may be judged in an hour, from wherever they come. */
const MOST = 30
/** Ways of pretending to be somebody else at every call. */
const FORGED = [
  ...[
    'x-forwarded-for',
    'x-real-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'x-client-ip',
    'x-cluster-client-ip',
  ],
  ...['fastly-client-ip', 'x-forwarded', 'forwarded-for', 'x-originating-ip', 'x-remote-ip', 'x-remote-addr'],
]

describeOnBothEngines('guessing a password', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
  })
  afterAll(() => server.close())
  const guess = (mobile: string, headers: Record<string, string>) =>
    server.call('POST', '/api/weapp/loginpassword', { body: { mobile, password: 'wrong-one' }, headers })

  /** Seconds after the first at which a guesser who never rests is judged; the clock is moved instead of waiting. */
  async function judgedAt(key: string, until: number): Promise<number[]> {
    const found: number[] = []
    for (let at = 0; at < until; ) {
      const wait = await takeTry(db, key).then(
        () => 0,
        (error: unknown) => {
          if (error instanceof Failure) return (error.details?.retryAfterMs ?? 0) / 1000
          throw error
        },
      )
      if (wait === 0) found.push(at)
      else {
        at += wait
        await db.pool.query(
          `update sign_in_throttle set window_start = window_start - $2::float8 * interval '1 second',
             blocked_until = blocked_until - $2::float8 * interval '1 second' where account_key = $1`,
          [key, wait],
        )
      }
    }
    return found
  }
  const mostInAnHour = (times: number[]) =>
    Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + HOUR_S).length))

  test('anyone who guesses without rest is judged 30 times in an hour at most, both counts together', async () => {
    const mobile = freshMobile()
    const elsewhere = mostInAnHour(await judgedAt(throttleKey(mobile), 6 * HOUR_S))
    const sameAddress = mostInAnHour(await judgedAt(throttleKey(mobile, '127.0.0.1'), 6 * HOUR_S))
    expect(elsewhere).toBeGreaterThan(5)
    expect(elsewhere + sameAddress).toBeLessThanOrEqual(MOST)
  })

  test('anyone who rests for an hour gains nothing: it begins again, and no hour has more', async () => {
    const key = throttleKey(freshMobile())
    const first = await judgedAt(key, 1_300)
    await db.pool.query(
      "update sign_in_throttle set blocked_until = now() - interval '61 minutes' where account_key = $1",
      [key],
    )
    const second = await judgedAt(key, 1_300)
    expect(second).toHaveLength(first.length)
    expect(first.length).toBeLessThanOrEqual(MOST / 2)
  })

  test('an address that is forged at every guess makes no guess more', async () => {
    const { mobile } = await entered(db)
    const before = hashRuns()
    const statuses: number[] = []
    for (const [index, name] of [...FORGED, ...FORGED].entries()) {
      const forged = `203.0.113.${index + 1}`
      statuses.push(
        (await guess(mobile, { [name]: forged, forwarded: `for=${forged}`, via: `1.1 ${forged}` })).status,
      )
      // Hours of guesses in a moment: the waits that were set are kept from running out.
      await db.pool.query(
        "update sign_in_throttle set blocked_until = blocked_until + interval '1 minute' where blocked_until > now()",
      )
    }
    expect(hashRuns() - before).toBe(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - 5)
  })

  test('who is signed in already is not slowed by strangers', async () => {
    const { mobile, token } = await entered(db)
    await db.pool.query('delete from sign_in_throttle')
    for (const key of [throttleKey(mobile), throttleKey(mobile, '127.0.0.1')])
      for (let i = 0; i < 5; i++) await takeTry(db, key)
    expect((await guess(mobile, {})).status).toBe(429)
    expect((await server.get('/api/user/getUserInfo', token)).status).toBe(200)
  })
})
