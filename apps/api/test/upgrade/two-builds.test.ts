import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hasNginx, type RunningNginx, runNginx, SITE_NAME } from '../deploy/run-nginx.ts'
import { openEmbeddedForTest, type TestDatabase } from '../engines.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

describe.runIf(hasNginx())('two servers with different builds of the site behind nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haixuan-two-builds-'))
  let database: TestDatabase
  let nginx: RunningNginx
  const servers: RunningServer[] = []
  beforeAll(async () => {
    database = await openEmbeddedForTest()
    for (const build of ['old', 'new']) {
      const webRoot = join(folder, build)
      mkdirSync(join(webRoot, 'assets'), { recursive: true })
      writeFileSync(join(webRoot, 'index.html'), '<!doctype html>')
      writeFileSync(join(webRoot, `assets/${build}-1.js`), `export const build = '${build}'`)
      servers.push(await runServer(database.db, { webRoot }))
    }
    nginx = await runNginx(servers.map(({ port }) => port))
    const answers = async () => expect(await status('/healthz')).toBe(200)
    await vi.waitFor(answers, { timeout: 20_000, interval: 100 })
  })
  afterAll(async () => {
    await nginx?.stop()
    for (const server of servers) await server.close()
    await database?.dispose()
    rmSync(folder, { recursive: true, force: true })
  })

  function status(path: string): Promise<number | undefined> {
    const place = { host: '127.0.0.1', port: nginx.tls, rejectUnauthorized: false, agent: new Agent() }
    return new Promise((done, fail) =>
      get({ ...place, path, headers: { host: SITE_NAME } }, (answer) =>
        answer.resume().on('end', () => done(answer.statusCode)),
      ).on('error', fail),
    )
  }
  const statuses = async (path: string) => [
    ...[await status(path), await status(path), await status(path), await status(path)],
  ]

  test('a page of either gets its parts, from whichever server has them; others answer for themselves', async () => {
    for (const build of ['old', 'new'])
      expect(await statuses(`/assets/${build}-1.js`), build).toEqual([200, 200, 200, 200])
    expect(await statuses('/assets/none-1.js')).toEqual([404, 404, 404, 404])
    const before = servers.map(({ log }) => log.filter((line) => line.includes('/api/nothing')).length)
    expect(await statuses('/api/nothing')).toEqual([404, 404, 404, 404])
    const after = servers.map(({ log }) => log.filter((line) => line.includes('/api/nothing')).length)
    const asked = after.reduce((all, n) => all + n, 0) - before.reduce((all, n) => all + n, 0)
    expect(asked).toBe(4)
  })
})
