import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { Files } from '#platform/files/files.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import type { ImportJob } from '../rules/import-job.ts'
import type { WrittenOriginal } from '../store/begin-typed-import.ts'
import { fileBytes } from './file-bytes.ts'
import { ImportFileError } from './import-file-error.ts'
import { type FileChoices, type FileFacts, inspectFile } from './inspect-file.ts'

const MIB = 1_048_576
/** Files of the command line belong to no account; this one names nobody. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
/** As much as an account may keep of its uploads. */
const ORIGINAL = { name: 'original', title: '导入的原文件', accountBytes: 2_048 * MIB } as const
const TYPES: Readonly<Record<FileFacts['format'], string>> = {
  csv: 'text/csv',
  json: 'application/json',
  jsonl: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A file that is read where it is, and what was said about it. */
export interface TypedFile {
  path: string
  choices: FileChoices
}

/**
 * Copies a file into the store, in constant memory. What the store cannot take can still be imported.
 * @returns the copy, or why there is none, in Chinese
 * @throws ImportFileError file_changed when it is no longer the file that was looked at
 */
export async function writeOriginal(
  db: Database,
  files: Files,
  { path, name, bytes, sha256, format, gzip }: FileFacts,
): Promise<WrittenOriginal | string> {
  try {
    const draft = { account: NOBODY, name, type: gzip ? 'application/gzip' : TYPES[format], expected: bytes }
    const file = await db.transaction(async (trx) => {
      // There is no row of an account to lock: two at once would both find room for the last file.
      await sql`select pg_advisory_xact_lock(hashtextextended('originals', 0))`.execute(trx)
      return await files.reserveStream(trx, ORIGINAL, draft)
    })
    const written = await files.writeChunks(file, fileBytes(path, false))
    if (written.sha256 === sha256) return { file, written }
    await files.abandon(file)
    throw new ImportFileError(
      'file_changed',
      `${name} 在检查之后又有变化，没有导入任何数据。请等它写完再重新导入。`,
    )
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.reason === 'files_full')
      return `另存的原文件合计不超过 ${ORIGINAL.accountBytes / MIB} MB，放不下这份`
    if (error.reason === 'files_unavailable') return '文件存储暂时不可用'
    throw error
  }
}

/**
 * Runs with the file of an import that was typed: at its place, or a copy of the original.
 * @throws ImportFileError
 * @throws {Failure} `file_missing`, `files_unavailable`
 */
export async function withTypedFile<T>(
  files: Files,
  { fileId, choices }: Pick<ImportJob, 'fileId' | 'choices'>,
  place: TypedFile | null,
  work: (facts: FileFacts) => Promise<T>,
): Promise<T> {
  if (place) return await work(await inspectFile(place.path, place.choices))
  if (fileId === null)
    throw new ImportFileError('file_absent', '这个导入没有另存原文件，也不知道文件在哪里。')
  const kept = await files.find(NOBODY, fileId)
  // The end of its name tells the format where the text alone does not.
  const [end = ''] = /(?:\.[a-z0-9]{1,8}){0,2}$/.exec(kept.name.toLowerCase()) ?? []
  return await withLocalCopy(files, kept, `file${end}`, async (path) =>
    work(await inspectFile(path, choices)),
  )
}
