import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginIngest } from '../../apps/api/src/modules/goods/store/goods-ingest.ts'
import { upsertGoods } from '../../apps/api/src/modules/goods/store/goods-upsert.ts'
import { finishIngest } from '../../apps/api/src/modules/rollups/jobs/finish-ingest.ts'
import { openEmbeddedForTest, type TestDatabase } from '../../apps/api/test/engines.ts'
import { record, SEEN } from '../../apps/api/test/goods/sample-record.ts'
import { keyOf } from '../../apps/api/test/http/api-keys.ts'
import { entered } from '../../apps/api/test/http/people.ts'
import { type RunningServer, runServer } from '../../apps/api/test/http/running-server.ts'
import {
  curlQuickStart,
  install,
  RETRY,
  SDK_FILE,
  sdkQuickStart,
} from '../../apps/web/src/pages/developers/config/snippets.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const [FIRST, SECOND] = ['透明手机壳 防摔', '磁吸手机壳']

// What a visitor of /developers copies is what runs here: the same functions make the text of the page.
describe('the quick start', () => {
  let opened: TestDatabase
  let server: RunningServer
  let folder: string
  let origin: string
  let key: string
  beforeAll(async () => {
    opened = await openEmbeddedForTest()
    const { db } = opened
    const source = await beginIngest(db, { kind: 'import', name: 'test.csv', collectedAt: SEEN })
    const rows = [
      record({ titleZh: SECOND, salesDay: 5 }),
      record({ titleZh: FIRST, salesDay: 50 }),
      record({ titleZh: '竹制抽屉收纳盒' }),
    ]
    await upsertGoods(db, rows, source)
    await finishIngest(db, source)
    server = await runServer(db)
    origin = `http://127.0.0.1:${server.port}`
    key = (await keyOf(server, (await entered(db)).token, ['read:goods', 'read:shops'])).token
    folder = mkdtempSync(join(tmpdir(), 'haixuan-quick-start-'))
    mkdirSync(join(folder, 'node_modules/@haixuan'), { recursive: true })
    symlinkSync(join(root, 'packages/api-sdk'), join(folder, 'node_modules/@haixuan/api-sdk'))
  }, 120_000)
  afterAll(async () => {
    await server.close()
    await opened.dispose()
    rmSync(folder, { recursive: true, force: true })
  })

  const withKey = (token: string) => ({ ...process.env, HAIXUAN_KEY: token, NODE_ENV: 'production' })
  /** The package is not built here, so Node reads its source through tsx; all else is as a visitor has it. */
  const node = (text: string, token = key) => {
    const file = join(folder, 'first-call.mjs')
    writeFileSync(file, text)
    const tsx = join(root, 'node_modules/tsx/dist/loader.mjs')
    return run(process.execPath, ['--import', tsx, file], { cwd: folder, env: withKey(token) })
  }

  test('with curl answers the clock and a page of products', async () => {
    const { stdout } = await run('sh', ['-c', curlQuickStart(origin)], { env: withKey(key) })
    const [clock, page] = stdout.split(/(?<=\})(?=\{"code")/).map((text) => JSON.parse(text))
    expect(clock.data.time).toBeGreaterThan(0)
    expect(page.data.rows.map((row: { titleZh: string }) => row.titleZh)).toEqual([FIRST, SECOND])
  })

  test('with the SDK prints the same products', async () => {
    const { stdout } = await node(sdkQuickStart(origin))
    const [head, first, second] = stdout.split('\n')
    expect(head).toBe('共 2 件')
    expect(first).toContain(`${FIRST} 50`)
    expect(second).toContain(`${SECOND} 5`)
  })

  test('with the SDK and a wrong key says why', async () => {
    const failed = await node(sdkQuickStart(origin), 'hxk_nothing').catch((error: unknown) => error)
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('401 key_unknown：') })
  })

  test('waits as long as it is told to', async () => {
    const begin = sdkQuickStart(origin).split('\ntry {')[0]
    const { stdout } = await node(`${begin}\n${RETRY}\nconsole.log(page.count)`)
    expect(Number(stdout)).toBeGreaterThan(0)
  })
})

test('the SDK is installed from the site, in the version that it serves', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/api-sdk/package.json'), 'utf8'))
  expect(SDK_FILE).toBe(`haixuan-api-sdk-${version}.tgz`)
  expect(install('https://data.example.com')).toBe(`npm install https://data.example.com/sdk/${SDK_FILE}`)
})
