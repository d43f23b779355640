import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VERSION } from '../../src/platform/version.gen.ts'
import { openEmbeddedForTest, type TestDatabase } from '../engines.ts'
import { type RunningServer, runServer } from './running-server.ts'

const TOKEN = 'a-token-of-the-figures'

// What is asked of the database is a port of it: no engine has a part in it.
describe('probes and figures', () => {
  const readiness = { isDraining: false }
  let database: TestDatabase
  let server: RunningServer
  let fault: Error | undefined
  beforeAll(async () => {
    database = await openEmbeddedForTest()
    const { db } = database
    const failing = Object.create(db, {
      alive: { value: () => (fault ? Promise.reject(fault) : db.alive()) },
    }) as typeof db
    server = await runServer(failing, { readiness })
  })
  afterAll(async () => {
    await server.close()
    await database.dispose()
  })
  const said = async (path: string) => {
    const { status, text } = await server.get(path)
    return [status, text.trim()]
  }

  test('a process is alive whatever its database does, and ready only while that answers', async () => {
    expect(await said('/healthz')).toEqual([200, 'ok'])
    expect(await said('/readyz')).toEqual([200, 'ready'])
    fault = Object.assign(new Error('gone'), { code: '08006' })
    expect(await said('/healthz')).toEqual([200, 'ok'])
    expect(await said('/readyz')).toEqual([503, 'database unavailable'])
    fault = new Error('a fault of the program')
    expect((await server.get('/readyz')).status).toBe(500)
    fault = undefined
    expect(await said('/readyz')).toEqual([200, 'ready'])
  })

  test('one that ends is alive, not ready, and still answers calls', async () => {
    readiness.isDraining = true
    expect(await said('/readyz')).toEqual([503, 'draining'])
    expect(await said('/healthz')).toEqual([200, 'ok'])
    expect((await server.get('/api/health')).status).toBe(200)
    readiness.isDraining = false
  })

  test('no probe is kept by a cache on the way', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await server.get(path)).headers['cache-control']).toBe('no-store')
  })

  test('answers are counted by operation and status, and a caller makes no new names', async () => {
    const before = await figure('haixuan_http_answers_total{operation="getServerTime",status="200"}')
    await server.get('/api/getServerTime')
    await server.get('/api/getServerTime')
    await server.get('/no-such-page-of-this-test')
    await server.get('/api/no-such-operation-of-this-test')
    const text = (await server.get('/metrics')).text
    expect(value(text, 'haixuan_http_answers_total{operation="getServerTime",status="200"}')).toBe(before + 2)
    expect(value(text, 'haixuan_http_answer_seconds_count{operation="getServerTime"}')).toBe(before + 2)
    expect(value(text, 'haixuan_http_answers_total{operation="page",status="404"}')).toBeGreaterThan(0)
    expect(text).not.toContain('of-this-test')
    expect(value(text, 'haixuan_database_waiting')).toBe(0)
    expect(value(text, `haixuan_build_info{version="${VERSION}"}`)).toBe(1)
    expect(text).toMatch(/^haixuan_calls_running 0$/m)
    expect(text).toMatch(/^haixuan_calls_waiting 0$/m)
    expect(text).toMatch(/^haixuan_jobs_oldest_due_seconds 0$/m)
    expect(value(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  })

  test('without a token only this machine reads the figures, and no proxy for others', async () => {
    const passedOn = await server.call('GET', '/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect([passedOn.status, passedOn.body.reason]).toEqual([404, 'not_found'])
    expect((await server.get('/metrics')).headers['content-type']).toMatch(/^text\/plain/)
  })

  test('with a token whoever shows it reads them, and nobody else', async () => {
    const guarded = await runServer(database.db, { metricsToken: TOKEN })
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const statusOf = async (authorization?: string) => {
      const shown = authorization === undefined ? {} : { authorization }
      return (await guarded.call('GET', '/metrics', { headers: { ...headers, ...shown } })).status
    }
    const tried = [undefined, TOKEN, `Bearer ${TOKEN}x`, 'Bearer ', `Bearer ${TOKEN}`]
    expect(await Promise.all(tried.map(statusOf))).toEqual([404, 404, 404, 404, 200])
    expect((await guarded.get('/metrics')).status).toBe(404)
    expect(guarded.log.join('')).not.toContain(TOKEN)
    await guarded.close()
  })

  const value = (text: string, name: string) => {
    const line = text.split('\n').find((each) => each.startsWith(`${name} `))
    return line === undefined ? 0 : Number(line.slice(name.length + 1))
  }
  const figure = async (name: string) => value((await server.get('/metrics')).text, name)
})
