import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BRIEF_CHROMIUM_ARGS, findChromium } from './tooling/find-chromium.mjs'
import { SERVER_FLAGS } from './tooling/server-flags.mjs'

/** Asks the system for a port that nobody uses. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

// The configuration is read again by every worker; what the first reading decided travels in the environment.
process.env['E2E_PORT'] ??= String(await freePort())
if (!process.env['E2E_DATA_DIR']) {
  const folder = mkdtempSync(join(tmpdir(), 'haixuan-e2e-'))
  process.env['E2E_DATA_DIR'] = join(folder, 'site')
  process.env['E2E_FIRST_DATA'] ??= join(folder, 'first')
  // Not in a global teardown: the server still writes after it.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
process.env['CHROMIUM_PATH'] ??= await findChromium()

const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`

/** Journeys through the site as it is delivered: the built pages, served by the real server on a fresh database. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than cores: a quarter of a journey is waiting. Beside the unit tests, `npm test` has fewer.
  workers: 3,
  forbidOnly: true,
  // On a starved machine a journey may run into a time limit; the second try is reported as flaky, not hidden.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'line',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    // Emptied after each journey, but what the browser has read and compiled of the site stays.
    reuseContext: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Without a graphics card, fades and shimmers cost a third of a journey; they have stories of their own.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every journey is expensive on a small machine; a failure is repeated by `playwright test --trace on <name>`.
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: BRIEF_CHROMIUM_ARGS },
  },
  webServer: {
    command: `node ${SERVER_FLAGS.join(' ')} ../../tooling/journey-site.mjs`,
    cwd: 'apps/api',
    url: `${baseURL}/api/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env['E2E_PORT'],
      HAIXUAN_DATA_DIR: process.env['E2E_DATA_DIR'],
      HAIXUAN_LOG: 'error',
      // All journeys are one user at the same time, who is quicker than people are.
      HAIXUAN_RATE_FACTOR: '20',
      DATABASE_URL: '',
    },
  },
})
