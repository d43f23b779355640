import { lockAccount } from '#modules/account'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { FileChunks } from '#platform/files/file-store.ts'
import type { Files } from '#platform/files/files.ts'
import { HEAD_BYTES, kindFault, UPLOAD_TYPES } from '../rules/upload-kind.ts'
import { UPLOAD, UPLOAD_KEPT_MS } from '../rules/upload-limits.ts'
import {
  deleteUpload,
  findUpload,
  finishRow,
  lockUpload,
  type PartRow,
  readParts,
  type UploadRow,
} from './upload-rows.ts'

type UploadId = Pick<UploadRow, 'account' | 'id'>

/**
 * Makes one file of the parts of an upload, and compares it with what was told of it. Safe to repeat: an interrupted
 * attempt leaves the parts where they are.
 * @throws {Failure} `upload_not_found`, `upload_offset` with what is missing, `files_full`, `files_unavailable`;
 * `upload_checksum`, `upload_kind`: then the upload is removed
 */
export async function finishUpload(db: Database, files: Files, id: UploadId): Promise<UploadRow> {
  const upload = await findUpload(db.kysely, id)
  if (upload.state !== 'open') return upload
  refuseIncomplete(upload)
  const { account, name, kind, bytes } = upload
  const parts = await readParts(db.kysely, id)
  const file = await db.transaction(async (trx) => {
    await lockAccount(trx, account)
    return await files.reserveStream(trx, UPLOAD, {
      account,
      name,
      type: UPLOAD_TYPES[kind],
      expected: bytes,
    })
  })
  try {
    const written = await files.writeChunks(file, checkedKind(upload, joined(files, account, parts)))
    if (upload.sha256 !== null && upload.sha256 !== written.sha256)
      throw new Failure(
        'upload_checksum',
        `收到的内容与登记的 SHA-256 不符（收到 ${written.sha256.slice(0, 8)}…，登记 ${upload.sha256.slice(0, 8)}…），文件可能在途中损坏或被改动；这份上传已删除，请重新上传`,
      )
    const ended = await db.transaction(async (trx) => {
      const now = await lockUpload(trx, id)
      // Another call was first, with the same bytes.
      if (now.state !== 'open') return now
      await files.confirm(trx, file, { written, keptMs: UPLOAD_KEPT_MS })
      return await finishRow(trx, id, { file: file.id, sha256: written.sha256 })
    })
    await files.abandon(file)
    if (ended.file === file.id)
      await files.discard(
        account,
        parts.map((part) => part.file),
      )
    return ended
  } catch (error) {
    await files.abandon(file)
    if (isWrong(error)) await removeUpload(db, files, id).catch(() => undefined)
    else {
      // Another call was first, and has removed the parts.
      const now = await findUpload(db.kysely, id)
      if (now.state !== 'open') return now
    }
    throw error
  }
}

/** Removes an upload that nothing uses, with all its bytes. @throws {Failure} `upload_not_found`, `upload_ended` */
export async function removeUpload(db: Database, files: Files, id: UploadId): Promise<void> {
  const gone = await db.transaction(async (trx) => {
    const { state, file } = await lockUpload(trx, id)
    if (state === 'used')
      throw new Failure('upload_ended', '这份上传已经用于导入，不能取消；原文件随导入任务保留')
    const parts = await readParts(trx, id)
    await deleteUpload(trx, id)
    return [...parts.map((part) => part.file), ...(file === null ? [] : [file])]
  })
  await files.discard(id.account, gone)
}

function refuseIncomplete({ received, bytes }: UploadRow): void {
  if (received === bytes) return
  throw new Failure(
    'upload_offset',
    `文件还差 ${bytes - received} 字节；请从第 ${received} 字节继续发送，再完成上传`,
    { offset: received },
  )
}

async function* joined(files: Files, account: string, parts: readonly PartRow[]): FileChunks {
  for (const part of parts) yield* await files.open(await files.find(account, part.file))
}

/** Passes bytes on once the first of them are of the kind that was told. @throws {Failure} `upload_kind` */
async function* checkedKind({ kind }: UploadRow, chunks: FileChunks): FileChunks {
  let head: Buffer | undefined = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (head === undefined) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < HEAD_BYTES) continue
    refuse(kind, head)
    yield head
    head = undefined
  }
  if (head === undefined) return
  refuse(kind, head)
  yield head
}

function refuse(kind: UploadRow['kind'], head: Buffer): void {
  const fault = kindFault(kind, head.subarray(0, HEAD_BYTES))
  if (fault) throw new Failure('upload_kind', `${fault}；这份上传已删除`)
}

/** What no repetition puts right. */
const isWrong = (error: unknown) =>
  error instanceof Failure && (error.reason === 'upload_checksum' || error.reason === 'upload_kind')
