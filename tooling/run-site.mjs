import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverBundle } from './server-bundle.mjs'
import { SERVER_FLAGS } from './server-flags.mjs'

const api = fileURLToPath(new URL('../apps/api', import.meta.url))
const READY_WITHIN_MS = 180_000

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/**
 * Runs the real server on demo data in a temporary folder. The web app must have been built.
 * @param env Further environment of the server.
 * @param dataDir A folder that may hold something already; a fresh one unless told.
 * @returns Its address, the way to stop it, and the way to stop it and remove its data.
 */
export async function runSite(env = {}, dataDir = mkdtempSync(join(tmpdir(), 'haixuan-site-'))) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [...SERVER_FLAGS, serverBundle().server], {
    cwd: api,
    env: {
      ...process.env,
      DATABASE_URL: '',
      HAIXUAN_LOG: 'error',
      ...env,
      PORT: String(port),
      HAIXUAN_DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const halt = async () => {
    server.kill('SIGTERM')
    await ended
  }
  const stop = async () => {
    await halt()
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (const started = Date.now(); ; ) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with ${server.exitCode} before it was ready.`)
    const isUp = await fetch(`${address}/api/health`)
      .then((answer) => answer.ok)
      .catch(() => false)
    if (isUp) return { address, halt, stop }
    if (Date.now() - started > READY_WITHIN_MS) {
      await stop()
      throw new Error('The server was not ready within three minutes.')
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
