import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'
import { handlers } from '../../src/operations.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { Handlers } from '../../src/platform/http/handler.ts'
import type { Rates } from '../../src/platform/http/rate-limit.ts'
import { buildServer, type ServerOptions } from '../../src/server.ts'
import { ACCEPTED } from './people.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** The envelope; every answer of the API has one. */
  body: { code: number; message?: string; msg?: string; reason?: string; data: never }
}
export interface CallOptions {
  token?: string | undefined
  /** Bytes are sent as they are, anything else as JSON. */
  body?: unknown
  headers?: Record<string, string>
}
export interface RunningServer {
  app: FastifyInstance
  port: number
  /** Lines of the structured log so far. */
  log: string[]
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  get(path: string, token?: string): Promise<Answer>
  post(path: string, body: unknown, token?: string): Promise<Answer>
  /** Sends bytes as they are over a socket of their own and gives back all that comes. */
  raw(bytes: string | Buffer): Promise<string>
  signIn(mobile: string, password: string): Promise<string>
  close(): Promise<void>
}

// The password hash is slow on purpose.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const PLENTY = { user: { calls: 1e6, perMs: 60_000 }, anonymous: { calls: 1e6, perMs: 60_000 } }
/** No limits, for tests that speak of something else. */
export const NO_LIMITS: Rates = {
  read: PLENTY,
  search: PLENTY,
  write: PLENTY,
  login: PLENTY,
  export: PLENTY,
  import: PLENTY,
}

/** The real server over a real socket, on a free port of this machine. */
export async function runServer(db: Database, options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const log: string[] = []
  const app = await buildServer({
    db,
    handlers: handlers as Handlers,
    webRoot: '/nowhere',
    allowDemoAccounts: true,
    rates: NO_LIMITS,
    registrationsADay: 1e6,
    checkAnswers: true,
    log: { level: 'debug', sink: { write: (line) => log.push(line) } },
    ...options,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const call = (method: string, path: string, given: CallOptions = {}) =>
    send(agent, new URL(`http://127.0.0.1:${port}${path}`), method, given)
  return {
    app,
    port,
    log,
    call,
    get: (path, token) => call('GET', path, { token }),
    post: (path, body, token) => call('POST', path, { body, token }),
    raw: (bytes) => sendRaw(port, bytes),
    signIn: async (mobile, password) => {
      const answer = await call('POST', '/api/weapp/loginpassword', {
        body: { mobile, password, ...ACCEPTED },
      })
      if (answer.status !== 200)
        throw new Error(`sign-in of ${mobile} answered ${answer.status} ${answer.text}`)
      return (answer.body.data as { token: string }).token
    },
    close: () => {
      agent.destroy()
      return app.close()
    },
  }
}

/** Not by `fetch`, whose streams and signals are more than half of the work of a short request: these tests send 22,000. */
function send(
  agent: Agent,
  url: URL,
  method: string,
  { token, body, headers }: CallOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined
          ? {}
          : { 'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        // Whatever a test is about: no answer of the API leaves its caller without the rates.
        if (url.pathname.startsWith('/api/') && !answer.headers['ratelimit-policy'])
          reject(new Error(`${method} ${url.pathname} answered ${answer.statusCode} without its rates`))
        const text = Buffer.concat(chunks).toString('utf8')
        const isJson = answer.headers['content-type']?.startsWith('application/json') ?? false
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text,
          body: isJson && text !== '' ? JSON.parse(text) : undefined,
        })
      })
    })
    if (body instanceof Uint8Array) sent.end(body)
    else sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    const end = () => resolve(Buffer.concat(chunks).toString('utf8'))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', end)
    socket.on('close', end)
    socket.on('error', (error: NodeJS.ErrnoException) =>
      chunks.length > 0 || error.code === 'ECONNRESET' ? end() : reject(error),
    )
    socket.write(bytes)
  })
}
