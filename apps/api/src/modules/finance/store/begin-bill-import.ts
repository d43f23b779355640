import { randomUUID } from 'node:crypto'
import { type UsedUpload, useUpload } from '#modules/uploads'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { Files } from '#platform/files/files.ts'
import type { JobWish } from '#platform/jobs/job-kind.ts'
import { enqueueJob } from '#platform/jobs/job-rows.ts'
import { countOpenImports, holdOpenImports, type ImportWish, importByKey } from './import-rows.ts'

/** Imports of one account that are neither counted nor taken out. */
const OPEN_IMPORTS = 10
/** How long an uploaded bill stays while nobody reads it. */
const KEPT_MS = 86_400_000

interface BillImport {
  accountId: string
  /** Who uploaded the files. */
  userId: string
  key: string
  uploads: readonly string[]
  wish: ImportWish
  /** The background work of the import. */
  work(id: string): { wish: JobWish; mostTries: number }
}

/**
 * Begins an import of uploads: they are used, the import is there and its work is asked for, or nothing of it.
 * @returns its id; that of the import with the same key, if there is one
 * @throws {Failure} `finance_import_full`, `upload_not_found`, `upload_unfinished`, `upload_ended`
 */
export async function beginBillImport(
  db: Database,
  files: Files,
  { accountId, userId, key, uploads, wish, work }: BillImport,
): Promise<string> {
  const id = randomUUID()
  return await db.transaction(async (trx) => {
    await holdOpenImports(trx, accountId)
    // The same wish at the same moment: the other call has used the uploads.
    const known = await importByKey(trx, accountId, key)
    if (known) return known.id
    const used: UsedUpload[] = []
    for (const upload of new Set(uploads))
      used.push(await useUpload(trx, files, { account: userId, id: upload }, KEPT_MS))
    if ((await countOpenImports(trx, accountId)) >= OPEN_IMPORTS) {
      throw new Failure(
        'finance_import_full',
        `最多同时有 ${OPEN_IMPORTS} 次未写入的导入，请先写入或移除其中一次`,
      )
    }
    await trx
      .insertInto('finance_import')
      .values({
        ...{ account_id: accountId, id, state: 'reading', created_by: userId, request_key: key },
        ...{ committed_at: null, undone_at: null, wish: JSON.stringify(wish) },
        ...{ found: null, problem: null, asked: null },
      })
      .execute()
    await trx
      .insertInto('finance_import_file')
      .values(
        used.map(({ name, account, file }, n) => ({
          ...{ account_id: accountId, import_id: id, n, name, file_account: account, file },
        })),
      )
      .execute()
    const { wish: job, mostTries } = work(id)
    await enqueueJob(trx, job, { mostTries })
    return id
  })
}
