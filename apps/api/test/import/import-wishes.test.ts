import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import { uploader } from '../files/upload-calls.ts'
import { exampleOf } from '../http/example-body.ts'
import { NO_LIMITS, type RunningServer, runServer } from '../http/running-server.ts'

const ORDER = exampleOf({ url: '/api/imports', method: 'POST' }) as object
const ONE_AN_HOUR = { calls: 1, perMs: 3_600_000 }

describeOnBothEngines('a wish for an import that names itself', (database) => {
  let servers: RunningServer[]
  beforeAll(async () => {
    const rates = { ...NO_LIMITS, import: { user: ONE_AN_HOUR, anonymous: ONE_AN_HOUR } }
    servers = [await runServer(database(), { rates }), await runServer(database(), { rates })]
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
  })
  const begin = (at: number, token: string, key?: string) =>
    (servers[at] as RunningServer).post('/api/imports', { ...ORDER, ...(key ? { key } : {}) }, token)
  const idOf = (answer: { body: { data: never } }) => (answer.body.data as { id: string }).id

  test('is the same job from every server and charged once, another wish is not', async () => {
    const { token } = await uploader(database())
    const key = randomUUID()
    const first = await begin(0, token, key)
    expect(first.status, first.text).toBe(201)
    for (const at of [1, 0, 1, 0]) {
      const again = await begin(at, token, key)
      expect([again.status, idOf(again)]).toEqual([201, idOf(first)])
    }
    expect((await begin(1, token, randomUUID())).status).toBe(429)
    expect((await begin(0, token)).status).toBe(429)
    const list = (await (servers[0] as RunningServer).get('/api/imports', token)).body.data
    expect(list).toMatchObject({ count: 1 })
  })

  test("of two people are two jobs, and a wish without a key is none's repetition", async () => {
    const key = randomUUID()
    const [{ token }, other] = [await uploader(database()), await uploader(database())]
    const ids = [await begin(0, token, key), await begin(0, other.token, key)].map(idOf)
    expect(new Set(ids).size).toBe(2)
  })
})
