import { DAY_MS } from '@haixuan/rules'
import type { Database } from '#platform/database/database.ts'
import { withTurnsOf } from '#platform/database/turn-scope.ts'
import type { Files } from '#platform/files/files.ts'
import { SITE_ZONE } from '#platform/jobs/daily-job.ts'
import type { ModuleJobs } from '#platform/jobs/job-kind.ts'
import {
  EXPORT_KIND,
  EXPORT_TRIES,
  endExportJob,
  expireExports,
  lostExports,
} from '../store/export-job-rows.ts'
import { forgetParts } from '../store/export-part-rows.ts'
import { BROKEN, type ExportParts, runExport } from './run-export.ts'

/** Files that one worker writes at the same time; the others wait. */
const AT_ONCE = 2
/** Servers of before note that an export lives every 10 s. */
const SILENT_MS = 35_000
const FORGET_MS = 30 * DAY_MS
const SWEEP = 'sweep-exports'

/**
 * Writing exports, and clearing them away.
 * @param parts left out by a command: its files may be in another folder than those of the servers
 */
export function exportJobs(files: Files, parts: Omit<ExportParts, 'files'> | undefined): ModuleJobs[] {
  return [
    ...(parts ? [writing({ ...parts, files })] : []),
    {
      kinds: [
        {
          ...{ kind: SWEEP, mostTries: 5 },
          run: async ({ db, signal }) => {
            await sweepExports(db)
            await files.clear(signal)
          },
        },
      ],
      schedules: [
        {
          ...{ name: SWEEP, cron: '*/5 * * * *', zone: SITE_ZONE },
          jobs: () => [{ kind: SWEEP, key: 'all' }],
        },
      ],
    },
  ]
}

const writing = (parts: ExportParts): ModuleJobs => ({
  kinds: [
    {
      ...{ kind: EXPORT_KIND, mostTries: EXPORT_TRIES, atOnce: AT_ONCE },
      // Somebody waits for it: beside everybody else's calls, and not behind them as other work is.
      run: (job) => withTurnsOf('exports', () => runExport(job, parts)),
      failed: ({ db }) => endLostExports(db, Date.now()),
    },
  ],
})

/** Ends exports that nobody writes any more, takes expired files out of reach and forgets old entries. */
export async function sweepExports(db: Database, now = Date.now()): Promise<void> {
  await endLostExports(db, now)
  await forgetParts(db)
  await expireExports(db.kysely, now, now - FORGET_MS)
}

async function endLostExports(db: Database, now: number): Promise<void> {
  for (const id of await lostExports(db.kysely, now - SILENT_MS))
    await endExportJob(db.kysely, { id, state: 'failed', rows: 0, now, failure: BROKEN })
}
