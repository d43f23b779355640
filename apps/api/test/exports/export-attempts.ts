import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { MODULE_PARTS } from '../../src/module-parts.ts'
import { type ExportParts, runExport } from '../../src/modules/exports/jobs/run-export.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import { Files } from '../../src/platform/files/files.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import type { JobRun } from '../../src/platform/jobs/job-kind.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { create, download, type Job, jobOf, type Wish } from './read-export.ts'

export const GOODS: Wish = { operation: 'searchGoods', params: { marketplace: 'temu' }, most: 50 }
export const BOARD: Wish = {
  operation: 'rankGoods',
  params: { marketplace: 'temu', board: 'week' },
  most: 40,
}
export const FORMATS = ['csv', 'xlsx'] as const

/** Parts of an attempt, and of its job, that are not as usual. */
type Attempt = Partial<ExportParts> & Partial<Omit<JobRun, 'db'>> & { on?: Database }

/** Exports of one person whose attempts a test runs by hand, twenty rows a part. */
export function exportAttempts(database: () => Database) {
  let folder: string
  let server: RunningServer
  let token: string
  let attempts = 0
  const fixture = {
    userId: '',
    get store(): FileStore {
      return new FolderStore(folder)
    },
    made: async (wish: Wish) => {
      const { body, text } = await create(server, token, wish)
      if (!body.data) throw new Error(text)
      return (body.data as Job).id
    },
    nextAttempt: () => ++attempts,
    run: (id: string, { on = database(), ...more }: Attempt = {}) =>
      runExport(
        {
          ...{ db: on, key: id, payload: { userId: fixture.userId }, isLastTry: false },
          ...{ attempt: more.attempt ?? ++attempts, signal: new AbortController().signal },
          ...{ progress: async () => {}, enqueue: async () => {}, ...more },
        },
        {
          ...{ ...MODULE_PARTS, files: new Files(on, fixture.store) },
          ...{ size: { batch: 20, batches: 1 }, ...more },
        },
      ),
    keep: (ids: readonly string[]) => server.post('/api/temu/favourites/goods', { ids, note: '' }, token),
    job: (id: string) => jobOf(server, token, id),
    fileOf: async (id: string) => {
      const job = await fixture.job(id)
      if (job.state !== 'finished') throw new Error(`The export is ${job.state}: ${job.failure}`)
      return (await download(server, token, id)).content
    },
    partsOf: async (id: string) => {
      const { rows } = await database().pool.query<{ n: number }>(
        'select count(*)::integer as n from export_part where export_id = $1 and cells is not null',
        [id],
      )
      return rows[0]?.n
    },
    /** So that the next may begin: somebody has twenty at once at most. */
    forget: (id: string) => database().pool.query('delete from export_job where id = $1', [id]),
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'haixuan-export-attempts-'))
    server = await runServer(database(), { fileStore: fixture.store })
    const { id, ...person } = await entered(database(), { vipType: 'yqyy', vipExpire: null })
    fixture.userId = id
    token = person.token
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })
  return fixture
}
