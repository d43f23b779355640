import { afterAll, beforeAll, expect, test } from 'vitest'
import { scrub } from '../../src/platform/http/logging.ts'
import { describeOnBothEngines } from '../engines.ts'
import { ACCEPTED, freshMobile, PASSWORD, person } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const CANARY = 'canary-Pa55wd'

describeOnBothEngines('the log', (database) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await runServer(database())
  })
  afterAll(() => server.close())

  test('no token, password, mobile or query reaches it, whatever goes wrong', async () => {
    const { mobile } = await person(database())
    const token = await server.signIn(mobile, PASSWORD)
    const other = freshMobile()
    await server.post('/api/weapp/loginpassword', { mobile: other, password: CANARY })
    await server.post('/api/weapp/register', {
      mobile: other,
      password: CANARY,
      confirm_password: 'short',
      ...ACCEPTED,
    })
    await server.post('/api/weapp/setpassword', { password: CANARY, confirm_password: CANARY }, token)
    await server.get(`/api/user/getUserInfo?token=${token}&mobile=${mobile}`, token)
    await server.get(`/temu/home?token=${token}`)
    await server.raw(
      `GET /?token=${token} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nBad Header\r\n\r\n`,
    )
    // A failure of the database that quotes the row.
    await database().pool.query('alter table invite_code rename to invite_code_away')
    try {
      expect(
        (
          await server.post('/api/weapp/register', {
            mobile: freshMobile(),
            password: CANARY,
            confirm_password: CANARY,
            ...ACCEPTED,
          })
        ).status,
      ).toBe(500)
    } finally {
      await database().pool.query('alter table invite_code_away rename to invite_code')
    }
    server.app.log.error(
      { token, headers: { authorization: `Bearer ${token}` }, body: { mobile, password: CANARY } },
      `told ${mobile} bearer abc.def ${token}`,
    )
    const log = server.log.join('')
    expect(log).toContain('answered')
    for (const secret of [token, token.slice(3), CANARY, mobile, other, 'abc.def', '?token'])
      expect(log, secret).not.toContain(secret)
    expect(log).toContain(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)
  })

  test('each call has one line with its request id, and the answer carries the same', async () => {
    const from = server.log.length
    const answer = await server.get('/api/getServerTime?x=1')
    await expect.poll(() => server.log.length).toBeGreaterThan(from)
    const line = JSON.parse(server.log.at(-1) ?? '{}')
    expect(line).toMatchObject({
      level: 'info',
      method: 'GET',
      path: '/api/getServerTime',
      status: 400,
      reqId: answer.headers['x-request-id'],
    })
  })

  test('a line cannot be forged by what a caller sends', async () => {
    const from = server.log.length
    await server.get('/x%0a%7b%22level%22%3a%22error%22%7d')
    await expect.poll(() => server.log.length).toBeGreaterThan(from)
    for (const line of server.log) expect(line.trimEnd().split('\n')).toHaveLength(1)
  })

  test('a moment is not taken for a mobile', () => {
    expect(scrub('{"time":1794960000000,"mobile":"13800138000"}')).toBe(
      '{"time":1794960000000,"mobile":"138****8000"}',
    )
  })
})
