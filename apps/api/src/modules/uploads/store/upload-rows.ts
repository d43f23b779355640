import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { lockAccount } from '#modules/account'
import type { Database } from '#platform/database/database.ts'
import { deleteOld } from '#platform/database/delete-old.ts'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import type { Files } from '#platform/files/files.ts'
import { refuseFull } from '#platform/files/reserved-rows.ts'
import { DATABASE_CLOCK } from '#platform/jobs/job-clock.ts'
import type { UploadKind } from '../rules/upload-kind.ts'
import { OPEN_UPLOADS, UPLOAD, UPLOAD_KEPT_MS } from '../rules/upload-limits.ts'
import type { UploadTables } from './uploads-tables.ts'

/** @property left_ms time until it is removed */
export type UploadRow = UploadTables['upload'] & { left_ms: number }
type UploadId = Pick<UploadRow, 'account' | 'id'>
export type PartRow = Pick<UploadTables['upload_part'], 'at' | 'bytes' | 'sha256' | 'file'>

const COLUMNS = sql`account, id, name, kind, bytes::float8 as bytes, sha256, received::float8 as received, state, file,
  created_at::float8 as created_at, expires_at::float8 as expires_at,
  (expires_at - ${DATABASE_CLOCK})::float8 as left_ms`

/** What a new upload is known by. */
export interface NewUpload {
  name: string
  kind: UploadKind
  bytes: number
  sha256?: string
}

/**
 * Opens an upload, where its account has room for it.
 * @throws {Failure} `upload_too_many`, `files_full`
 */
export async function insertUpload(db: Database, account: string, given: NewUpload): Promise<UploadRow> {
  return await db.transaction(async (trx) => {
    await lockAccount(trx, account)
    const { rows: sums } = await sql<{ n: number; bytes: number }>`select count(*)::float8 as n,
      coalesce(sum(bytes), 0)::float8 as bytes from upload
      where account = ${account} and state = 'open' and expires_at > ${DATABASE_CLOCK}`.execute(trx)
    const open = sums[0] ?? { n: 0, bytes: 0 }
    if (open.n >= OPEN_UPLOADS)
      throw new Failure(
        'upload_too_many',
        `最多同时有 ${OPEN_UPLOADS} 份未完成的上传，请先完成或取消其中一份`,
      )
    await refuseFull(trx, UPLOAD, { account, bytes: open.bytes + given.bytes })
    const { name, kind, bytes, sha256 = null } = given
    const { rows } =
      await sql<UploadRow>`insert into upload (account, id, name, kind, bytes, sha256, created_at, expires_at)
      values (${account}, ${randomUUID()}, ${name}, ${kind}, ${bytes}, ${sha256}, ${DATABASE_CLOCK},
        ${DATABASE_CLOCK} + ${UPLOAD_KEPT_MS}::bigint) returning ${COLUMNS}`.execute(trx)
    return rows[0] as UploadRow
  })
}

/** Uploads of an account whose time is not over, the newest first. */
export async function listUploads(db: Kysely<Tables>, account: string): Promise<UploadRow[]> {
  const { rows } = await sql<UploadRow>`select ${COLUMNS} from upload
    where account = ${account} and expires_at > ${DATABASE_CLOCK} order by created_at desc, id limit 100`.execute(
    db,
  )
  return rows
}

/** An upload of the account. @throws {Failure} `upload_not_found` */
export async function findUpload(db: Kysely<Tables>, { account, id }: UploadId): Promise<UploadRow> {
  const { rows } = await sql<UploadRow>`select ${COLUMNS} from upload
    where account = ${account} and id = ${id} and expires_at > ${DATABASE_CLOCK}`.execute(db)
  return rows[0] ?? notFound()
}

/** The same, and nobody else changes it until the transaction ends. @throws {Failure} `upload_not_found` */
export async function lockUpload(trx: Transaction<Tables>, { account, id }: UploadId): Promise<UploadRow> {
  const { rows } = await sql<UploadRow>`select ${COLUMNS} from upload
    where account = ${account} and id = ${id} and expires_at > ${DATABASE_CLOCK} for update`.execute(trx)
  return rows[0] ?? notFound()
}

function notFound(): never {
  throw new Failure('upload_not_found', '没有这份上传，可能已取消或已过保存期（一天）；请重新上传')
}

/** Parts of an upload in the order of the file. */
export async function readParts(db: Kysely<Tables>, { account, id }: UploadId): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`select at::float8 as at, bytes, sha256, file from upload_part
    where account = ${account} and upload = ${id} order by at`.execute(db)
  return rows
}

/** Adds the next part, in a transaction that has locked the upload. @returns bytes that are there now */
export async function addPart(trx: Transaction<Tables>, upload: UploadRow, part: PartRow): Promise<number> {
  const { account, id } = upload
  await sql`insert into upload_part (account, upload, at, bytes, sha256, file)
    values (${account}, ${id}, ${part.at}, ${part.bytes}, ${part.sha256}, ${part.file})`.execute(trx)
  const received = upload.received + part.bytes
  await sql`update upload set received = ${received} where account = ${account} and id = ${id}`.execute(trx)
  return received
}

/** Notes the file that an upload has become, in a transaction that has locked it. Its parts are no longer needed. */
export async function finishRow(
  trx: Transaction<Tables>,
  { account, id }: UploadId,
  { file, sha256 }: { file: string; sha256: string },
): Promise<UploadRow> {
  await sql`delete from upload_part where account = ${account} and upload = ${id}`.execute(trx)
  const { rows } =
    await sql<UploadRow>`update upload set state = 'finished', file = ${file}, sha256 = ${sha256},
      expires_at = ${DATABASE_CLOCK} + ${UPLOAD_KEPT_MS}::bigint
    where account = ${account} and id = ${id} returning ${COLUMNS}`.execute(trx)
  return rows[0] ?? notFound()
}

/** Notes that something else names the file of an upload from now on. */
async function markUsed(trx: Transaction<Tables>, { account, id }: UploadId): Promise<void> {
  await sql`update upload set state = 'used' where account = ${account} and id = ${id}`.execute(trx)
}

/** Removes an upload and its parts. The files of both are the caller's to remove. */
export async function deleteUpload(trx: Transaction<Tables>, { account, id }: UploadId): Promise<void> {
  await sql`delete from upload where account = ${account} and id = ${id}`.execute(trx)
}

/** Removes uploads whose time is over; that of their files is over too. @returns how many */
export async function forgetUploads(db: Database): Promise<number> {
  return await deleteOld(db, 'upload', sql`expires_at <= ${DATABASE_CLOCK}`)
}

/** An upload that an import or the like begins to use. */
export interface UsedUpload {
  name: string
  kind: UploadKind
  /** The account and the id of its file. */
  account: string
  file: string
}

/**
 * Takes a finished upload for something that names its file from now on, in the transaction in which that begins.
 * @param keptMs how long its file stays
 * @throws {Failure} `upload_not_found`, `upload_unfinished`, `upload_ended`
 */
export async function useUpload(
  trx: Transaction<Tables>,
  files: Files,
  id: UploadId,
  keptMs: number,
): Promise<UsedUpload> {
  const upload = await lockUpload(trx, id)
  const used = finishedUpload(upload)
  if (upload.state === 'used') throw new Failure('upload_ended', '这份上传已经用过了；请重新上传这个文件')
  if (!(await files.keepFor(trx, { account: used.account, id: used.file }, keptMs))) notFound()
  await markUsed(trx, id)
  return used
}

/** An upload whose file is there. @throws {Failure} `upload_unfinished` */
export function finishedUpload({ account, name, kind, file }: UploadRow): UsedUpload {
  if (file === null) throw new Failure('upload_unfinished', '文件还没有上传完，请先发送其余部分并完成上传')
  return { account, name, kind, file }
}
