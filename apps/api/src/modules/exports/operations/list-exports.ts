import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { listExportJobs } from '../store/export-job-rows.ts'
import { exportJobView } from './export-answer.ts'

const MOST = 50

export const listExports: Handler<'listExports'> = async (_, { db, caller }) => {
  const now = Date.now()
  const jobs = await listExportJobs(db.kysely, signedIn(caller).userId, MOST)
  const rows = jobs.map((job) => exportJobView(job, now))
  return { status: 200, body: { code: 0, data: { rows, count: rows.length, asOf: now } } }
}
