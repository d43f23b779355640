import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { JobQueue } from '../../src/platform/jobs/job-queue.ts'
import { Worker } from '../../src/platform/jobs/worker.ts'
import { openTracing, type Tracing } from '../../src/platform/tracing/open-tracing.ts'
import { isTracing } from '../../src/platform/tracing/span.ts'
import { readTracing } from '../../src/platform/tracing/tracing-settings.ts'
import { describeOnBothEngines } from '../engines.ts'
import { freePort } from './free-port.ts'
import { OtlpSink, type SentSpan } from './otlp-sink.ts'
import { entered } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const SERVER = 2
const CLIENT = 3
const ERROR = 2

function settingsOf(endpoint: string) {
  const settings = readTracing({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=k',
  })
  if (!settings) throw new Error('No endpoint.')
  return settings
}

describeOnBothEngines('traces', (database) => {
  const sink = new OtlpSink()
  let db: Database
  let tracing: Tracing
  let server: RunningServer
  let who: Awaited<ReturnType<typeof entered>>

  beforeAll(async () => {
    db = database()
    who = await entered(db)
    tracing = openTracing(settingsOf(await sink.listen()), { say: () => undefined, delayMs: 60_000 })
    server = await runServer(db, { trustedProxies: ['127.0.0.0/8'], takesTraceContext: true })
  })
  afterAll(async () => {
    await server.close()
    await tracing.stop()
    await sink.close()
  })

  /** Spans that the work made. */
  async function spansOf(work: () => Promise<unknown>): Promise<SentSpan[]> {
    await tracing.flush()
    sink.spans.length = 0
    await work()
    // The span of a call ends when its connection has the answer.
    for (let tries = 0; tries < 50 && sink.spans.length === 0; tries++) {
      await new Promise((resolve) => setImmediate(resolve))
      await tracing.flush()
    }
    return [...sink.spans]
  }
  const call = (path: string, headers: Record<string, string> = {}) =>
    server.call('GET', path, { token: who.token, headers })

  test('a search is one trace: the call by its operation, below it its statements without values', async () => {
    const spans = await spansOf(() => call('/api/temu/goods/search?keyword=canary%E9%9E%8B&limit=7'))
    const [root, ...more] = spans.filter(({ kind }) => kind === SERVER)
    expect(more).toEqual([])
    expect(root).toMatchObject({
      name: 'searchGoods',
      facts: {
        'http.request.method': 'GET',
        'http.route': '/api/:marketplace/goods/search',
        'http.response.status_code': 200,
      },
    })
    expect(root?.parentSpanId ?? '').toBe('')
    const statements = spans.filter(({ kind }) => kind === CLIENT)
    expect(statements.length).toBeGreaterThan(1)
    for (const { traceId, parentSpanId, name, facts } of statements) {
      expect([traceId, parentSpanId]).toEqual([root?.traceId, root?.spanId])
      expect(facts).toMatchObject({ 'db.system.name': 'postgresql', 'db.query.text': expect.any(String) })
      expect(name).toMatch(/^[a-z]+$/)
    }
    expect(statements.some(({ facts }) => String(facts['db.query.text']).includes('$1'))).toBe(true)
  })

  test('a body is read without the call losing its statements', async () => {
    const spans = await spansOf(() =>
      server.post('/api/weapp/loginpassword', { mobile: who.mobile, password: 'canary-wrong' }),
    )
    const [root] = spans.filter(({ kind }) => kind === SERVER)
    expect(root?.facts['http.response.status_code']).toBe(401)
    expect(root?.status.code ?? 0).not.toBe(ERROR)
    const names = spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId).map(({ name }) => name)
    expect(names).toContain('select')
  })

  test('nothing of a person, no value and no secret has been sent', async () => {
    await spansOf(() => call('/api/temu/goods/search?keyword=canary'))
    for (const word of ['canary', who.mobile, who.id, who.token, '127.0.0.1', 'lantern'])
      expect([word, sink.text.includes(word)]).toEqual([word, false])
    expect(sink.headers[0]).toMatchObject({ path: '/v1/traces', 'x-key': 'k' })
  })

  test('the trace that a trusted proxy names goes on, what is no such header does not', async () => {
    const [traceId, spanId] = ['1234567890abcdef'.repeat(2), '1234567890abcdef']
    const rootOf = async (traceparent: string) =>
      (await spansOf(() => call('/api/temu/goods/search', { traceparent }))).find(
        ({ kind }) => kind === SERVER,
      )
    expect(await rootOf(`00-${traceId}-${spanId}-01`)).toMatchObject({ traceId, parentSpanId: spanId })
    for (const wrong of [
      `00-${traceId}-${spanId}`,
      `00-${'0'.repeat(32)}-${spanId}-01`,
      `ff-${traceId}-${spanId}-01`,
    ])
      expect((await rootOf(wrong))?.traceId).not.toBe(traceId)
  })

  test('a job is a trace of its own, with its statements and its calls to others, by host alone', async () => {
    const other = createServer((_request, response) => response.writeHead(503).end())
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const address = `http://localhost:${(other.address() as AddressInfo).port}`
    const queue = new JobQueue(db, [
      {
        kinds: [
          {
            kind: 'traced',
            mostTries: 1,
            run: async () => {
              await db.pool.query('select 1 as traced')
              await fetch(`${address}/canary?mobile=canary`).then((answer) => answer.text())
            },
          },
        ],
        schedules: [],
      },
    ])
    const worker = new Worker({ queue, isScheduling: false })
    const spans = await spansOf(async () => {
      await worker.start()
      await queue.enqueue([{ kind: 'traced', key: 'canary' }])
      for (;;) {
        const { rows } = await db.pool.query("select 1 from job where kind = 'traced' and state = 'done'")
        if (rows.length > 0) break
      }
      await worker.stop()
    })
    await new Promise<void>((done) => other.close(() => done()))
    const [root] = spans.filter(({ name }) => name === 'job traced')
    expect(root?.facts).toEqual({ 'haixuan.job.kind': 'traced', 'haixuan.job.attempt': expect.anything() })
    const below = spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId)
    expect(below.map(({ name }) => name)).toEqual(['select', 'GET localhost'])
    expect(below[1]).toMatchObject({
      status: { code: ERROR },
      facts: { 'server.address': 'localhost', 'http.response.status_code': 503 },
    })
    // What the worker asks for itself makes no traces.
    expect(spans.filter(({ parentSpanId, name }) => !parentSpanId && name !== 'job traced')).toEqual([])
    expect(sink.text).not.toContain('canary')
  })
})

describe('a receiver that is away', () => {
  test('is told in one sentence, fills no memory, holds no end up, and is told when it is back', async () => {
    const port = await freePort()
    const said: string[] = []
    const tracing = openTracing(settingsOf(`http://127.0.0.1:${port}`), {
      say: (sentence) => said.push(sentence),
      delayMs: 1,
    })
    const { startSpan } = await import('../../src/platform/tracing/span.ts')
    for (let i = 0; i < 10_000; i++) startSpan({ name: 'x', kind: 'internal', facts: {} })?.end()
    await expect.poll(() => said.length, { timeout: 30_000 }).toBe(1)
    expect(said[0]).toMatch(/^追踪数据发不到 127\.0\.0\.1:\d+（\w+）：网站照常运行，.+。$/)
    const sink = new OtlpSink()
    await sink.listen(port)
    for (let i = 0; i < 600; i++) startSpan({ name: 'y', kind: 'internal', facts: {} })?.end()
    await expect.poll(() => said.length, { timeout: 30_000 }).toBe(2)
    expect(said[1]).toContain('又能发到')
    // The queue holds 2,048; of ten thousand that nobody took no more can arrive.
    expect(sink.spans.filter(({ name }) => name === 'x').length).toBeLessThanOrEqual(2_048 + 512)
    await sink.close()
    await tracing.stop()
    expect(isTracing()).toBe(false)
  }, 90_000)

  test('that takes calls and never answers holds the end up for a second at most', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as AddressInfo
    const tracing = openTracing(settingsOf(`http://127.0.0.1:${port}`), { say: () => undefined })
    const { startSpan } = await import('../../src/platform/tracing/span.ts')
    startSpan({ name: 'x', kind: 'internal', facts: {} })?.end()
    // Would end by the limit of the exporter only, five seconds later, without the limit of the end.
    const first = await Promise.race([
      tracing.stop().then(() => 'stopped'),
      new Promise((resolve) => setTimeout(resolve, 4_000, 'late')),
    ])
    expect(first).toBe('stopped')
    silent.closeAllConnections()
    await new Promise<void>((done) => silent.close(() => done()))
  })
})
