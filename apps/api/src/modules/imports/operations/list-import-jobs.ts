import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { listImportJobs as list } from '../store/import-job-rows.ts'
import { importJobView } from './import-answer.ts'

export const listImportJobs: Handler<'listImportJobs'> = async ({ query }, { db, caller }) => {
  const { page = 1, limit = 20 } = query
  const { rows, count } = await list(db.kysely, { ownerId: signedIn(caller).userId, page, limit })
  return { status: 200, body: { code: 0, data: { rows: rows.map(importJobView), count, asOf: Date.now() } } }
}
