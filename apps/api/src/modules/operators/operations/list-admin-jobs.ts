import type { Handler } from '#platform/http/handler.ts'
import { listJobs, listSchedules } from '#platform/jobs/job-list.ts'

export const listAdminJobs: Handler<'listAdminJobs'> = async ({ query }, { db }) => {
  const { page = 1, limit = 20 } = query
  const { rows, ...sums } = await listJobs(db.kysely, { offset: (page - 1) * limit, limit })
  const schedules = await listSchedules(db.kysely)
  const data = {
    ...sums,
    rows: rows.map((job) => ({
      ...{ kind: job.kind, key: job.key, state: job.state, tries: job.tries, mostTries: job.most_tries },
      ...{ runAt: job.run_at, leaseUntil: job.lease_until, worker: job.worker, progress: job.progress },
      ...{ lastError: job.last_error, createdAt: job.created_at },
      ...{ startedAt: job.started_at, finishedAt: job.finished_at },
    })),
    schedules: schedules.map(({ name, cron, zone, next_at, last_at, last_error }) => ({
      ...{ name, cron, zone, nextAt: next_at, lastAt: last_at, lastError: last_error },
    })),
  }
  return { status: 200, body: { code: 0, data } }
}
