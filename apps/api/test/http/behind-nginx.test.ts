import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type RequestOptions, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DEFAULT_RATES } from '../../src/platform/http/rate-limit.ts'
import { openEmbeddedForTest, type TestDatabase } from '../engines.ts'
import { freePort } from './free-port.ts'
import { freshMobile, PASSWORD, person } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const found = (name: string, ask: string) => spawnSync(name, [ask]).error === undefined
const isReady = found('nginx', '-v') && found('openssl', 'version')
if (!isReady)
  process.stderr.write(
    'The tests behind nginx are skipped: install nginx and openssl (Debian: apt-get install nginx openssl).\n',
  )

/** The configuration that docs/deploying.md installs, as it is there. */
const CONFIGURATION = readFileSync(new URL('../../../../deploy/nginx/haixuan.conf', import.meta.url), 'utf8')
const VISITORS = 60

/** Runs nginx with that configuration before a server; its folder, ports and certificate are the test's. */
async function runNginx(serverPort: number) {
  const folder = mkdtempSync(join(tmpdir(), 'haixuan-nginx-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=data.example.com', '-keyout', key, '-out', certificate]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      ...subject,
    ],
    { stdio: 'ignore' },
  )
  const [tls, plain] = [await freePort(), await freePort()]
  const site = CONFIGURATION.replace('listen 443 ssl', `listen 127.0.0.1:${tls} ssl`)
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${serverPort}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const whole = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 256; } http { access_log off; ${temporary.join(' ')} ${site} }`
  writeFileSync(join(folder, 'nginx.conf'), whole)
  const child = spawn('nginx', [
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
    '-e',
    join(folder, 'error.log'),
  ])
  const ended = new Promise((done) => child.once('close', done))
  return {
    tls,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Ask {
  from: string
  body?: unknown
  headers?: Record<string, string>
}

// SQL has no part in it: one engine is enough.
describe.runIf(isReady)('behind nginx as docs/deploying.md sets it up', () => {
  let opened: TestDatabase
  let server: RunningServer
  let nginx: Awaited<ReturnType<typeof runNginx>>
  beforeAll(async () => {
    opened = await openEmbeddedForTest()
    server = await runServer(opened.db, { trustedProxies: ['127.0.0.1/32'], rates: DEFAULT_RATES })
    nginx = await runNginx(server.port)
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
      headers: { host: 'data.example.com', 'content-type': 'application/json', ...headers },
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
