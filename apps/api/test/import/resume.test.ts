import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IMPORT_PARTS } from '../../src/import-parts.ts'
import { inspectFile } from '../../src/modules/imports/files/inspect-file.ts'
import { checkFile } from '../../src/modules/imports/jobs/check-file.ts'
import { continueImport } from '../../src/modules/imports/jobs/run-import.ts'
import { findImportJob } from '../../src/modules/imports/store/import-job-rows.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { BUFFER_MB, freshDataFolder } from '../embedded/fresh-data-folder.ts'
import { openEmbeddedForTest } from '../engines.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
import { freshPostgresUrl } from '../postgres/fresh-postgres-url.ts'
import { exportFolder, SAMPLE_MAPPING, sampleRows } from './sample-export.ts'
import { startImport } from './start-import.ts'
import { storedRows } from './stored-rows.ts'

const files = exportFolder()
afterAll(() => files.remove())
const CHILD = fileURLToPath(new URL('./import-child.ts', import.meta.url))
const ROWS = 4_000
const path = files.file('long.csv', sampleRows(ROWS))

/** What the same file leaves behind when nobody stops it. */
let inOneGo: { job: Awaited<ReturnType<typeof startImport>>; rows: Awaited<ReturnType<typeof storedRows>> }
beforeAll(async () => {
  const { db, dispose } = await openEmbeddedForTest()
  inOneGo = {
    job: await startImport(db, IMPORT_PARTS, await checkFile(IMPORT_PARTS.kinds, path, SAMPLE_MAPPING)),
    rows: await storedRows(db),
  }
  await dispose()
}, 120_000)

/** Imports in a process of its own and kills it, as a power cut would, once so many rows are in. */
async function importAndKill(where: string, afterRows: number): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, where, path], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk
    if (Number(said.match(/batch (\d+)\n$/)?.[1] ?? 0) >= afterRows) child.kill('SIGKILL')
  })
  const signal = await new Promise((resolve) => child.on('close', (_code, by) => resolve(by)))
  expect(signal).toBe('SIGKILL')
  return /job (\S+)/.exec(said)?.[1] ?? ''
}

async function killedAndResumed(where: string, options: Parameters<typeof openDatabase>[0]): Promise<void> {
  const id = await importAndKill(where, 1_000)
  const db = await openDatabase(options)
  try {
    const job = await findImportJob(db.kysely, id, null)
    if (!job) throw new Error(`job ${id} is gone`)
    expect(job.status).toBe('running')
    expect(job.position % 500).toBe(0)
    expect(job.position).toBeGreaterThanOrEqual(1_000)
    expect(job.position).toBeLessThan(ROWS)
    const resumed = await continueImport(db, IMPORT_PARTS, job, await inspectFile(path))

    const { position, accepted, repeated, rejected, inserted, updated, unchanged } = inOneGo.job
    expect(resumed).toMatchObject({
      ...{ status: 'finished', position, accepted, repeated, rejected, inserted, updated, unchanged },
    })
    expect(await storedRows(db)).toEqual(inOneGo.rows)

    const other = files.file('other.csv', sampleRows(10))
    await expect(continueImport(db, IMPORT_PARTS, job, await inspectFile(other))).rejects.toMatchObject({
      reason: 'file_changed',
    })
  } finally {
    await db.close()
  }
}

describe('an import that was killed continues where it was', () => {
  test('embedded', async () => {
    const folder = await freshDataFolder()
    await killedAndResumed(folder.path, { dataDir: folder.path, bufferMb: BUFFER_MB })
    await folder.remove()
  }, 120_000)

  if (findPostgres() !== undefined) {
    test('postgresql', async () => {
      const fresh = await freshPostgresUrl()
      await killedAndResumed(fresh.url, { databaseUrl: fresh.url })
      await fresh.drop()
    }, 120_000)
  }
})
