import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { statSync, utimesSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { type DataFolder, freshDataFolder } from '../apps/api/test/embedded/fresh-data-folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const PATIENCE = { timeout: 120_000, interval: 300 }
const CHANGED = join(root, 'apps/api/src/platform/http/get-health.ts')
const { mtime } = statSync(CHANGED)
let running: ChildProcess | undefined
let data: DataFolder | undefined

afterAll(async () => {
  if (running && running.exitCode === null) {
    const ended = new Promise((done) => running?.once('exit', done))
    running.kill('SIGTERM')
    await ended
  }
  // Else the server's bundle would seem old.
  utimesSync(CHANGED, mtime, mtime)
  await data?.remove()
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** What a user has who has only Node: npm, and no pnpm. */
function bareEnv(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _url, ...env } = process.env
  return { ...env, PATH: `${dirname(process.execPath)}:/usr/bin:/bin` }
}

const text = (address: string) =>
  fetch(address).then(
    (answer) => answer.text(),
    () => '',
  )

test('the command line runs by npm alone', async () => {
  const command = promisify(execFile)('npm', ['run', '--silent', 'haixuan', '--', 'help'], {
    cwd: root,
    env: bareEnv(),
  })
  expect((await command).stdout).toContain('haixuan backup')
}, 300_000)

test('the development server serves both halves without pnpm, and a changed file restarts the server', async () => {
  const [port, webPort] = [await freePort(), await freePort()]
  data = await freshDataFolder()
  running = spawn(process.execPath, ['tooling/dev.mjs'], {
    cwd: root,
    env: {
      ...bareEnv(),
      ...{ PORT: String(port), WEB_PORT: String(webPort), HAIXUAN_DATA_DIR: data.path, HAIXUAN_DEMO: '0' },
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  running.stdout?.on('data', (chunk) => {
    said += chunk
  })
  const site = `http://localhost:${webPort}`
  await expect.poll(() => text(`${site}/api/health`), PATIENCE).toContain('"status":"ok"')
  // Not built but as written: Vite swaps what changes.
  expect(await text(`${site}/temu/home`)).toContain('/@vite/client')
  expect(await text(`${site}/src/app/main.tsx`)).toContain('/src/app/start.ts')
  const starts = () => said.split('海选已启动').length - 1
  expect(starts()).toBe(1)
  const now = new Date()
  utimesSync(CHANGED, now, now)
  await expect.poll(starts, PATIENCE).toBe(2)
  await expect.poll(() => text(`${site}/api/health`), PATIENCE).toContain('"status":"ok"')
}, 300_000)
