import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import { type RunningServer, runServer } from './running-server.ts'

describeOnBothEngines('ending and limits', (database) => {
  let server: RunningServer | undefined
  afterEach(() => server?.close())

  test('a call under way is answered, then the server is gone', async () => {
    server = await runServer(database())
    const { app, port } = server
    const lock = await database().pool.connect()
    await lock.query('begin')
    if (database().engine === 'postgresql') await lock.query('lock table dictionary in access exclusive mode')
    // What waits at the database may also be the server's own work: the call itself has to have come.
    const come = once(app.server, 'request')
    const under = server.get('/api/dict/front_desk')
    await come
    // It has come as far as the database, where it has to wait.
    const { engine, pool } = database()
    const held = async () =>
      engine === 'embedded'
        ? pool.waitingCount
        : (await lock.query('select 1 from pg_locks where not granted')).rowCount
    await expect.poll(held, { timeout: 25_000 }).toBeGreaterThan(0)
    const closed = app.close()
    await lock.query('rollback')
    lock.release()
    expect((await under).status).toBe(200)
    await closed
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow()
  })

  test('an idle connection does not hold the end up', async () => {
    server = await runServer(database())
    const socket = connect(server.port, '127.0.0.1')
    await new Promise((go) => socket.once('connect', go))
    socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n')
    await new Promise((go) => socket.once('data', go))
    await server.app.close()
    expect(server.app.server.listening).toBe(false)
  })

  test('a request that never ends is cut off with an answer', async () => {
    server = await runServer(database(), { requestTimeoutMs: 400 })
    const answer = await server.raw(
      'POST /api/weapp/loginpassword HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"mob',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"reason":"request_timeout"/)
    expect((await server.get('/api/health')).status).toBe(200)
  }, 45_000)

  test('a full window answers 429 and says when to try again; a sign-in that succeeds does not count', async () => {
    const few = { user: { calls: 2, perMs: 60_000 }, anonymous: { calls: 2, perMs: 60_000 } }
    server = await runServer(database(), {
      rates: { read: few, search: few, write: few, login: few, export: few, import: few },
    })
    expect((await server.get('/api/getServerTime')).status).toBe(200)
    expect((await server.get('/api/goods/list')).status).toBe(200)
    const answer = await server.get('/api/getServerTime')
    expect([answer.status, answer.body.reason]).toEqual([429, 'rate_limited'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50)
    expect(answer.body.message).toMatch(/^操作过于频繁，请 \d+ 秒后再试$/)
    expect((await server.get('/api/health')).status, 'probes are not counted').toBe(200)
  })
})
