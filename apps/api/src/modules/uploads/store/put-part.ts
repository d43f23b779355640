import { createHash } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { Files } from '#platform/files/files.ts'
import { HEAD_BYTES, kindFault } from '../rules/upload-kind.ts'
import { PART, sizeText } from '../rules/upload-limits.ts'
import { addPart, findUpload, lockUpload, readParts, type UploadRow } from './upload-rows.ts'

export interface GivenPart {
  account: string
  id: string
  /** Where in the file it begins. */
  at: number
  bytes: Buffer
}

/**
 * Stores a part. Nothing is written in a transaction; of two writers at one offset the first counts.
 * @returns the upload after it
 * @throws {Failure} `upload_not_found`, `upload_ended`, `upload_offset`, `upload_too_large`, `upload_kind`,
 * `files_unavailable`: the upload stays as it was
 */
export async function putPart(db: Database, files: Files, given: GivenPart): Promise<UploadRow> {
  const { account, bytes, at } = given
  const upload = await findUpload(db.kysely, given)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (await isThere(db, upload, { ...given, sha256 })) return upload
  if (at === 0) refuseKind(upload, bytes)
  const part = await db.transaction(async (trx) => {
    await refuseUnfit(upload, given)
    await lockUpload(trx, given)
    return await files.reserve(trx, PART, {
      account,
      name: upload.name,
      type: 'application/octet-stream',
      bytes,
    })
  })
  await files.write(part)
  try {
    return await db.transaction(async (trx) => {
      const now = await lockUpload(trx, given)
      await refuseUnfit(now, given)
      await files.confirm(trx, part, { keptMs: Math.max(0, now.left_ms) })
      const received = await addPart(trx, now, { at, bytes: bytes.length, sha256, file: part.id })
      return { ...now, received }
    })
  } catch (error) {
    await files.abandon(part)
    // Another writer was first: with the same part nothing is lost.
    const now = await findUpload(db.kysely, given)
    if (await isThere(db, now, { ...given, sha256 })) return now
    throw error
  }
}

/** Whether this very part has been stored before. */
async function isThere(
  db: Database,
  upload: UploadRow,
  { at, bytes, sha256 }: GivenPart & { sha256: string },
): Promise<boolean> {
  if (at >= upload.received || upload.state !== 'open') return false
  const parts = await readParts(db.kysely, upload)
  return parts.some((part) => part.at === at && part.bytes === bytes.length && part.sha256 === sha256)
}

async function refuseUnfit(upload: UploadRow, { at, bytes }: GivenPart): Promise<void> {
  const { received, state } = upload
  if (state !== 'open')
    throw new Failure('upload_ended', '这份上传已经完成，不再接收内容；要换文件请重新上传')
  if (at !== received)
    throw new Failure(
      'upload_offset',
      `下一段应当从第 ${received} 字节开始，收到的从第 ${at} 字节开始；请从 ${received} 继续`,
      { offset: received },
    )
  if (at + bytes.length > upload.bytes)
    throw new Failure(
      'upload_too_large',
      `文件登记为 ${upload.bytes} 字节（${sizeText(upload.bytes)}），这一段到第 ${at + bytes.length} 字节，超出了登记的大小；请按实际大小重新上传`,
      { offset: received },
    )
}

/** Looks at the first bytes; where they are too few to tell, the end of the upload looks again. */
function refuseKind({ kind, bytes }: UploadRow, head: Buffer): void {
  if (head.length < Math.min(bytes, HEAD_BYTES)) return
  const fault = kindFault(kind, head.subarray(0, HEAD_BYTES))
  if (fault) throw new Failure('upload_kind', fault)
}
