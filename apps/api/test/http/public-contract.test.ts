import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContract } from '../../src/platform/contract/contract.ts'
import { openEmbeddedForTest, type TestDatabase } from '../engines.ts'
import { type RunningServer, runServer } from './running-server.ts'

interface Document {
  openapi: string
  info: { version: string; contact: { url: string } }
  servers: { url: string }[]
  paths: Record<string, Record<string, { operationId: string; security: object[] }>>
  components: { schemas: object }
}

// What it answers is read from files: no engine has a part in it.
describe('the public contract', () => {
  let database: TestDatabase
  let server: RunningServer
  let proxied: RunningServer
  beforeAll(async () => {
    database = await openEmbeddedForTest()
    server = await runServer(database.db)
    proxied = await runServer(database.db, { trustedProxies: ['127.0.0.1/32'] })
  })
  afterAll(async () => {
    await server.close()
    await proxied.close()
    await database.dispose()
  })
  const get = (path: string, headers: Record<string, string> = {}) => server.call('GET', path, { headers })
  const json = async (headers: Record<string, string> = {}): Promise<Document> =>
    JSON.parse((await get('/openapi.json', headers)).text)

  test('both formats say the same, to everybody, and may be kept', async () => {
    const [asJson, asYaml] = [await get('/openapi.json'), await get('/openapi.yaml')]
    expect([asJson.status, asYaml.status]).toEqual([200, 200])
    expect(asJson.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(asYaml.headers['content-type']).toBe('application/yaml; charset=utf-8')
    expect(asJson.headers['cache-control']).toBe('public, max-age=300')
    expect(parse(asYaml.text)).toEqual(JSON.parse(asJson.text))
    expect(asJson.headers['etag']).not.toBe(asYaml.headers['etag'])
  })

  test('it holds every operation that keys may call, and no other', async () => {
    const { openapi, info, paths } = await json()
    const found = Object.values(paths).flatMap((item) => Object.values(item))
    const open = readContract().operations.filter(({ access }) => access.keyScope !== undefined)
    expect([openapi, info.version]).toEqual(['3.1.0', readContract().version])
    expect(open.length).toBeGreaterThan(40)
    expect(found.map(({ operationId }) => operationId).sort()).toEqual(
      open.map(({ id }) => String(id)).sort(),
    )
    for (const { id, access } of open) {
      const needed = access.keyScope === 'any' ? [] : [access.keyScope]
      const { security } = found.find(({ operationId }) => operationId === id) ?? {}
      const withKey = { apiKey: needed }
      expect(security, id).toEqual(access.auth === 'public' ? [{}, withKey] : [withKey])
    }
    expect(
      Object.keys(paths).filter((path) => /admin|weapp|(?<!finance\/)orders|user|me\/(?!entitle)/.test(path)),
    ).toEqual([])
  })

  test.each([
    ['seller.example.com', 'http://seller.example.com'],
    ['Seller.Example.com:8080', 'http://seller.example.com:8080'],
    ['seller.example.com:80', 'http://seller.example.com'],
  ])('its server is the host that was asked: %s', async (host, origin) => {
    const { servers, info } = await json({ host })
    expect([servers, info.contact.url]).toEqual([[{ url: origin }], `${origin}/developers`])
    expect((await get('/openapi.yaml', { host })).text).not.toContain('origin.invalid')
  })

  test('behind a proxy its server has the protocol of the visitor; of anybody else that is not believed', async () => {
    const headers = { host: 'seller.example.com', 'x-forwarded-proto': 'https' }
    const behind = await proxied.call('GET', '/openapi.json', { headers })
    expect(JSON.parse(behind.text).servers).toEqual([{ url: 'https://seller.example.com' }])
    expect((await json(headers)).servers).toEqual([{ url: 'http://seller.example.com' }])
  })

  test('a host that is none is refused, not written into the document', async () => {
    const answer = await get('/openapi.json', { host: 'a"b' })
    expect([answer.status, answer.body.reason]).toEqual([400, 'bad_host'])
  })

  test('who has it already is not sent it again', async () => {
    const { headers } = await get('/openapi.json')
    const tag = String(headers['etag'])
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const answer = await get('/openapi.json', { 'if-none-match': known })
      expect([answer.status, answer.text, answer.headers['etag']]).toEqual([304, '', tag])
    }
    expect((await get('/openapi.json', { 'if-none-match': '"other"' })).status).toBe(200)
    const elsewhere = await get('/openapi.json', { host: 'other.example.com', 'if-none-match': tag })
    expect(elsewhere.status).toBe(200)
  })

  test.each([
    ['gzip', true],
    ['br, gzip;q=0.5', true],
    ['GZIP', true],
    ['gzip;q=0', false],
    ['gzip;q=0.0', false],
    ['br', false],
    ['', false],
  ])('accept-encoding %s: packed %s', async (accepted, isPacked) => {
    const answer = await server.app.inject({
      url: '/openapi.json',
      headers: { 'accept-encoding': accepted, host: 'a.example' },
    })
    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([
      isPacked ? 'gzip' : undefined,
      'accept-encoding',
    ])
    const text = isPacked ? gunzipSync(answer.rawPayload) : answer.rawPayload
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    expect(answer.headers['etag']).toBe(`W/"${digest}"`)
  })

  test('HEAD tells of it without sending it; nothing can be written there', async () => {
    const head = await server.call('HEAD', '/openapi.yaml')
    expect([head.status, head.text]).toEqual([200, ''])
    expect(head.headers['etag']).toBe((await get('/openapi.yaml')).headers['etag'])
    expect((await server.call('POST', '/openapi.json', { body: {} })).status).toBe(405)
  })

  test('many names of hosts leave no more than a few documents in memory', async () => {
    for (let at = 0; at < 25; at++) await get('/openapi.json', { host: `h${at}.example.com` })
    const { servers } = await json({ host: 'h0.example.com' })
    expect(servers).toEqual([{ url: 'http://h0.example.com' }])
  })
})
