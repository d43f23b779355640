import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { DEFAULT_RATES } from '../../src/platform/http/rate-limit.ts'
import { describeOnBothEngines } from '../engines.ts'
import { keyOf } from './api-keys.ts'
import { entered, PASSWORD, person } from './people.ts'
import { type Answer, type RunningServer, runServer } from './running-server.ts'

/** What an answer says is left, by the name of the window. */
function leftOf({ headers }: Answer): Record<string, number> {
  const found = String(headers['ratelimit']).matchAll(/"([a-z-]+)";r=(\d+)(?:;t=(\d+))?/g)
  return Object.fromEntries([...found].map(([, name, left]) => [name, Number(left)]))
}
const policyOf = ({ headers }: Answer) => headers['ratelimit-policy']

describeOnBothEngines('rate headers', (database) => {
  let db: Database
  let server: RunningServer
  beforeAll(async () => {
    db = database()
    server = await runServer(db, { rates: DEFAULT_RATES })
  })
  afterAll(() => server.close())

  test('a key is told of its minute and its day, call by call, and when the minute is over', async () => {
    const { token } = await entered(db)
    const { token: key } = await keyOf(server, token)
    const policy = '"minute";q=10;w=60, "day";q=100;w=86400'
    for (let call = 1; call <= 10; call++) {
      const answer = await server.get('/api/temu/goods/search', key)
      expect([answer.status, policyOf(answer)]).toEqual([200, policy])
      expect(leftOf(answer)).toEqual({ minute: 10 - call, day: 100 - call })
    }
    const over = await server.get('/api/temu/goods/search', key)
    // Refused before the database is asked, so nothing is known of the day.
    expect([over.status, policyOf(over), leftOf(over)]).toEqual([429, policy, { minute: 0 }])
    const [, wait] = /"minute";r=0;t=(\d+)/.exec(String(over.headers['ratelimit'])) ?? []
    expect(Math.abs(Number(wait) - Number(over.headers['retry-after']))).toBeLessThanOrEqual(1)
  })

  test('a key whose day is used up, or whose scope does not reach, is told so on the refusal', async () => {
    const { id, token } = await entered(db)
    const { token: key } = await keyOf(server, token, ['read:goods'])
    expect(leftOf(await server.get('/api/temu/goods/search', key))).toEqual({ minute: 9, day: 99 })
    const closed = await server.get('/api/temu/shops/search', key)
    expect([closed.status, leftOf(closed)]).toEqual([403, { minute: 8 }])
    await db.pool.query("update quota_use set used = 100 where user_id = $1 and feature = 'apiCalls'", [id])
    const used = await server.get('/api/temu/goods/search', key)
    expect([used.status, used.body.reason, leftOf(used)]).toEqual([429, 'quota_used', { minute: 7, day: 0 }])
  })

  test('a person is told of the class of the call, and no call of one class moves another', async () => {
    const { token } = await entered(db)
    const first = await server.get('/api/temu/goods/search', token)
    expect([policyOf(first), leftOf(first)]).toEqual(['"search";q=120;w=60', { search: 119 }])
    const read = await server.get('/api/me/sessions', token)
    expect([policyOf(read), leftOf(read)]).toEqual(['"read";q=600;w=60', { read: 599 }])
    expect(leftOf(await server.get('/api/temu/goods/search', token))).toEqual({ search: 118 })
    const wrong = await server.get('/api/temu/goods/search?page=0', token)
    expect([wrong.status, leftOf(wrong)]).toEqual([400, { search: 117 }])
    const gone = await server.get('/api/temu/goods/NOBODY', token)
    expect([gone.status, leftOf(gone)]).toEqual([404, { read: 598 }])
  })

  test('anyone who is not signed in is told of the address; guesses of tokens and passwords of their own windows', async () => {
    const call = (method: string, path: string, ip: string, given: object = {}) =>
      proxied.call(method, path, { headers: { 'x-forwarded-for': ip }, ...given })
    const proxied = await runServer(db, { rates: DEFAULT_RATES, trustedProxies: ['127.0.0.1/32'] })
    const open = await call('GET', '/api/getServerTime', '203.0.113.1')
    expect([open.status, leftOf(open)]).toEqual([200, { read: 599 }])
    const asked = await call('GET', '/api/temu/goods/search', '203.0.113.2')
    expect([asked.status, leftOf(asked)]).toEqual([401, { search: 29, read: 599 }])
    const guessed = await call('GET', '/api/me/sessions', '203.0.113.3', { token: 'hx_nobody' })
    expect([guessed.status, leftOf(guessed)]).toEqual([401, { read: 599, 'unknown-tokens': 119 }])
    const { mobile } = await person(db)
    const signIn = (password: string) =>
      call('POST', '/api/weapp/loginpassword', '203.0.113.4', { body: { mobile, password } })
    expect(leftOf(await signIn('wrong-password'))).toEqual({ login: 19, tries: 119 })
    const good = await signIn(PASSWORD)
    // A success is no guess: it is given back to the one count, and stays in the other.
    expect([good.status, leftOf(good)]).toEqual([200, { login: 19, tries: 118 }])
    await proxied.close()
  })

  test.each([
    ['an unknown operation', 'GET', '/api/nothing', 404],
    ['the API itself', 'GET', '/api', 404],
    ['a wrong method', 'DELETE', '/api/getServerTime', 405],
    ['a question about methods', 'OPTIONS', '/api/getServerTime', 405],
    ['a probe', 'GET', '/api/health', 200],
    ['the head of an answer', 'HEAD', '/api/getServerTime', 200],
    ['an address that cannot be read', 'GET', '/api/%zz', 400],
  ])('%s tells of the reads of its address', async (_what, method, path, status) => {
    const answer = await server.call(method, path)
    expect([answer.status, policyOf(answer)]).toEqual([status, '"read";q=600;w=60'])
    expect(leftOf(answer)['read']).toBeGreaterThan(0)
  })

  test('a body that is too large or of another type is counted and told', async () => {
    const { token } = await entered(db)
    const large = await server.call('POST', '/api/temu/favourites/goods', {
      token,
      body: { ids: [], padding: 'x'.repeat(100_000) },
    })
    expect([large.status, leftOf(large)]).toEqual([413, { write: 59 }])
    const odd = await server.call('POST', '/api/temu/favourites/goods', {
      ...{ token, body: {} },
      headers: { 'content-type': 'text/plain' },
    })
    expect([odd.status, leftOf(odd)]).toEqual([415, { write: 58 }])
  })

  test('pages of the site carry no rates', async () => {
    const { headers } = await server.get('/temu/home')
    expect([headers['ratelimit'], headers['ratelimit-policy']]).toEqual([undefined, undefined])
  })
})
