import { Agent, type RequestOptions, request } from 'node:https'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DEFAULT_RATES } from '../../src/platform/http/rate-limit.ts'
import { hasNginx, type RunningNginx, runNginx, SITE_NAME } from '../deploy/run-nginx.ts'
import { openEmbeddedForTest, type TestDatabase } from '../engines.ts'
import { freshMobile, PASSWORD, person } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const isReady = hasNginx()
if (!isReady)
  process.stderr.write(
    'The tests behind nginx are skipped: install nginx and openssl (Debian: apt-get install nginx openssl).\n',
  )

const VISITORS = 60

interface Ask {
  from: string
  body?: unknown
  headers?: Record<string, string>
}

// SQL has no part in it: one engine is enough.
describe.runIf(isReady)('behind nginx as docs/deploying.md sets it up', () => {
  let opened: TestDatabase
  let server: RunningServer
  let nginx: RunningNginx
  beforeAll(async () => {
    opened = await openEmbeddedForTest()
    server = await runServer(opened.db, { trustedProxies: ['127.0.0.1/32'], rates: DEFAULT_RATES })
    nginx = await runNginx([server.port])
    const answers = async () => expect((await ask({ from: '127.0.0.1' })).status).toBe(200)
    await vi.waitFor(answers, { timeout: 20_000, interval: 100 })
  })
  afterAll(async () => {
    await nginx.stop()
    await server.close()
    await opened.dispose()
  })

  /** A call over TLS from an address of its own. */
  function ask({ from, body, headers = {} }: Ask) {
    const options: RequestOptions = {
      ...{
        host: '127.0.0.1',
        port: nginx.tls,
        rejectUnauthorized: false,
        localAddress: from,
        agent: new Agent(),
      },
      ...{
        path: body === undefined ? '/api/health' : '/api/weapp/loginpassword',
        method: body === undefined ? 'GET' : 'POST',
      },
      headers: { host: SITE_NAME, 'content-type': 'application/json', ...headers },
    }
    return new Promise<{ status: number; hsts: unknown; text: string }>((done, fail) => {
      const sent = request(options, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, hsts: answer.headers['strict-transport-security'], text }),
        )
      })
      sent.on('error', fail).end(body === undefined ? undefined : JSON.stringify(body))
    })
  }
  const wrong = () => ({ mobile: freshMobile(), password: 'wrong-one' })

  test('one visitor who guesses closes the door for themselves, not for sixty others', async () => {
    const guesses: number[] = []
    // What they write into the header themselves is to the left of what nginx adds.
    for (let i = 0; i < 25; i++)
      guesses.push(
        (await ask({ from: '127.0.9.1', body: wrong(), headers: { 'x-forwarded-for': `203.0.113.${i}` } }))
          .status,
      )
    expect(guesses.filter((status) => status === 401)).toHaveLength(DEFAULT_RATES.login.anonymous.calls)
    expect(guesses.at(-1)).toBe(429)

    const { id, mobile } = await person(opened.db)
    for (let visitor = 1; visitor <= VISITORS; visitor++)
      expect((await ask({ from: `127.0.8.${visitor}`, body: wrong() })).status).toBe(401)
    expect((await ask({ from: '127.0.8.77', body: { mobile, password: PASSWORD } })).status).toBe(200)
    const seen = new Set(
      server.log.map((line) => /"ip":"(127\.0\.8\.\d+)"/.exec(line)?.[1]).filter((ip) => ip !== undefined),
    )
    expect(seen.size).toBe(VISITORS + 1)
    const { rows } = await opened.db.pool.query('select ip from session where user_id = $1', [id])
    expect(rows).toEqual([{ ip: '127.0.8.77' }])
  })

  test('the visitor is told to come by TLS, and a demo account is nobody', async () => {
    expect((await ask({ from: '127.0.6.1' })).hsts).toBe('max-age=31536000')
    const { mobile } = await person(opened.db, { isDemo: true })
    const answer = await ask({ from: '127.0.6.1', body: { mobile, password: PASSWORD } })
    expect(answer.status).toBe(401)
  })
})
