import type { Handler } from '../http/handler.ts'
import { importJobView } from '../http/import-answer.ts'
import { signedIn } from '../http/signed-in.ts'
import { listImportJobs as list } from '../storage/import-job-rows.ts'

export const listImportJobs: Handler<'listImportJobs'> = async ({ query }, { db, caller }) => {
  const { page = 1, limit = 20 } = query
  const { rows, count } = await list(db.kysely, { ownerId: signedIn(caller).userId, page, limit })
  return { status: 200, body: { code: 0, data: { rows: rows.map(importJobView), count, asOf: Date.now() } } }
}
