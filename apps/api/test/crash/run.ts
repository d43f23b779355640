import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findPostgres } from '../postgres/find-postgres.ts'
import { diskSeries } from './disk-series.ts'
import { embeddedSeries } from './embedded-series.ts'
import { exportSeries } from './export-series.ts'
import { postgresSeries } from './postgres-series.ts'
import { READY_LIMIT_MS } from './serve-rounds.ts'
import type { Tally } from './tally.ts'

// Kills the real server process, and the database below it, while eight writers write; then asks for every write
// that was acknowledged. `pnpm test:crash [--rounds 50] [--engine embedded|postgresql|both]`; `--disk` fills a small file
// system instead, which takes root; `--exports` kills a worker that writes large exports.
const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    rounds: { type: 'string', default: '50' },
    engine: { type: 'string', default: 'both' },
    disk: { type: 'boolean', default: false },
    exports: { type: 'boolean', default: false },
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
if (values.exports) {
  tallies.push(await exportSeries(folder, rounds))
  console.log(tallies.at(-1)?.line())
}
const hasWriters = !values.disk && !values.exports
if (hasWriters && values.engine !== 'postgresql') {
  tallies.push(await embeddedSeries(folder, rounds))
  console.log(tallies.at(-1)?.line())
}
if (hasWriters && values.engine !== 'embedded') {
  if (findPostgres()?.kind === 'programs') {
    const series = await postgresSeries(folder, rounds)
    for (const tally of series) console.log(tally.line())
    tallies.push(...series)
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
