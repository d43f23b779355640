import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { serverBundle } from '../../../../tooling/server-bundle.mjs'
import { setOperator } from '../../src/modules/account/store/user-acts.ts'
import { dataUrl, documentWith, pictureBytes } from '../../src/modules/labels/rules/label-picture.fixture.ts'
import { rollUpShops } from '../../src/modules/shops/store/shop-roll-up.ts'
import { type Operation, readContract } from '../../src/platform/contract/contract.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { VERSION } from '../../src/platform/version.gen.ts'
import { fillMarket } from '../demo-market.ts'
import { callPath } from '../http/api-keys.ts'
import { exampleOf } from '../http/example-body.ts'
import { entered, tokenOf } from '../http/people.ts'
import { type Call, callsOf, idsOfMarket, type MarketIds } from '../market-rows/market-calls.ts'
import { openTransfers } from '../orders/order-calls.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
import { emptyPostgresUrl, type FreshPostgres } from '../postgres/fresh-postgres-url.ts'
import { AREAS, type Area } from './areas.ts'
import { LAST, type LastRelease, lastRelease } from './last-release.ts'
import { ReleaseServer } from './release-server.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 600_000 })

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const built = findPostgres() ? await lastRelease() : { missing: 'no PostgreSQL found.' }
if ('missing' in built)
  process.stderr.write(`Servers of two releases are not run side by side: ${built.missing}\n`)

describe.runIf(!('missing' in built))(`release ${LAST.version} beside ${VERSION}`, () => {
  const release = built as LastRelease
  const folder = mkdtempSync(join(tmpdir(), 'haixuan-two-releases-'))
  let postgres: FreshPostgres
  let db: Database
  let ids: MarketIds
  let older: ReleaseServer
  let newer: ReleaseServer
  const all = { vipType: 'yqyy', vipExpire: null, isExternalLink: true, isPre: false } as const
  const member = () => entered(db, all)
  const visitor = () => entered(db)

  beforeAll(async () => {
    postgres = await emptyPostgresUrl()
    const env = { DATABASE_URL: postgres.url, HAIXUAN_DATA_DIR: folder }
    older = await new ReleaseServer(release.program, release.folder, env).ready()
    newer = await new ReleaseServer(serverBundle().server, ROOT, env).ready()
    db = await openDatabase({ databaseUrl: postgres.url })
    await fillMarket(db, { goods: 300, creators: 20 })
    await rollUpShops(db)
    await openTransfers(db)
    ids = await idsOfMarket(db)
  })
  afterAll(async () => {
    await Promise.all([older?.stop(), newer?.stop()])
    await db?.close()
    await postgres?.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Calls every operation of a kind that a server has. @returns those that it answered with a fault of its own */
  async function sweep(
    server: ReleaseServer,
    operations: readonly Operation[],
    token: (operation: Operation) => Promise<string | undefined>,
  ): Promise<{ faults: string[]; succeeded: number }> {
    const faults: string[] = []
    let succeeded = 0
    for (const operation of operations) {
      const calls: Call[] = callsOf(operation.id, ids)?.slice(0, 1) ?? [{ path: callPath(operation.url) }]
      for (const { path } of calls) {
        const body = operation.method === 'GET' ? undefined : exampleOf(operation)
        const { status, text } = await server.call(operation.method, path, await token(operation), body)
        if (status >= 500) faults.push(`${operation.method} ${path}: ${status} ${text}`)
        if (status < 300) succeeded++
      }
    }
    return { faults, succeeded }
  }

  const contracts = () => [
    [
      older,
      readContract(pathToFileURL(join(release.folder, 'apps/api/openapi.gen.json'))).operations,
    ] as const,
    [newer, readContract().operations] as const,
  ]

  test('each says which release it is', async () => {
    expect(await older.done('GET', '/api/health')).toMatchObject({ version: LAST.version })
    expect(await newer.done('GET', '/api/health')).toMatchObject({ version: VERSION })
  })

  describe.each(Object.entries(AREAS))('%s', (_name, area: Area) => {
    test.each(['older', 'newer'] as const)('what the %s writes, both read', async (writer) => {
      const [writing, reading] = writer === 'older' ? [older, newer] : [newer, older]
      const who = await member()
      await setOperator(db, who.mobile, true, 'test')
      await area({ writing, reading, who, ids, visitor })
    })
  })

  test.each(['older', 'newer'] as const)(
    'a picture in a label that the %s saves is read by both',
    async (writer) => {
      const [writing, reading] = writer === 'older' ? [older, newer] : [newer, older]
      const { token } = await member()
      const path = `/api/labels/${randomUUID()}`
      const content = documentWith({ a: dataUrl(pictureBytes(40_000, 1)) })
      const facts = {
        name: '',
        isMyTemplate: false,
        folder: '',
        width: 1,
        height: 1,
        pages: 1,
        thumbnail: '',
      }
      await writing.done('PUT', path, token, { ...facts, base: 0, content })
      for (const server of [reading, writing])
        expect(await server.done('GET', path, token)).toMatchObject({ content })
    },
  )

  test('no read of either is answered with a fault, after all that was written', async () => {
    for (const [server, operations] of contracts()) {
      const who = await member()
      await setOperator(db, who.mobile, true, 'test')
      const reads = operations.filter(({ method }) => method === 'GET')
      const { faults, succeeded } = await sweep(server, reads, async () => who.token)
      expect(faults, server.said.slice(-5000)).toEqual([])
      expect(succeeded).toBeGreaterThan(50)
      expect((await sweep(server, reads, async () => undefined)).faults).toEqual([])
    }
  })

  test('no write of either is answered with a fault', async () => {
    for (const [server, operations] of contracts()) {
      const writes = operations.filter(({ method }) => method !== 'GET')
      const who = await member()
      await setOperator(db, who.mobile, true, 'test')
      // Some end the session that they come with.
      const { faults, succeeded } = await sweep(server, writes, () => tokenOf(db, who.id))
      expect(faults, server.said.slice(-5000)).toEqual([])
      expect(succeeded).toBeGreaterThan(15)
    }
  })

  test('neither has written an error of its own', () => {
    for (const { said } of [older, newer]) expect(said).not.toMatch(/"level":[56]0|job failed|^\s+at /m)
  })

  test('the new one starts again beside the old one, and keys of both are still good', async () => {
    const who = await visitor()
    const key = { planId: 10, method: 'transfer', key: randomUUID() }
    const made = await older.done<{ id: string }>('POST', '/api/orders', who.token, key)
    expect(await newer.done('POST', '/api/orders', who.token, key)).toMatchObject({ id: made.id })
    expect(await newer.stop()).toBe(0)
    expect(await older.done('GET', '/api/orders', who.token)).toMatchObject({ rows: [{ id: made.id }] })
    const env = { DATABASE_URL: postgres.url, HAIXUAN_DATA_DIR: folder }
    newer = await new ReleaseServer(serverBundle().server, ROOT, env).ready()
    expect(await newer.done('GET', '/api/orders', who.token)).toMatchObject({ rows: [{ id: made.id }] })
  })
})
