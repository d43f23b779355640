import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { currentTexts } from '../apps/api/src/modules/account/store/accepted-texts.ts'
import { freshDataFolder } from '../apps/api/test/embedded/fresh-data-folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const data = await freshDataFolder()
const running: ChildProcess[] = []
const ports: number[] = []

afterAll(async () => {
  for (const child of running) child.kill('SIGTERM')
  for (const port of ports) await until(false, port)
  await data.remove()
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

const isUp = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  )

async function until(state: boolean, port: number) {
  for (let tries = 0; tries < 400; tries++) {
    if ((await isUp(port)) === state) return
    await sleep(150)
  }
  throw new Error(`After a minute the site is still ${state ? 'not up' : 'up'}.`)
}

function npmStart(port: number): ChildProcess {
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HAIXUAN_DATA_DIR: data.path,
      HAIXUAN_DEMO: '0',
      DATABASE_URL: '',
    },
    stdio: 'ignore',
  })
  running.push(child)
  return child
}

const register = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/weapp/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      mobile: '13912345678',
      password: 'spring-77',
      confirm_password: 'spring-77',
      ...currentTexts(),
    }),
  }).then((answer) => answer.status)

test('a signal to npm ends the server, and the next start has what was written', async () => {
  const port = await freePort()
  ports.push(port)
  const first = npmStart(port)
  await until(true, port)
  expect(await register(port)).toBe(200)
  first.kill('SIGTERM')
  await until(false, port)
  npmStart(port)
  await until(true, port)
  expect(await register(port)).toBe(409)
})
