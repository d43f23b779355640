import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '../../src/storage/open-database.ts'
import { onceAcrossProcesses } from '../once-across-processes.ts'
import { templateKey, testCache } from '../template-key.ts'
import { keepEngine } from './kept-engine.ts'

const run = promisify(execFile)

/** Enough for what a test keeps; the engine writes to all of it at each opening, which is a third of the work of one. */
export const BUFFER_MB = 32

export interface DataFolder {
  path: string
  remove(): Promise<void>
}

/** A new data folder with all tables: a copy of one that is made once for these migrations. */
export async function freshDataFolder(): Promise<DataFolder> {
  await keepEngine()
  const template = await templateFolder()
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
    await removeOlder(name)
  })
  return path
}

/** A template per set of migrations would fill the disk in a week of work. */
async function removeOlder(name: string): Promise<void> {
  for (const found of await readdir(testCache())) {
    if (!/^embedded-[0-9a-f]{16}$/.test(found) || found === name) continue
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
