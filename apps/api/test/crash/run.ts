import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { findPostgres } from '../postgres/find-postgres.ts'
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts'
import { diskSeries } from './disk-series.ts'
import { embeddedSeries } from './embedded-series.ts'
import { exportSeries } from './export-series.ts'
import { jobsSeries } from './jobs/jobs-series.ts'
import { postgresSeries } from './postgres-series.ts'
import { READY_LIMIT_MS } from './serve-rounds.ts'
import type { Tally } from './tally.ts'

// Kills the real server process, and the database below it, while eight writers write; then asks for every write
// that was acknowledged. `pnpm test:crash [--rounds 50] [--engine embedded|postgresql|both]`; `--jobs` kills a process in
// every kind of job alone (`--kinds roll-up,alerts` in these); `--exports` kills a worker that writes large exports;
// `--disk` fills a small file system instead, which takes root.
const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    rounds: { type: 'string', default: '50' },
    engine: { type: 'string', default: 'both' },
    disk: { type: 'boolean', default: false },
    exports: { type: 'boolean', default: false },
    jobs: { type: 'boolean', default: false },
    kinds: { type: 'string', default: '' },
  },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1.')
if (!['embedded', 'postgresql', 'both'].includes(values.engine)) {
  throw new Error('--engine takes embedded, postgresql or both.')
}

const folder = mkdtempSync(join(tmpdir(), 'haixuan-crash-'))
// The user that runs PostgreSQL must be able to walk through it.
chmodSync(folder, 0o755)
// An interrupted run leaves neither files nor a database server behind.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
const tallies: Tally[] = []
if (values.disk) {
  const tally = await diskSeries(folder)
  if (tally) {
    console.log(tally.line())
    tallies.push(tally)
  }
}
/** Of every kind of job one kill in fifty rounds, and one at its end. */
const ofJobs = { rounds: Math.ceil(rounds / 50), only: values.kinds }
const note = (tally: Tally) => {
  console.log(tally.line())
  tallies.push(tally)
}
if (values.exports) note(await exportSeries(folder, rounds))
const hasWriters = !values.disk && !values.exports
if (hasWriters && values.engine !== 'postgresql') {
  if (!values.jobs) note(await embeddedSeries(folder, rounds))
  note(await jobsSeries('embedded jobs', folder, { dataDir: join(folder, 'jobs-data') }, ofJobs))
}
if (hasWriters && values.engine !== 'embedded') {
  if (findPostgres()?.kind === 'programs') {
    if (!values.jobs) for (const tally of await postgresSeries(folder, rounds)) note(tally)
    const postgres = await startPostgres({ durable: true })
    const database = await emptyDatabase(postgres)
    note(await jobsSeries('postgresql jobs', folder, { databaseUrl: database }, ofJobs))
    await postgres.stop()
  } else {
    console.log('postgresql: no programs found in /usr/lib/postgresql or PATH; not run')
    if (values.engine === 'postgresql') process.exitCode = 1
  }
}
for (const { name, readyMs } of tallies) {
  const slow = readyMs.filter((ms) => ms > READY_LIMIT_MS)
  if (slow.length > 0) {
    console.log(`${name}: ${slow.length} times not ready again within ${READY_LIMIT_MS / 1000} s`)
    process.exitCode = 1
  }
}
if (tallies.some((tally) => tally.faults.length > 0)) process.exitCode = 1

/** @returns URL of a database without a table */
async function emptyDatabase(postgres: RunningPostgres): Promise<string> {
  const admin = new pg.Client({ connectionString: postgres.url('postgres') })
  await admin.connect()
  await admin.query(
    "create database jobs template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'",
  )
  await admin.end()
  return postgres.url('jobs')
}
