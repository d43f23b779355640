import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { keyOf } from './api-keys.ts'
import { entered, PASSWORD, person } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const SIGN_IN = '/api/weapp/loginpassword'
const INFO = '/api/user/getUserInfo'
const KEY_READS = '/api/me/entitlements'
const VISITOR = '203.0.113.7'

describeOnBothEngines('behind a proxy that is trusted', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db, { trustedProxies: ['127.0.0.1/32'] })
  })
  afterAll(() => server.close())

  test('sessions, the last sign-in, events and keys hold the address of the visitor', async () => {
    const { id, mobile } = await person(db, { vipType: 'year', vipExpire: new Date(Date.now() + 1e9) })
    const headers = { 'x-forwarded-for': `198.51.100.1, ${VISITOR}`, 'x-real-ip': '198.51.100.2' }
    const answer = await server.call('POST', SIGN_IN, { body: { mobile, password: PASSWORD }, headers })
    expect(answer.status).toBe(200)
    const { token } = answer.body.data as { token: string }
    const key = await keyOf(server, token, ['read:own'])
    await server.call('GET', KEY_READS, { token: key.token, headers })
    const password = { password: 'spring-77', confirm_password: 'spring-77' }
    await server.call('POST', '/api/weapp/setpassword', { token, body: password, headers })
    const texts = async (query: string) =>
      (await db.pool.query(query, [id])).rows.map(({ ip }: { ip?: string }) => ip)
    expect(await texts('select ip from session where user_id = $1')).toEqual([VISITOR])
    expect(await texts('select last_login_ip as ip from app_user where id = $1')).toEqual([VISITOR])
    // Noted behind the call.
    await expect
      .poll(() => texts('select last_used_ip as ip from api_key where user_id = $1'))
      .toEqual([VISITOR])
    expect(await texts("select ip from account_event where user_id = $1 and kind = 'password_set'")).toEqual([
      VISITOR,
    ])
    expect(server.log.some((line) => line.includes(`"ip":"${VISITOR}"`))).toBe(true)
    expect(server.log.some((line) => line.includes('198.51.100'))).toBe(false)
  })

  test('who came by TLS is told to do so for a year; who did not is not, nor who only says so', async () => {
    const hsts = async (headers: Record<string, string>) =>
      (await server.call('GET', '/api/health', { headers })).headers['strict-transport-security']
    expect(await hsts({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000')
    expect(await hsts({ 'x-forwarded-proto': 'http, HTTPS' })).toBe('max-age=31536000')
    expect(await hsts({ 'x-forwarded-proto': 'https, http' })).toBeUndefined()
    expect(await hsts({})).toBeUndefined()
    const page = await server.call('GET', '/nothing', { headers: { 'x-forwarded-proto': 'https' } })
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000')
    expect(server.log.some((line) => line.includes('HAIXUAN_TRUST_PROXY'))).toBe(false)
  })
})

describeOnBothEngines('forwarding headers without a trusted proxy', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
  })
  afterAll(() => server.close())
  const PROXIED: Record<string, Record<string, string>> = {
    ...Object.fromEntries(
      ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'].map((name) => [
        name,
        { [name]: '1' },
      ]),
    ),
    'a public name': { host: 'data.example.com' },
    'a page of elsewhere': { origin: 'https://shop.example.com' },
  }

  test('they are ignored, and their arrival is said once', async () => {
    const { id, mobile } = await person(db)
    const headers = { 'x-forwarded-for': VISITOR, 'x-forwarded-proto': 'https' }
    for (let i = 0; i < 3; i++) {
      const answer = await server.call('POST', SIGN_IN, { body: { mobile, password: PASSWORD }, headers })
      expect(answer.headers['strict-transport-security']).toBeUndefined()
    }
    const { rows } = await db.pool.query('select last_login_ip as ip from app_user where id = $1', [id])
    expect(rows).toEqual([{ ip: '127.0.0.1' }])
    expect(server.log.filter((line) => line.includes('HAIXUAN_TRUST_PROXY'))).toHaveLength(1)
  })

  test('a demo account is unknown through a proxy, under a public name, and from a page of elsewhere', async () => {
    const { mobile } = await person(db, { isDemo: true, isOperator: true })
    const plain = await person(db)
    const signIn = (name: string, headers: Record<string, string> = {}) =>
      server.call('POST', SIGN_IN, { body: { mobile: name, password: PASSWORD }, headers })
    for (const [kind, headers] of Object.entries(PROXIED)) {
      const answer = await signIn(mobile, headers)
      expect([answer.status, answer.body.reason], kind).toEqual([401, 'bad_credentials'])
      expect((await signIn(plain.mobile, headers)).status, kind).toBe(200)
      await db.pool.query('delete from sign_in_throttle')
    }
    expect((await signIn(mobile)).status).toBe(200)
  })

  test('nor do its open sessions, its keys and its codes open anything there, and they live on at home', async () => {
    const until = new Date(Date.now() + 1e9)
    const { token } = await entered(db, { isDemo: true, isOperator: true, vipType: 'year', vipExpire: until })
    const key = await keyOf(server, token, ['read:own'])
    for (const [kind, headers] of Object.entries(PROXIED)) {
      const get = async (path: string, with_: string) =>
        (await server.call('GET', path, { token: with_, headers })).status
      expect(await get(INFO, token), kind).toBe(401)
      expect(await get('/api/admin/users', token), kind).toBe(401)
      expect(await get(KEY_READS, key.token), kind).toBe(401)
      const health = await server.call('GET', '/api/health', { headers })
      expect(health.body.data, kind).toMatchObject({ demo: false })
      const made = await server.post('/api/me/handover-codes', {}, token)
      const { code } = made.body.data as { code: string }
      for (const [path, body] of [
        ['/api/handover-codes/redeem', { code }],
        ['/api/address-tokens/redeem', { token }],
      ] as const) {
        const answer = await server.call('POST', path, { body, headers })
        expect([answer.status, answer.body.reason], `${path} ${kind}`).toEqual([401, 'handover_dead'])
      }
    }
    expect((await server.get(INFO, token)).status).toBe(200)
    expect((await server.get('/api/admin/users', token)).status).toBe(200)
    expect((await server.get(KEY_READS, key.token)).status).toBe(200)
    expect((await server.get('/api/health')).body.data).toMatchObject({ demo: true })
  })

  test('a proxy that says nothing at all passes calls on as HTTP/1.0: no demo account either', async () => {
    const { token } = await entered(db, { isDemo: true })
    const ask = (version: string) =>
      server.raw(
        `GET ${INFO} HTTP/${version}\r\nHost: 127.0.0.1:${server.port}\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n\r\n`,
      )
    expect(await ask('1.1')).toMatch(/^HTTP\/1\.1 200 /)
    expect(await ask('1.0')).toMatch(/^HTTP\/1\.1 401 /)
  })

  test('two Host headers are refused, wherever they go', async () => {
    for (const [first, second] of [
      ['127.0.0.1', 'data.example.com'],
      ['127.0.0.1', '127.0.0.1'],
    ] as const) {
      for (const path of ['/', '/api/health', '/api/nothing', '/temu/home']) {
        const answer = await server.raw(
          `GET ${path} HTTP/1.1\r\nHost: ${first}\r\nhost: ${second}\r\nConnection: close\r\n\r\n`,
        )
        expect(answer, path).toMatch(/^HTTP\/1\.1 400 [\s\S]*"reason":"bad_host"/)
      }
    }
  })

  test('a visitor of another address of this machine is seen by that address', async () => {
    const agent = new Agent({ localAddress: '127.0.7.1' })
    const answer = await new Promise<number>((done, fail) => {
      request({ host: '127.0.0.1', port: server.port, path: '/api/health', agent }, (got) => {
        got.resume().on('end', () => done(got.statusCode ?? 0))
      })
        .on('error', fail)
        .end()
    })
    expect(answer).toBe(200)
    expect(server.log.some((line) => line.includes('"ip":"127.0.7.1"'))).toBe(true)
  })
})
