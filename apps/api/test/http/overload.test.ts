import { afterEach, expect, test, vi } from 'vitest'
import { handlers } from '../../src/operations.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { Handlers } from '../../src/platform/http/handler.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from './people.ts'
import { NO_LIMITS, type RunningServer, runServer } from './running-server.ts'

const PATH = '/api/common/areajson'

/** A server one of whose operations answers when it is told to. */
async function heldServer(db: Database) {
  const begun: string[] = []
  const open: (() => void)[] = []
  const held: Handlers['listAreas'] = async (req, context) => {
    begun.push(context.caller.kind === 'user' ? context.caller.userId : context.ip)
    await new Promise<void>((go) => open.push(go))
    return handlers.listAreas(req, context)
  }
  const server = await runServer(db, { handlers: { ...(handlers as Handlers), listAreas: held } })
  return { server, begun, open }
}

describeOnBothEngines('overload', (database) => {
  const servers: RunningServer[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close()
  })

  test('four calls of one account run at a time; the fifth is told 503 after two seconds; others continue', async () => {
    const db = database()
    const { server, begun, open } = await heldServer(db)
    servers.push(server)
    const [heavy, light] = [await entered(db), await entered(db)]
    const calls = Array.from({ length: 5 }, () => server.get(PATH, heavy.token))
    await vi.waitFor(() => expect(begun).toEqual(Array(4).fill(heavy.id)), { timeout: 10_000 })
    const other = server.get(PATH, light.token)
    await vi.waitFor(() => expect(begun.at(-1)).toBe(light.id), { timeout: 10_000 })
    expect((await server.get('/api/health')).status).toBe(200)
    const refused = await Promise.race(calls)
    expect(refused).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      body: {
        reason: 'overloaded',
        message: '现在访问的人太多，这次请求没有排到，请 2 秒后重试',
        data: { retryAfterMs: 2000 },
      },
    })
    expect(begun).toHaveLength(5)
    for (const go of open) go()
    const answers = await Promise.all([...calls, other])
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), 503])
    expect(server.log.filter((line) => line.includes('request failed'))).toEqual([])
  })

  test('thirty-two calls of many accounts run at a time, and the next when one of them ends', async () => {
    const db = database()
    const { server, begun, open } = await heldServer(db)
    servers.push(server)
    const people = await Promise.all(Array.from({ length: 9 }, () => entered(db)))
    const calls = people.flatMap(({ token }) => Array.from({ length: 4 }, () => server.get(PATH, token)))
    await vi.waitFor(() => expect(begun).toHaveLength(32), { timeout: 10_000 })
    open[0]?.()
    await vi.waitFor(() => expect(begun).toHaveLength(33), { timeout: 10_000 })
    for (let n = 1; n < 36; n++) {
      await vi.waitFor(() => expect(open.length).toBeGreaterThan(n), { timeout: 10_000 })
      open[n]?.()
    }
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses).toEqual(Array(36).fill(200))
  })

  const asked = (db: Database) => vi.spyOn(db.pool, 'connect')

  test('a member whose limit is used up is refused without a question to the database', async () => {
    const db = database()
    const rates = { ...NO_LIMITS, read: { ...NO_LIMITS.read, user: { calls: 3, perMs: 60_000 } } }
    const server = await runServer(db, { rates })
    servers.push(server)
    const { token } = await entered(db)
    for (let n = 0; n < 3; n++) expect((await server.get(PATH, token)).status).toBe(200)
    const connect = asked(db)
    try {
      for (let n = 0; n < 5; n++) {
        const answer = await server.get(PATH, token)
        expect([answer.status, answer.body.reason]).toEqual([429, 'rate_limited'])
      }
      expect(connect).not.toHaveBeenCalled()
    } finally {
      connect.mockRestore()
    }
  })

  test('unknown tokens of one address are looked up 120 times a minute; a known one is still let in', async () => {
    const db = database()
    const rates = { ...NO_LIMITS, read: { ...NO_LIMITS.read, anonymous: { calls: 600, perMs: 60_000 } } }
    const server = await runServer(db, { rates })
    servers.push(server)
    const { token } = await entered(db)
    expect((await server.get('/api/me/entitlements', token)).status).toBe(200)
    const guess = (n: number) => server.get('/api/me/entitlements', `hx_guess-${n}`)
    const guesses = await Promise.all(Array.from({ length: 120 }, (_, n) => guess(n)))
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401]))
    const connect = asked(db)
    try {
      expect((await guess(120)).body.reason).toBe('rate_limited')
      expect(connect).not.toHaveBeenCalled()
    } finally {
      connect.mockRestore()
    }
    expect((await server.get('/api/me/entitlements', token)).status).toBe(200)
  })
})
