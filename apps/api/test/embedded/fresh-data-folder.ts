import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { type DemoMarket, fillMarket } from '../demo-market.ts'
import { onceAcrossProcesses } from '../once-across-processes.ts'
import { marketTemplate, templateKey, testCache } from '../template-key.ts'
import { keepEngine } from './kept-engine.ts'

const run = promisify(execFile)

/** Enough for what a test keeps; the engine writes to all of it at each opening, which is a third of the work of one. */
export const BUFFER_MB = 32

export interface DataFolder {
  path: string
  remove(): Promise<void>
}

/**
 * A new data folder with all tables: a copy of one that is made once for these migrations.
 * @param market what it holds; nothing when left out
 */
export async function freshDataFolder(market?: DemoMarket): Promise<DataFolder> {
  await keepEngine()
  const template = market ? await marketFolder(market) : await templateFolder()
  const path = await mkdtemp(join(tmpdir(), 'haixuan-data-'))
  await copyFolder(join(template, 'database'), join(path, 'database'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

async function templateFolder(): Promise<string> {
  const name = `embedded-${templateKey()}`
  const path = join(testCache(), name)
  await onceAcrossProcesses(path, async () => {
    const draft = await mkdtemp(`${path}-draft-`)
    const db = await openDatabase({ dataDir: draft })
    await db.close()
    await rename(draft, path)
    await removeOlder(/^embedded-[0-9a-f]{16}$/, name)
  })
  return path
}

async function marketFolder(market: DemoMarket): Promise<string> {
  const { name, fresh } = marketTemplate(market)
  const path = join(testCache(), name)
  await onceAcrossProcesses(path, async () => {
    const draft = await freshDataFolder()
    const db = await openDatabase({ dataDir: draft.path, bufferMb: BUFFER_MB })
    await fillMarket(db, market).finally(() => db.close())
    await rename(draft.path, path)
    await removeOlder(/^market_[0-9a-f]{16}_\d+_\d+$/, fresh)
  })
  return path
}

/** A template per set of migrations, and markets of each day, would fill the disk in a week of work. */
async function removeOlder(kind: RegExp, fresh: string): Promise<void> {
  for (const found of await readdir(testCache())) {
    if (!kind.test(found) || found.startsWith(fresh)) continue
    await rm(join(testCache(), found), { recursive: true, force: true })
  }
}

/** The system's cp is four times as fast as Node's on a thousand small files. */
export async function copyFolder(from: string, to: string): Promise<void> {
  try {
    await run('cp', ['-R', from, to])
  } catch {
    await rm(to, { recursive: true, force: true })
    await cp(from, to, { recursive: true })
  }
}
