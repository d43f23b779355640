import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from './call.ts'
import { ServerHandle } from './server-handle.ts'
import { Tally } from './tally.ts'

const MIB = 1_048_576
const SIZE = '420M'
const LARGER = '800M'
const MIN_FREE = 80 * MIB
const USERS = 8
const READ_S = 20
const HEAL_MS = 40_000
const READS = ['/api/health', '/api/user/getUserInfo', '/api/temu/goods/search', '/api/labels']

interface Kept {
  id: string
  user: number
}

/**
 * Fills a small file system with labels, then with a foreign file to its last byte, and gives it space again. Nothing
 * acknowledged may be lost, a good session is never told to sign in, reading continues above the last byte.
 * @returns undefined when no file system can be made here
 */
export async function diskSeries(folder: string): Promise<Tally | undefined> {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    console.log('disk: no small file system can be mounted here (it takes root); not run')
    return undefined
  }
  // Before the folder is removed.
  process.prependOnceListener('exit', () => spawnSync('umount', ['-l', disk]))
  const tally = new Tally('disk full')
  const database = { dataDir: join(disk, 'data'), minFreeBytes: MIN_FREE }
  let server = new ServerHandle({ database, users: USERS })
  await server.ready()
  const kept = await fill(server, tally)
  tally.fault('below the floor', await readOn(server, [200]))
  const ballast = join(disk, 'ballast')
  occupy(ballast)
  tally.fault('without a byte left', await readOn(server, [200, 503]))
  rmSync(ballast)
  execFileSync('mount', ['-o', `remount,size=${LARGER}`, disk])
  const healMs = await healed(server, tally)
  console.log(`disk: stored again ${(healMs / 1000).toFixed(1)} s after it got room`)
  tally.fault('after it got room', await missing(server, kept))
  await server.kill()
  tally.killed('after a full disk')
  server = new ServerHandle({ database, users: USERS })
  tally.readyMs.push(await server.ready())
  tally.fault('after the restart', await missing(server, kept))
  tally.acknowledged = kept.length
  await server.kill()
  return tally
}

const put = (server: ServerHandle, user: number, id: string, bytes: number) =>
  call(server.port, 'PUT', `/api/labels/${id}`, server.tokens[user] ?? '', {
    ...{ base: 0, name: '满盘', isMyTemplate: false, folder: '', width: 6000, height: 4000, pages: 1 },
    ...{ thumbnail: '', content: JSON.stringify({ x: randomBytes(bytes / 2).toString('hex') }) },
  })

/** Writes labels until one is refused. */
async function fill(server: ServerHandle, tally: Tally): Promise<Kept[]> {
  const kept: Kept[] = []
  for (let n = 0; n < 400; n++) {
    const [user, id] = [n % USERS, randomUUID()]
    const { status } = await put(server, user, id, 2_000_000)
    if (status === 200) kept.push({ user, id })
    else {
      if (status !== 503) tally.fault('while it fills', [`a label answered ${status}`])
      return kept
    }
  }
  tally.fault('while it fills', ['no label was refused'])
  return kept
}

/** Reads, and tries to write, for some time. @returns answers that should not be */
async function readOn(server: ServerHandle, good: readonly number[]): Promise<string[]> {
  const wrong = new Set<string>()
  const until = performance.now() + READ_S * 1000
  while (performance.now() < until) {
    for (const path of READS) {
      const { status } = await call(server.port, 'GET', path, server.tokens[0] ?? '').catch(() => ({
        status: 0,
      }))
      if (!good.includes(status)) wrong.add(`GET ${path} answered ${status}`)
    }
    const { status } = await put(server, 1, randomUUID(), 1_000).catch(() => ({ status: 0 }))
    if (status !== 503) wrong.add(`a write answered ${status}`)
    await sleep(200)
  }
  return [...wrong]
}

/** Takes every byte that is left. */
function occupy(path: string): void {
  const file = openSync(path, 'w')
  for (const size of [MIB, 4_096]) {
    const block = Buffer.alloc(size, 1)
    try {
      for (;;) if (writeSync(file, block) < size) break
    } catch {
      // It is full for blocks of this size.
    }
  }
  closeSync(file)
}

/** @returns milliseconds until a write is taken again */
async function healed(server: ServerHandle, tally: Tally): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < HEAL_MS) {
    const { status } = await put(server, 2, randomUUID(), 1_000).catch(() => ({ status: 0 }))
    if (status === 200) return performance.now() - began
    await sleep(250)
  }
  tally.fault('after it got room', [`nothing is stored again in ${HEAL_MS / 1000} s`])
  return HEAL_MS
}

async function missing(server: ServerHandle, kept: readonly Kept[]): Promise<string[]> {
  const lost: string[] = []
  for (const { user, id } of kept) {
    const { status } = await call(server.port, 'GET', `/api/labels/${id}`, server.tokens[user] ?? '')
    if (status !== 200) lost.push(`label ${id} answered ${status}`)
  }
  return lost
}
