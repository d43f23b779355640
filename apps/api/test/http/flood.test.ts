import { scryptSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addUser } from '../../src/modules/account/store/new-user.ts'
import { verifyPassword } from '../../src/modules/account/store/password-hash.ts'
import { REGISTRATIONS_A_DAY } from '../../src/modules/account/store/registration-limit.ts'
import { takeTry, throttleKey } from '../../src/modules/account/store/sign-in-throttle.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { DEFAULT_RATES } from '../../src/platform/http/rate-limit.ts'
import { describeOnBothEngines } from '../engines.ts'
import { ACCEPTED, entered, freshMobile, PASSWORD, person } from './people.ts'
import { NO_LIMITS, type RunningServer, runServer } from './running-server.ts'

const SIGN_IN = '/api/weapp/loginpassword'
const ATTACKER = '198.51.100.9'
const LIMIT = DEFAULT_RATES.login.anonymous.calls
/** Runs at a time and waiting, as password-hash.ts has them. */
const PLACES = 66
/** Expensive enough to be in line for, whatever the tests make of other hashes. */
const slowHash = (() => {
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync('of-somebody', salt, 32, { N: 2 ** 13, r: 8, p: 3, maxmem: 1 << 26 })
  return `$scrypt$ln=13,r=8,p=3$${salt.toString('base64url')}$${key.toString('base64url')}`
})()

describeOnBothEngines('one address that floods', (database) => {
  let server: RunningServer
  let open: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    const trustedProxies = ['127.0.0.1/32']
    server = await runServer(db, {
      trustedProxies,
      rates: DEFAULT_RATES,
      registrationsADay: REGISTRATIONS_A_DAY,
    })
    open = await runServer(db, { trustedProxies, rates: NO_LIMITS })
  })
  beforeEach(() => db.pool.query('delete from registration_try'))
  afterAll(async () => {
    await server.close()
    await open.close()
  })
  const from = (ip: string, path: string, body: unknown, token?: string, to = server) =>
    to.call('POST', path, { body, token, headers: { 'x-forwarded-for': ip } })
  const signIn = (ip: string, mobile: string, password = PASSWORD, to = server) =>
    from(ip, SIGN_IN, { mobile, password }, undefined, to)
  const register = (ip: string, mobile = freshMobile(), token?: string, to = open) =>
    from(
      ip,
      '/api/weapp/register',
      { mobile, password: PASSWORD, confirm_password: PASSWORD, ...ACCEPTED },
      token,
      to,
    )
  const statusesOf = async (times: number, call: (at: number) => Promise<{ status: number }>) => {
    const statuses: number[] = []
    for (let i = 0; i < times; i++) statuses.push((await call(i)).status)
    return statuses
  }
  const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length

  test('has its tries, and with tokens of its own not one more: sign-in, codes, registration', async () => {
    const tokens = await Promise.all(Array.from({ length: 4 }, async () => (await entered(db)).token))
    for (const [ip, path, body, refused] of [
      ['198.51.100.1', SIGN_IN, () => ({ mobile: freshMobile(), password: 'wrong-one' }), 401],
      ['198.51.100.2', '/api/handover-codes/redeem', () => ({ code: `hxc_${'a'.repeat(43)}` }), 401],
      ['198.51.100.3', '/api/address-tokens/redeem', () => ({ token: `hx_${'a'.repeat(43)}` }), 401],
      [
        '198.51.100.4',
        '/api/weapp/register',
        () => ({ mobile: freshMobile(), password: PASSWORD, confirm_password: PASSWORD, ...ACCEPTED }),
        200,
      ],
    ] as const) {
      const statuses = await statusesOf(LIMIT + 5, (at) => from(ip, path, body(), tokens[at % 4]))
      expect([count(statuses, refused), count(statuses, 429)], path).toEqual([LIMIT, 5])
    }
  })

  test('is not stopped by its good sign-ins, and an account is counted beside the address', async () => {
    const { mobile } = await person(db)
    expect(count(await statusesOf(LIMIT + 3, () => signIn('198.51.100.5', mobile)), 200)).toBe(LIMIT + 3)
    const { token } = await entered(db)
    const statuses = await statusesOf(LIMIT + 3, (at) =>
      from(`203.0.113.${at}`, SIGN_IN, { mobile: freshMobile(), password: 'wrong-one' }, token),
    )
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([LIMIT, 3])
  })

  test('opens or tries out thirty numbers a day, and others are not held up by it', async () => {
    const few = await runServer(db, { trustedProxies: ['127.0.0.1/32'], registrationsADay: 3 })
    try {
      const { mobile: taken } = await person(db)
      const once = (ip: string, mobile?: string) => register(ip, mobile, undefined, few)
      expect((await once(ATTACKER)).status).toBe(200)
      expect((await once(ATTACKER, taken)).status).toBe(409)
      expect((await once(ATTACKER)).status).toBe(200)
      const refused = await once(ATTACKER)
      expect([refused.status, refused.body.reason]).toEqual([429, 'registrations_used'])
      expect(refused.body.message).toBe('您的网络今天注册的账号过多，请 24 小时后再试，或联系客服开通账号')
      expect((await once('198.51.100.10')).status).toBe(200)
      // What is wrong by itself is not counted.
      await from(
        '198.51.100.11',
        '/api/weapp/register',
        { mobile: taken, password: '123456', confirm_password: '123456', ...ACCEPTED },
        undefined,
        few,
      )
      expect(await statusesOf(4, () => once('198.51.100.11'))).toEqual([200, 200, 200, 429])
      // The whole of an IPv6 site is one.
      expect(await statusesOf(4, (at) => once(`2001:db8:7:${at}::1`))).toEqual([200, 200, 200, 429])

      await db.pool.query("update registration_try set window_start = now() - interval '23 hours'")
      expect((await once(ATTACKER)).status).toBe(429)
      await db.pool.query("update registration_try set window_start = now() - interval '24 hours'")
      expect((await once(ATTACKER)).status).toBe(200)
      await db.pool.query("update registration_try set tries = 3, window_start = now() + interval '3 days'")
      expect((await once(ATTACKER)).status).toBe(200)
    } finally {
      await few.close()
    }
  })

  test('registrations at the same moment are all counted', async () => {
    const few = await runServer(db, { trustedProxies: ['127.0.0.1/32'], registrationsADay: 5 })
    try {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => register(ATTACKER, freshMobile(), undefined, few)),
      )
      expect(
        count(
          answers.map(({ status }) => status),
          200,
        ),
      ).toBe(5)
    } finally {
      await few.close()
    }
  })

  test('a wait in the database that is longer than any can be comes from a clock, and holds nobody up', async () => {
    const key = throttleKey(freshMobile())
    for (let i = 0; i < 6; i++) {
      await takeTry(db, key)
      await db.pool.query(
        "update sign_in_throttle set blocked_until = now() + interval '1 day' where account_key = $1",
        [key],
      )
    }
    await db.pool.query(
      "update sign_in_throttle set blocked_until = now() + interval '15 minutes' where account_key = $1",
      [key],
    )
    await expect(takeTry(db, key)).rejects.toThrow('尝试次数过多')
  })

  test('a try that a busy server did not judge counts neither for the account nor for the day', async () => {
    const { mobile } = await person(db)
    let isOver = false
    // Each takes its place again when it is done, so that there is none until the tries are made.
    const busy = Array.from({ length: PLACES }, async (_, at) => {
      while (!isOver) await verifyPassword('x', slowHash, `10.0.${at}.1`)
    })
    // One after the other: of tries at the same moment the sixth would have to wait for the fifth.
    const reasons: (string | undefined)[] = []
    for (let i = 0; i < 6; i++) reasons.push((await signIn('192.0.2.9', mobile, PASSWORD, open)).body.reason)
    reasons.push((await register('192.0.2.9')).body.reason)
    isOver = true
    await Promise.all(busy)
    expect(reasons).toEqual(Array(7).fill('sign_in_busy'))
    expect((await signIn('192.0.2.9', mobile, PASSWORD, open)).status).toBe(200)
    const { rows } = await db.pool.query('select tries from registration_try')
    expect(rows).toEqual([{ tries: 0 }])
  })

  test('twelve others with the right password all get in while it floods', async () => {
    const victims = await db.transaction(async (trx) => {
      const mobiles: string[] = []
      for (let i = 0; i < PLACES + 30; i++) {
        const mobile = freshMobile()
        await addUser(trx, { mobile, passwordHash: slowHash })
        mobiles.push(mobile)
      }
      return mobiles
    })
    const others = await Promise.all(Array.from({ length: 12 }, () => person(db)))
    const flood = victims.map((mobile) => signIn(ATTACKER, mobile, 'wrong-one', open))
    // Once one of them is turned away there is no space left.
    await Promise.any(
      flood.map(async (call) => {
        if ((await call).status !== 503) throw new Error('judged')
      }),
    )
    const entering = await Promise.all(
      others.map(({ mobile }, at) => signIn(`203.0.${at}.7`, mobile, PASSWORD, open)),
    )
    expect(entering.map(({ status }) => status)).toEqual(Array(12).fill(200))
    const flooded = (await Promise.all(flood)).map(({ status }) => status)
    expect(count(flooded, 503)).toBeGreaterThan(12)
  })
})
