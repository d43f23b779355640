import { describe, expect, test } from 'vitest'
import { hasNginx } from '../deploy/run-nginx.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
import { jobsOnce, nothingLost } from './checks/at-the-end.ts'
import { kills } from './checks/kills.ts'
import { rollingRestart } from './checks/restarts.ts'
import { visitors } from './checks/visitors.ts'
import { type RunPlan, runCluster } from './run-cluster.ts'

const isReady = hasNginx() && findPostgres()?.kind === 'programs'
if (!isReady)
  process.stderr.write(
    'The cluster is not tested: install nginx, openssl and PostgreSQL (Debian: apt-get install nginx openssl postgresql).\n',
  )

/** `pnpm test:cluster` is the whole of it: more processes, a replica, every kind of failure. */
describe.runIf(isReady)('two servers and a worker behind nginx, under load', () => {
  test('a rolling restart and a kill lose nothing and do nothing twice', { timeout: 300_000 }, async () => {
    const said: string[] = []
    const plan: RunPlan = {
      ...{ servers: 2, workers: 1, hasReplica: false, goods: 60, creators: 8, crowd: 1 },
      checks: [
        visitors(6),
        rollingRestart,
        kills(({ cluster }) => cluster.servers.slice(0, 1)),
        nothingLost,
        jobsOnce,
      ],
    }
    const outcomes = await runCluster(plan, (line) => said.push(line))
    expect(
      outcomes.flatMap(({ breaches }) => breaches),
      said.join('\n'),
    ).toEqual([])
  })
})
