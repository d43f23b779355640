import { sql, type Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import type { Files, ReservedFile } from '#platform/files/files.ts'
import { LABEL_PICTURE, type LabelPicture, withoutPictures } from '../rules/label-pictures.ts'

/** A label of an account. */
export interface LabelKey {
  userId: string
  id: string
}

/** A file that is written for a picture that no label of the account has. */
export type NewPicture = ReservedFile & { bytes: Uint8Array; sha256: string }

/** What a row keeps of a content. */
interface TakenContent {
  text: string
  /** Whether all pictures are files; otherwise the text has them all. */
  isTaken: boolean
  /** Files that were written and are not needed: another saving was first. */
  left: NewPicture[]
}

/** All that changes the labels of an account, or counts its pictures, waits for it. */
export async function lockLabels(trx: Transaction<Tables>, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`kept_label ${userId}`}, 0))`.execute(trx)
}

/**
 * Reserves a file for each picture that no label of the account has. The transaction holds the lock of its labels.
 * With no room for one it stays without a file, and so in the text.
 */
export async function reservePictures(
  trx: Transaction<Tables>,
  files: Files,
  account: string,
  pictures: readonly LabelPicture[],
): Promise<NewPicture[]> {
  const known = await knownFiles(trx, account, pictures)
  const reserved: NewPicture[] = []
  for (const { bytes, type, sha256 } of pictures) {
    if (known.has(sha256)) continue
    known.set(sha256, '')
    const draft = { account, name: '标签图片', type, bytes }
    try {
      reserved.push({ ...(await files.reserve(trx, LABEL_PICTURE, draft)), sha256 })
    } catch (error) {
      if (!(error instanceof Failure && error.reason === 'files_full')) throw error
    }
  }
  return reserved
}

/** Writes reserved files, outside of any transaction. @throws {Failure} `files_unavailable`; all are given up then */
export async function writePictures(files: Files, reserved: readonly NewPicture[]): Promise<void> {
  for (const [at, file] of reserved.entries()) {
    try {
      await files.write(file)
    } catch (error) {
      await giveUpPictures(files, reserved.slice(0, at))
      for (const other of reserved.slice(at + 1)) await files.giveUp(other, true).catch(() => undefined)
      throw error
    }
  }
}

/** Lets the next clearing take files that are not confirmed. Without a call of the store: it may be away. */
export async function giveUpPictures(files: Files, reserved: readonly NewPicture[]): Promise<void> {
  for (const file of reserved) await files.giveUp(file).catch(() => undefined)
}

/**
 * Lets a label refer to the files of its pictures, and no longer to those that it had. The transaction holds the lock
 * of the account's labels. A picture that another saving took away meanwhile has no file: then all stay in the text.
 */
export async function referToPictures(
  trx: Transaction<Tables>,
  files: Files,
  label: LabelKey,
  { content, pictures, written }: { content: string; pictures: LabelPicture[]; written: NewPicture[] },
): Promise<TakenContent> {
  const known = await knownFiles(trx, label.userId, pictures)
  const fresh = written.filter(({ sha256 }) => !known.has(sha256))
  const fileOf = new Map([...known, ...fresh.map(({ sha256, id }) => [sha256, id] as const)])
  const isTaken = pictures.every(({ sha256 }) => fileOf.has(sha256))
  const { text, places } = withoutPictures(content, isTaken ? pictures : [])
  const confirmed = isTaken ? fresh : []
  for (const file of confirmed) await files.confirm(trx, file)
  const before = await removeReferences(trx, label)
  const rows = places.map(({ place, sha256 }) => ({
    ...{ user_id: label.userId, label_id: label.id, place, sha256, file_id: fileOf.get(sha256) ?? '' },
  }))
  if (rows.length > 0) await trx.insertInto('kept_label_picture').values(rows).execute()
  await releaseUnused(trx, files, label.userId, before)
  return { text, isTaken, left: written.filter((file) => !confirmed.includes(file)) }
}

/** Takes the references of a label that is deleted, and releases files that no other label has. */
export async function forgetPictures(trx: Transaction<Tables>, files: Files, label: LabelKey): Promise<void> {
  await releaseUnused(trx, files, label.userId, await removeReferences(trx, label))
}

async function removeReferences(trx: Transaction<Tables>, { userId, id }: LabelKey): Promise<string[]> {
  const rows = await trx
    .deleteFrom('kept_label_picture')
    .where('user_id', '=', userId)
    .where('label_id', '=', id)
    .returning('file_id')
    .execute()
  return [...new Set(rows.map(({ file_id }) => file_id))]
}

/** From the end of this transaction the next clearing may take them; nobody refers to them again. */
async function releaseUnused(
  trx: Transaction<Tables>,
  files: Files,
  account: string,
  before: readonly string[],
): Promise<void> {
  if (before.length === 0) return
  const used = await trx
    .selectFrom('kept_label_picture')
    .select('file_id')
    .where('user_id', '=', account)
    .where('file_id', 'in', before)
    .execute()
  const isUsed = (id: string) => used.some(({ file_id }) => file_id === id)
  for (const id of before) if (!isUsed(id)) await files.keepFor(trx, { account, id }, 0)
}

/** Files of these pictures that labels of the account have, by SHA-256. */
async function knownFiles(
  trx: Transaction<Tables>,
  userId: string,
  pictures: readonly LabelPicture[],
): Promise<Map<string, string>> {
  if (pictures.length === 0) return new Map()
  const rows = await trx
    .selectFrom('kept_label_picture')
    .select(['sha256', 'file_id'])
    .where('user_id', '=', userId)
    .where(
      'sha256',
      'in',
      pictures.map(({ sha256 }) => sha256),
    )
    .execute()
  return new Map(rows.map(({ sha256, file_id }) => [sha256, file_id]))
}
