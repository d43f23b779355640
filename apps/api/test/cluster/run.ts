// Runs the site as a cluster of this machine, under load, and breaks it part by part: `pnpm test:cluster`. Ends non-zero
// when a check does not hold. `--only <part of a name>` leaves out the other checks between the first and the last ones.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasNginx } from '../deploy/run-nginx.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
import { lastRelease } from '../upgrade/last-release.ts'
import { jobsOnce, nothingLost } from './checks/at-the-end.ts'
import { exportsEverywhere } from './checks/exports.ts'
import { kills } from './checks/kills.ts'
import { primaryRestart } from './checks/primary.ts'
import { replicaAway } from './checks/replica.ts'
import { rollingRestart, rollingUpgrade } from './checks/restarts.ts'
import { steady, visitors } from './checks/visitors.ts'
import { runCluster } from './run-cluster.ts'

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: { only: { type: 'string', default: '' } },
})
const missing = [
  ...(hasNginx() ? [] : ['nginx and openssl']),
  ...(findPostgres()?.kind === 'programs' ? [] : ['the programs of PostgreSQL']),
]
if (missing.length > 0) {
  console.error(`Not installed: ${missing.join(', ')}. Debian: apt-get install nginx openssl postgresql.`)
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

const release = await lastRelease()
if ('missing' in release) console.log(`No rolling upgrade: ${release.missing}`)
const between = [
  ...('missing' in release ? [] : [rollingUpgrade(release.version)]),
  steady,
  visitors(60),
  rollingRestart,
  exportsEverywhere,
  replicaAway,
  kills(({ cluster }) => [...cluster.servers, ...cluster.workers]),
  primaryRestart,
].filter(({ name }) => name.includes(values.only))
const began = performance.now()
const outcomes = await runCluster(
  {
    ...{ servers: 3, workers: 2, hasReplica: true, goods: 1_000, creators: 60, crowd: 2 },
    ...('missing' in release || !between.some(({ name }) => name === 'rolling upgrade')
      ? {}
      : { first: { program: release.program, cwd: join(release.folder, 'apps/api') } }),
    checks: [...between, nothingLost, jobsOnce],
  },
  (line) => console.log(line),
)
console.log()
for (const { name, ms, figures, breaches } of outcomes)
  console.log(
    `| ${name} | ${breaches.length === 0 ? 'holds' : 'BREACH'} | ${figures} | ${(ms / 1000).toFixed(0)} s |`,
  )
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s in all`)
process.exit(outcomes.every(({ breaches }) => breaches.length === 0) ? 0 : 1)
