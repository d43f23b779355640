import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../../process/start-error.ts'
import { StartupError } from '../startup-error.ts'
import { processRuns, processStart } from './process-identity.ts'

interface Holder {
  pid: number
  /** See processStart; null when it is unknown. */
  start: string | null
  host: string
  /** Distinguishes two locks of the same process. */
  nonce: string
}

export interface FolderLock {
  /** Releases the folder. Never removes a lock that another process has taken meanwhile. */
  release(): void
}

const LOCK = 'database.lock'
/** Long enough for a rival that took the same stale lock over to have shown itself. */
const RIVAL_MS = 100

/**
 * Takes the data folder for this process: the embedded engine has no lock of its own, and two processes would
 * destroy each other's writes. A lock whose process is gone is taken over.
 * @throws StartupError when another process, or this one, has it
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, LOCK)
  const mine: Holder = {
    pid: process.pid,
    start: processStart(process.pid) ?? null,
    host: hostname(),
    nonce: randomUUID(),
  }
  for (let attempt = 0; attempt < 20; attempt++) {
    if (place(path, mine)) return { release: () => release(path, mine.nonce) }
    const found = read(path)
    if (found === undefined) continue
    const holder = parse(found)
    if (holder && isAlive(holder)) throw heldBy(folder, holder)
    if (!removeStale(path, found)) continue
    if (!place(path, mine)) continue
    await sleep(RIVAL_MS)
    if (read(path) === JSON.stringify(mine)) return { release: () => release(path, mine.nonce) }
  }
  throw new StartupError(
    `数据目录 ${folder} 的锁文件 ${LOCK} 一直被别的进程抢占，请确认没有别的海选进程后重试。`,
  )
}

/** Makes the lock file with its content in one step. @returns false when there is one already */
function place(path: string, holder: Holder): boolean {
  const draft = `${path}.${holder.nonce}`
  writeFileSync(draft, JSON.stringify(holder))
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Moves the stale lock away, and back when it turns out to be a newer one. @returns true when it is gone */
function removeStale(path: string, stale: string): boolean {
  const away = `${path}.${randomUUID()}`
  try {
    renameSync(path, away)
  } catch {
    return false
  }
  const moved = readFileSync(away, 'utf8')
  try {
    if (moved !== stale) linkSync(away, path)
  } catch {
    // Somebody has placed a lock meanwhile; the owner of the moved one notices and releases it.
  } finally {
    rmSync(away, { force: true })
  }
  return moved === stale
}

function isAlive(holder: Holder): boolean {
  if (!processRuns(holder.pid)) return false
  const start = processStart(holder.pid)
  return start === undefined || holder.start === null || start === holder.start
}

function heldBy(folder: string, holder: Holder): StartupError {
  return new StartupError(
    `数据目录 ${folder} 正被另一个海选进程（进程号 ${holder.pid}）使用，请先停止它，或用 HAIXUAN_DATA_DIR 换一个目录。`,
    'folder-in-use',
  )
}

function release(path: string, nonce: string): void {
  const found = read(path)
  if (found !== undefined && parse(found)?.nonce === nonce) rmSync(path, { force: true })
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return undefined
  }
}
