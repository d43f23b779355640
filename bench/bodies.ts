/**
 * What ten bodies of 1 MiB at once do to the calls of others: the median of those against the median without, in one
 * run. Usage: node --import tsx bench/bodies.ts
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { currentTexts } from '../apps/api/src/modules/account/store/accepted-texts.ts'
import { serverBundle } from '../tooling/server-bundle.mjs'
import { SERVER_FLAGS } from '../tooling/server-flags.mjs'
import { quantile } from './quantile.ts'

const AT_ONCE = 10
/** Between ten that were answered and the next ten: a client that never rests measures itself on the same cores. */
const ROUND_MS = 100
const CALLS = 60
const MIB = 1_048_576
/** Others may take so many times as long. */
const GOAL = 3

const manyKeys = `{${Array.from({ length: 95_000 }, (_, at) => `"k${at}":1`).join(',')}}`.padEnd(MIB)
const deep = '['.repeat(MIB)
const label = '/api/labels/00000000-0000-4000-8000-000000000000'
const KINDS = [
  { name: 'sign-in, 95,000 unknown keys', method: 'POST', path: '/api/weapp/loginpassword', body: manyKeys },
  { name: 'sign-in, a million brackets', method: 'POST', path: '/api/weapp/loginpassword', body: deep },
  { name: 'a label, 95,000 unknown keys', method: 'PUT', path: label, body: manyKeys },
  { name: 'a label, a million brackets', method: 'PUT', path: label, body: deep },
]

const folder = mkdtempSync(join(tmpdir(), 'haixuan-bodies-'))
const server = spawn(process.execPath, [...SERVER_FLAGS, serverBundle().server], {
  cwd: 'apps/api',
  env: {
    ...process.env,
    ...{ PORT: '0', HAIXUAN_DEMO: '0', HAIXUAN_DATA_DIR: folder, HAIXUAN_RATE_FACTOR: '100' },
    HAIXUAN_LOG: 'silent',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})

function addressOf(): Promise<string> {
  return new Promise((found, fail) => {
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += chunk
      const [, address] = /海选已启动：(http:\S+)/.exec(said) ?? []
      if (address) found(address)
    })
    server.once('exit', () => fail(new Error(`The server did not start: ${said}`)))
  })
}

interface Call {
  method: string
  path: string
  body?: string
  token?: string
}

/** Answers the status; a connection that is closed on a refused body counts as refused. */
function send(base: string, { method, path, body, token }: Call): Promise<number> {
  return new Promise((done) => {
    const headers = {
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }
    const sent = request(new URL(path, base), { method, headers, agent: false }, (answer) => {
      answer.resume().on('close', () => done(answer.statusCode ?? 0))
    })
    sent.on('error', () => done(413)).end(body)
  })
}

async function medianOfOthers(base: string): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < CALLS; i++) {
    const began = performance.now()
    const status = await send(base, { method: 'GET', path: '/api/dict/front_desk' })
    if (status !== 200) throw new Error(`Another call was answered ${status}.`)
    times.push(performance.now() - began)
    await pause(20)
  }
  return quantile(times, 0.5)
}

async function main(base: string): Promise<void> {
  const password = 'spring-77'
  const registered = await fetch(new URL('/api/weapp/register', base), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: '15900001111', password, confirm_password: password, ...currentTexts() }),
  })
  const { token } = ((await registered.json()) as { data: { token: string } }).data
  await medianOfOthers(base)
  for (const { name, ...call } of KINDS) {
    const quiet = await medianOfOthers(base)
    let [isOver, answered] = [false, 0]
    const statuses = new Set<number>()
    const flood = (async () => {
      while (!isOver) {
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, () => send(base, { ...call, token })),
        )
        for (const status of answers) statuses.add(status)
        answered += AT_ONCE
        await pause(ROUND_MS)
      }
    })()
    const loud = await medianOfOthers(base)
    isOver = true
    await flood
    const ratio = loud / quiet
    console.log(
      `${name}: ${answered} answered ${[...statuses].join(' and ')}; others ${quiet.toFixed(1)} ms quiet, ${loud.toFixed(1)} ms beside it, ${ratio.toFixed(2)} times${ratio > GOAL ? ' (over the goal of 3)' : ''}`,
    )
    if (ratio > GOAL) process.exitCode = 1
  }
}

try {
  await main(await addressOf())
} finally {
  server.kill('SIGTERM')
  await new Promise((done) => server.once('close', done))
  rmSync(folder, { recursive: true, force: true })
}
