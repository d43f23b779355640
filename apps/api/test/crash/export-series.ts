import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { serverBundle } from '../../../../tooling/server-bundle.mjs'
import { FILES_FOLDER } from '../../src/platform/files/folder-store.ts'
import { SiteProcess } from '../cluster/site-process.ts'
import { freshPostgresUrl } from '../postgres/fresh-postgres-url.ts'
import { call } from './call.ts'
import { ServerHandle } from './server-handle.ts'
import { between, Tally } from './tally.ts'

const API = fileURLToPath(new URL('../..', import.meta.url))
const GOODS = 20_000
const LEASE_S = 2
const KILLS_OF_ONE = 3
const MOST_PAUSE_MS = 1_500
const END_LIMIT_MS = 120_000
const FORMATS = ['csv', 'xlsx'] as const

/**
 * Kills the worker that writes a large export, several times in each export, and starts another. Each file must have the
 * bytes of one that nobody interrupted, so each row once, and no part may be left.
 */
export async function exportSeries(folder: string, rounds: number): Promise<Tally> {
  const tally = new Tally('exports, worker killed')
  const dataDir = join(folder, 'exports')
  mkdirSync(dataDir)
  const fresh = await freshPostgresUrl({ goods: GOODS, creators: 0 })
  const files = join(dataDir, FILES_FOLDER)
  const server = new ServerHandle({ database: { databaseUrl: fresh.url }, users: 1, files })
  const worker = new SiteProcess({
    ...{ name: 'worker', program: serverBundle().server, cwd: API, ready: /海选任务进程已启动/ },
    env: {
      ...{ DATABASE_URL: fresh.url, HAIXUAN_DATA_DIR: dataDir, HAIXUAN_WORKER: 'only' },
      HAIXUAN_LEASE_SECONDS: String(LEASE_S),
    },
  })
  try {
    await server.ready()
    await worker.start()
    const expected = new Map<string, Buffer>()
    for (const format of FORMATS) expected.set(format, await fileOf(server, await begun(server, format)))
    for (let n = 0, kills = 0; kills < rounds; n++) {
      const format = FORMATS[n % 2] ?? 'csv'
      const job = await begun(server, format)
      kills += await killWhileWritten(tally, server, worker, job)
      const content = await fileOf(server, job)
      if (!expected.get(format)?.equals(content)) tally.fault(job.id, [`the ${format} file differs`])
      tally.acknowledged++
    }
    const left = await partsLeft(fresh.url)
    if (left !== 0) tally.fault('at the end', [`${left} parts are left`])
  } finally {
    await worker.kill()
    await server.kill()
    await fresh.drop()
  }
  return tally
}

/** @returns how often the worker was killed before the export ended */
async function killWhileWritten(
  tally: Tally,
  server: ServerHandle,
  worker: SiteProcess,
  { id }: Job,
): Promise<number> {
  for (let kills = 0; kills < KILLS_OF_ONE; kills++) {
    await sleep(between(0, MOST_PAUSE_MS))
    const { state, rowsWritten, rowsTotal } = await seen(server, id)
    if (state === 'finished') return kills
    await worker.kill()
    const moment =
      rowsWritten === 0 ? 'before the first row' : rowsWritten < rowsTotal ? 'between rows' : 'at the file'
    tally.killed(moment)
    tally.readyMs.push(await worker.start())
  }
  return KILLS_OF_ONE
}

async function partsLeft(databaseUrl: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ n: number }>('select count(*)::integer as n from export_part')
  await client.end()
  return rows[0]?.n
}

interface Job {
  id: string
  state: string
  rowsTotal: number
  rowsWritten: number
  failure: string | null
}

async function begun({ port, tokens }: ServerHandle, format: (typeof FORMATS)[number]): Promise<Job> {
  const request = {
    ...{ operation: 'searchGoods', params: { marketplace: 'temu' }, query: {}, title: '列表' },
    ...{ columnSet: 'all', columns: [], format },
  }
  const answer = await call(port, 'POST', '/api/exports', tokens[0] ?? '', { key: randomUUID(), request })
  if (answer.status !== 200) throw new Error(`createExport answered ${answer.status}`)
  return answer.data as Job
}

const seen = async ({ port, tokens }: ServerHandle, id: string): Promise<Job> =>
  (await call(port, 'GET', `/api/exports/${id}`, tokens[0] ?? '')).data as Job

async function fileOf(server: ServerHandle, { id }: Job): Promise<Buffer> {
  const until = performance.now() + END_LIMIT_MS
  for (;;) {
    const { state, failure } = await seen(server, id)
    if (state === 'finished') break
    if (state !== 'queued' && state !== 'running') throw new Error(`The export ${state}: ${failure}`)
    if (performance.now() > until) throw new Error(`The export has not ended in ${END_LIMIT_MS / 1_000} s.`)
    await sleep(100)
  }
  const headers = { authorization: `Bearer ${server.tokens[0]}` }
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/exports/${id}/file`, { headers })
  if (answer.status !== 200) throw new Error(`downloadExport answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}
