import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenDigest } from '../../src/modules/account/store/session.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { keyOf } from './api-keys.ts'
import { ACCEPTED, entered, freshMobile, PASSWORD, person, tokenOf } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const NEW = { password: 'autumn-99', confirm_password: 'autumn-99' }

describeOnBothEngines('a proof of presence', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
  })
  afterAll(() => server.close())
  const proved = (token: string, at: string) =>
    db.pool.query(`update session set proved_at = ${at} where token_hash = $1`, [tokenDigest(token)])
  const prove = (token: string, password: string) => server.post('/api/me/prove', { password }, token)
  const setPassword = (token: string) => server.post('/api/weapp/setpassword', NEW, token)

  test.each([
    ['null', 403],
    ["now() - interval '301 seconds'", 403],
    ["now() - interval '290 seconds'", 200],
    ['now()', 200],
  ])('of %s answers a new password with %i', async (at, status) => {
    const { token, mobile } = await entered(db)
    await proved(token, at)
    const answer = await setPassword(token)
    expect(answer.status).toBe(status)
    expect(answer.body.reason).toBe(status === 403 ? 'proof_needed' : undefined)
    expect(await server.signIn(mobile, status === 403 ? PASSWORD : NEW.password)).toMatch(/^hx_/)
  })

  test('is given by signing in, by registering and by the password, in this session alone', async () => {
    const mobile = freshMobile()
    const registered = await server.post('/api/weapp/register', { mobile, ...NEW, ...ACCEPTED })
    const { token } = registered.body.data as { token: string }
    expect((await setPassword(token)).status).toBe(200)
    const [here, there] = [
      await server.signIn(mobile, NEW.password),
      await server.signIn(mobile, NEW.password),
    ]
    await proved(here, 'null')
    await proved(there, 'null')
    const answer = await prove(here, NEW.password)
    expect(answer.status).toBe(200)
    expect((answer.body.data as { until: number }).until).toBeGreaterThan(Date.now())
    expect((await setPassword(there)).body.reason).toBe('proof_needed')
    expect((await setPassword(here)).status).toBe(200)
  })

  test('is asked for by a password in the info settings, not by a nickname', async () => {
    const { token } = await entered(db)
    await proved(token, 'null')
    const edit = (body: object) => server.post('/api/user/edit', body, token)
    expect((await edit({ nickname: '海风' })).status).toBe(200)
    expect((await edit({ password: '', confirmPassword: '' })).status).toBe(200)
    const refused = await edit({ nickname: '未改', password: 'winter-33', confirmPassword: 'winter-33' })
    expect([refused.status, refused.body.reason]).toEqual([403, 'proof_needed'])
    expect((await server.get('/api/user/getUserInfo', token)).body.data).toMatchObject({ nickname: '海风' })
  })

  test('needs the right password; five tries are free, then each has to wait', async () => {
    const { token, mobile } = await entered(db)
    await proved(token, 'null')
    for (let i = 0; i < 5; i++) {
      const wrong = await prove(token, 'not-this-one')
      expect([wrong.status, wrong.body.reason]).toEqual([403, 'wrong_password'])
    }
    expect((await prove(token, PASSWORD)).status).toBe(429)
    expect((await setPassword(token)).body.reason).toBe('proof_needed')
    // The sign-in is not slowed by it.
    expect(await server.signIn(mobile, PASSWORD)).toMatch(/^hx_/)
  })

  test('forgets wrong tries once the password was given', async () => {
    const { token } = await entered(db)
    for (const round of [1, 2]) {
      for (let i = 0; i < 4; i++) expect((await prove(token, 'not-this-one')).status, `${round}`).toBe(403)
      expect((await prove(token, PASSWORD)).status).toBe(200)
    }
  })

  test('is not asked of who has no password yet', async () => {
    const { id } = await person(db, { passwordHash: null })
    const token = await tokenOf(db, id)
    await proved(token, 'null')
    expect((await setPassword(token)).status).toBe(200)
    await proved(token, 'null')
    expect((await setPassword(token)).body.reason).toBe('proof_needed')
  })

  test('all keys of the caller end at once, those of others stay', async () => {
    const [{ token }, other] = [await entered(db), await entered(db)]
    const [one, two, foreign] = [
      await keyOf(server, token, ['read:goods']),
      await keyOf(server, token, ['read:goods']),
      await keyOf(server, other.token, ['read:goods']),
    ]
    const revoke = () => server.call('DELETE', '/api/me/api-keys', { token })
    expect((await revoke()).body.data).toEqual({ revoked: 2 })
    expect((await revoke()).body.data).toEqual({ revoked: 0 })
    const reads = (key: string) => server.get('/api/user/getUserInfo', key)
    expect([(await reads(one.token)).status, (await reads(two.token)).status]).toEqual([401, 401])
    expect((await reads(foreign.token)).body.reason).not.toBe('key_unknown')
    const { rows } = await db.pool.query("select detail from account_event where kind = 'api_keys_revoked'")
    expect(rows).toHaveLength(1)
  })
})
