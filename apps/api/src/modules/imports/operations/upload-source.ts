import type { components } from '@haixuan/api-sdk/schema'
import { signedIn } from '#modules/access'
import { findUpload, finishedUpload, type UsedUpload } from '#modules/uploads'
import { Failure } from '#platform/failure.ts'
import type { CallContext } from '#platform/http/handler.ts'
import { ImportFileError } from '../files/import-file-error.ts'
import { mappingForFile, namedMapping } from '../files/read-mapping.ts'
import type { ImportJob } from '../rules/import-job.ts'
import type { MappingFile } from '../rules/mapping-file.ts'
import { mappingFailure, withMapping } from './import-answer.ts'

/** What a call says about an upload that it wants to import. */
interface Given {
  upload: string
  map?: string
  encoding?: components['schemas']['TextEncoding']
  sheet?: string
}

/** A finished upload of the caller, the mapping for it, and what was said about it. @throws {Failure} */
export async function uploadSource(
  { db, caller, importParts: { kinds } }: CallContext,
  given: Given,
): Promise<{ upload: UsedUpload; mapping: MappingFile; choices: ImportJob['choices'] }> {
  const account = signedIn(caller).userId
  const upload = finishedUpload(await findUpload(db.kysely, { account, id: given.upload }))
  const { encoding, sheet } = given
  const choices = { ...(encoding ? { encoding } : {}), ...(sheet ? { sheet } : {}) }
  const mapping = withMapping(() =>
    given.map === undefined ? mappingForFile(kinds, upload.name) : namedMapping(kinds, given.map),
  )
  if (mapping) return { upload, mapping, choices }
  const message = `从文件名“${upload.name}”看不出用哪个映射，请用 map 指定一个（GET /api/import-mappings 列出全部）`
  throw new Failure('import_mapping', message, { fields: [{ path: 'body.map', message }] })
}

/** What a caller is told of a file or a mapping that does not fit; other errors stay what they are. */
export function sourceFailure(error: unknown): unknown {
  if (error instanceof ImportFileError) return new Failure('import_file', error.message)
  return mappingFailure(error)
}
