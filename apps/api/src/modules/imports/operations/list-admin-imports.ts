import type { Handler } from '#platform/http/handler.ts'
import { listImportJobs } from '../store/import-job-rows.ts'
import { importJobView } from './import-answer.ts'

export const listAdminImports: Handler<'listAdminImports'> = async ({ query }, { db }) => {
  const { page = 1, limit = 20 } = query
  const { rows, count } = await listImportJobs(db.kysely, { page, limit })
  return { status: 200, body: { code: 0, data: { rows: rows.map(importJobView), count, asOf: Date.now() } } }
}
