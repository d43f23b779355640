import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashRuns } from '../../src/modules/account/store/password-hash.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { freshMobile, PASSWORD, person } from './people.ts'
import { type Answer, type RunningServer, runServer } from './running-server.ts'
import { stableHeaders } from './stable-headers.ts'

const SIGN_IN = '/api/weapp/loginpassword'
/** What a stranger can tell answers apart by: status, bytes and headers, but for clock, length of the wait and request id. */
const seen = (answer: Answer) => ({
  status: answer.status,
  text: answer.text,
  headers: stableHeaders(answer),
})

describeOnBothEngines('sign-in', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
  })
  afterAll(() => server.close())
  const tryIn = (mobile: string, password: string) => server.post(SIGN_IN, { mobile, password })

  test('a token, seven days, and a user behind it', async () => {
    const { id, mobile } = await person(db)
    const before = Date.now()
    const answer = await tryIn(mobile, PASSWORD)
    expect(Object.keys(answer.body)).toEqual(['code', 'data'])
    expect(answer.body.code).toBe(0)
    const { token, expiresAt } = answer.body.data as { token: string; expiresAt: number }
    expect(token).toMatch(/^hx_[A-Za-z0-9_-]{43}$/)
    expect(expiresAt - before).toBeGreaterThanOrEqual(604_800_000)
    expect(expiresAt - Date.now()).toBeLessThanOrEqual(604_800_000)
    const info = await server.get('/api/user/getUserInfo', token)
    expect(info.body.data).toMatchObject({
      id,
      mobile,
      vip_type: 'general',
      vipExpire: null,
      son_count: 0,
      puser: null,
      belongCode: null,
      isexternallink: 0,
      is_pre: 1,
      userCustom: [],
      loginCount: 1,
    })
  })

  test('nobody, a wrong password, no password yet and a demo account elsewhere cannot be told apart', async () => {
    const { mobile } = await person(db)
    const without = await person(db, { passwordHash: null })
    const invited = freshMobile()
    const answers: Answer[] = []
    for (const name of [mobile, freshMobile(), without.mobile, invited, 'erp-user-of-nobody'])
      answers.push(await tryIn(name, 'not-the-password'))
    const [first, ...others] = answers.map(seen)
    expect(first?.status).toBe(401)
    expect(first?.text).toBe(
      '{"code":-1,"message":"手机号码或密码不正确，请检查后重试","msg":"手机号码或密码不正确，请检查后重试","reason":"bad_credentials","data":null}',
    )
    for (const other of others) expect(other).toEqual(first)
  })

  test('each try costs one run of the hash, no matter who it is for', async () => {
    const { mobile } = await person(db)
    const without = await person(db, { passwordHash: null })
    for (const [name, password] of [
      [mobile, PASSWORD],
      [mobile, 'wrong-one'],
      [freshMobile(), 'wrong-one'],
      [without.mobile, 'wrong-one'],
    ] as const) {
      const before = hashRuns()
      await tryIn(name, password)
      expect(hashRuns() - before).toBe(1)
    }
  })

  /** Seconds since 1970 by the clock of the database: when, and until when the account that waits longest has to. */
  async function moment(
    expression: 'clock_timestamp()' | '(select max(blocked_until) from sign_in_throttle)',
  ) {
    const { rows } = await db.pool.query(`select extract(epoch from ${expression})::float8 as at`)
    return Number(rows[0]?.at)
  }

  // The first wait is five seconds by the clock of the database; a starved machine can sleep through it.
  test('five tries are free, then each waits longer, for a person and for nobody alike', {
    retry: 3,
  }, async () => {
    const { mobile } = await person(db)
    for (const name of [mobile, freshMobile()]) {
      await db.pool.query('delete from sign_in_throttle')
      for (let i = 0; i < 4; i++) expect((await tryIn(name, 'wrong-one')).status).toBe(401)
      for (const wait of [5, 10, 20, 900]) {
        const before = await moment('clock_timestamp()')
        expect((await tryIn(name, 'wrong-one')).status).toBe(401)
        const after = await moment('clock_timestamp()')
        // The wait began while the try was judged, so it is known exactly, however slow the machine is.
        const began = (await moment('(select max(blocked_until) from sign_in_throttle)')) - wait
        expect(began).toBeGreaterThanOrEqual(before)
        expect(began).toBeLessThanOrEqual(after)

        const answer = await tryIn(name, PASSWORD)
        expect([answer.status, answer.body.reason]).toEqual([429, 'try_later'])
        const { retryAfterMs } = answer.body.data as { retryAfterMs: number }
        expect(retryAfterMs).toBeGreaterThan(0)
        expect(retryAfterMs).toBeLessThanOrEqual(wait * 1000)
        expect(answer.headers['retry-after']).toBe(String(Math.ceil(retryAfterMs / 1000)))
        await db.pool.query(
          'update sign_in_throttle set blocked_until = now(), failures = case failures when 7 then 5000 else failures end where blocked_until > now()',
        )
      }
      expect((await tryIn(name, 'wrong-one')).status).toBe(401)
    }
  })

  test('the wait is never a lock: when it is over the right password enters and clears it', async () => {
    const { mobile } = await person(db)
    for (let i = 0; i < 5; i++) await tryIn(mobile, 'wrong-one')
    await db.pool.query("update sign_in_throttle set blocked_until = now() - interval '1 second'")
    expect((await tryIn(mobile, PASSWORD)).status).toBe(200)
    expect((await tryIn(mobile, 'wrong-one')).status).toBe(401)
  })

  test('a stranger elsewhere does not slow down who entered from this address before', async () => {
    const { id, mobile } = await person(db)
    await tryIn(mobile, PASSWORD)
    // Tries from elsewhere count under the bare account; here they are made before the address is known.
    await db.pool.query("update app_user set last_login_ip = '203.0.113.1' where id = $1", [id])
    for (let i = 0; i < 5; i++) await tryIn(mobile, 'wrong-one')
    expect((await tryIn(mobile, PASSWORD)).status).toBe(429)
    await db.pool.query("update app_user set last_login_ip = '127.0.0.1' where id = $1", [id])
    expect((await tryIn(mobile, PASSWORD)).status).toBe(200)
  })

  test('tries at the same moment are all counted', async () => {
    const mobile = freshMobile()
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryIn(mobile, 'wrong-one')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  test('signing out ends the session on the server', async () => {
    const { mobile } = await person(db)
    const token = await server.signIn(mobile, PASSWORD)
    const answer = await server.call('POST', '/api/user/logout', { token })
    expect(answer.text).toBe('{"code":0,"data":null}')
    expect((await server.get('/api/user/getUserInfo', token)).status).toBe(401)
  })

  test('blank fields get the words of the specification', async () => {
    expect((await server.post(SIGN_IN, { mobile: '', password: 'x' })).body.message).toBe('请输入手机号码')
    expect((await server.post(SIGN_IN, { mobile: '13900000000' })).body.message).toBe('请输入密码')
  })
})
