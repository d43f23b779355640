import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { type Contract, readContract } from '../contract/contract.ts'
import { checkerOf } from '../contract/schema-check.ts'
import type { Database } from '../database/database.ts'
import type { FreeSpace } from '../database/free-space.ts'
import { Failure } from '../failure.ts'
import { BUILD_MEASURE } from '../metrics/build-measure.ts'
import { databaseMeasures } from '../metrics/database-measures.ts'
import { isApiPath } from './api-path.ts'
import { BODY_BYTES } from './body-bytes.ts'
import { tellLimits } from './call-limits.ts'
import { CallQueue } from './call-queue.ts'
import { serveContract } from './contract-plugin.ts'
import { failureBody, sendFailure } from './failure.ts'
import { failureStatus } from './failure-status.ts'
import type { Handlers } from './handler.ts'
import { useByteBodies, useJsonBodies } from './json-body.ts'
import { type LogSink, logOptions } from './logging.ts'
import { meetCallers } from './meet-callers.ts'
import type { HttpPorts } from './ports.ts'
import { type Readiness, serveProbes } from './probes.ts'
import { servePublicContract } from './public-contract.ts'
import { RateLimiter, type Rates } from './rate-limit.ts'
import { EVERY_ANSWER } from './security-headers.ts'
import { serveMetrics } from './serve-metrics.ts'
import { serveSite } from './static-site.ts'
import { traceCalls } from './trace-calls.ts'

export interface HttpServerOptions {
  db: Database
  handlers: Handlers
  ports: HttpPorts
  /** Folder of the built web app. */
  webRoot: string
  /** True only when nobody but this machine can reach the server and demo data is wanted. */
  allowDemoAccounts: boolean
  log?: { level: string; sink: LogSink }
  rates?: Rates
  /** Space on the disk of the data folder; not looked at without. */
  space?: FreeSpace
  /** Networks of trusted proxies, as CIDR; without any, forwarding headers are ignored. */
  trustedProxies?: readonly string[]
  /** Calls of those proxies continue the trace that they name. */
  takesTraceContext?: boolean
  /** The contract that is served; the bundled one by default. */
  contract?: Contract
  /** Check answers against the contract. Default: when NODE_ENV is test or development. */
  checkAnswers?: boolean
  requestTimeoutMs?: number
  /** Set when the process is to end: then `/readyz` answers 503. */
  readiness?: Readiness
  /** A call with it reads `/metrics`; without one only this machine does. */
  metricsToken?: string | undefined
}

const checkedHere = () => process.env['NODE_ENV'] === 'test' || process.env['NODE_ENV'] === 'development'

/** The server with what the modules give it, not listening yet. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const requestTimeoutMs = options.requestTimeoutMs ?? 30_000
  const limiter = new RateLimiter(options.rates)
  const calls = new CallQueue()
  const app = Fastify({
    bodyLimit: BODY_BYTES,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: 60_000,
    keepAliveTimeout: 30_000,
    http: {
      headersTimeout: Math.min(15_000, requestTimeoutMs),
      connectionsCheckingInterval: Math.min(2_000, requestTimeoutMs),
    },
    // Fastify's own reading takes any text for an address: meet-callers.ts reads it instead.
    trustProxy: false,
    routerOptions: { maxParamLength: 200 },
    logController: new LogController({ disableRequestLogging: true }),
    // While it ends, calls that still arrive are answered as usual, on connections that close behind them.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    logger: options.log ? (logOptions(options.log.level, options.log.sink) ?? false) : false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      dress(request, reply)
      if (isApiPath(request.url)) tellLimits(request, reply, limiter)
      sendFailure(request, reply, error)
    },
  })
  app.addHook('onRequest', async (request, reply) => dress(request, reply))
  meetCallers(app, options.trustedProxies ?? [])
  traceCalls(app, options.takesTraceContext ? (options.trustedProxies ?? []) : [])
  closeBehindLastAnswer(app)
  app.addHook('onResponse', async (request, reply) => note(request, reply))
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error))
  serveMetrics(app, {
    measures: [
      BUILD_MEASURE,
      ...databaseMeasures(options.db),
      ...calls.measures(),
      ...(options.ports.measures ?? []),
    ],
    token: options.metricsToken,
  })
  serveProbes(app, options.db, options.readiness)
  useJsonBodies(app)
  useByteBodies(app)
  const contract = options.contract ?? readContract()
  serveContract(app, {
    contract,
    checker: checkerOf(contract),
    handlers: options.handlers,
    ports: options.ports,
    db: options.db,
    limiter,
    calls,
    allowDemoAccounts: options.allowDemoAccounts,
    space: options.space,
    checkAnswers: options.checkAnswers ?? checkedHere(),
  })
  servePublicContract(app)
  for (const serve of options.ports.routes) await serve(app)
  await serveSite(app, options.webRoot, options.ports.dressPage)
  await app.ready()
  return app
}

/** While the server ends, connections that fall idle after their last answer are closed, not kept waiting. */
function closeBehindLastAnswer(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => clearInterval(sweep))
  })
}

function dress(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(EVERY_ANSWER).header('x-request-id', request.id)
}

function note(request: FastifyRequest, reply: FastifyReply): void {
  const userId = request.caller?.kind === 'user' ? request.caller.userId : undefined
  request.log.info(
    {
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId,
      ip: request.ip,
    },
    'answered',
  )
}

/** What cannot be read as HTTP still gets the envelope, with the headers of every answer. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: import('node:net').Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const isOverflow = error.code === 'HPE_HEADER_OVERFLOW'
  const failure =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? new Failure('request_timeout', '请求没有在 30 秒内发送完，请检查网络后重试')
      : isOverflow
        ? new Failure('headers_too_large', '请求头过大，请减少 Cookie 或请求头后重试')
        : new Failure('bad_request', '请求不是有效的 HTTP 格式，请检查后重试')
  const status = isOverflow ? 431 : failureStatus(failure)
  const id = randomUUID()
  const body = JSON.stringify(failureBody(failure, id))
  const headers = {
    ...EVERY_ANSWER,
    'x-request-id': id,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const head = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n${body}`)
}
