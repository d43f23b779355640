import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { withUploadedFile } from '../files/uploaded-file.ts'
import { IMPORT_TRIES } from '../jobs/continue-in-job.ts'
import { importFileWish } from '../jobs/import-file-job.ts'
import { readStart } from '../jobs/preview-file.ts'
import { openMappingSource } from '../jobs/run-import.ts'
import { beginFileImport } from '../store/begin-file-import.ts'
import { findImportByKey } from '../store/import-job-rows.ts'
import { importJobView } from './import-answer.ts'
import { sourceFailure, uploadSource } from './upload-source.ts'

export const createImportFile: Handler<'createImportFile'> = async ({ body }, context) => {
  const { db, files, importParts } = context
  const ownerId = signedIn(context.caller).userId
  const known = await findImportByKey(db.kysely, ownerId, body.key)
  if (known) return { status: 201, body: { code: 0, data: importJobView(known) } }
  const { upload, mapping, choices } = await uploadSource(context, body)
  // What does not fit is told now, not by a job that fails.
  const { facts, columns } = await withUploadedFile(files, upload, choices, async (found) => ({
    facts: found,
    columns: (await readStart(importParts.kinds, found, mapping, 1)).columns,
  })).catch((error: unknown) => {
    throw sourceFailure(error)
  })
  const sourceId = await openMappingSource(db, importParts, mapping)
  const job = await beginFileImport(db, files, {
    order: {
      ...{ ownerId, mapping, columns, sourceId, requestKey: body.key },
      ...{ fileName: facts.name, fileBytes: facts.bytes, fileSha256: facts.sha256 },
    },
    upload: body.upload,
    choices,
    work: (made) => ({ wish: importFileWish(made), ...IMPORT_TRIES }),
  })
  return { status: 201, body: { code: 0, data: importJobView(job) } }
}
