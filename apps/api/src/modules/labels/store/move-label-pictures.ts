import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { picturesOf } from '../rules/label-pictures.ts'
import {
  giveUpPictures,
  type LabelKey,
  lockLabels,
  referToPictures,
  reservePictures,
  writePictures,
} from './label-picture-rows.ts'
import { takesPictures } from './takes-pictures.ts'

const FIRST: LabelKey = {
  userId: '00000000-0000-0000-0000-000000000000',
  id: '00000000-0000-0000-0000-000000000000',
}

/**
 * Moves the pictures of one label, the next one behind `after`, from its text into the file store. An interrupted move
 * leaves files without a reference, which are cleared.
 * @returns the label; undefined when none is left, or while older servers may run
 * @throws {Failure} `files_unavailable`; the label keeps its pictures in the text
 */
export async function moveLabelPictures(
  db: Database,
  files: Files,
  after: LabelKey = FIRST,
): Promise<LabelKey | undefined> {
  if (!(await takesPictures(db))) return undefined
  const { rows } = await sql<{
    user_id: string
    id: string
    content: string
    revision: number
    saved_at: string
  }>`
    select user_id, id, content, revision, saved_at::text from kept_label
    where not pictures_taken and (user_id, id) > (${after.userId}::uuid, ${after.id}::uuid)
    order by user_id, id limit 1`.execute(db.kysely)
  const [row] = rows
  if (!row) return undefined
  const { content, revision, saved_at: savedAt } = row
  const label = { userId: row.user_id, id: row.id }
  const pictures = picturesOf(content)
  const written = await db.transaction(async (trx) => {
    await lockLabels(trx, label.userId)
    return await reservePictures(trx, files, label.userId, pictures)
  })
  await writePictures(files, written)
  const left = await db.transaction(async (trx) => {
    await lockLabels(trx, label.userId)
    // A saving or another worker was first, or the label is gone.
    const { rows: same } = await sql`select 1 from kept_label
      where user_id = ${label.userId} and id = ${label.id} and not pictures_taken
        and revision = ${revision} and saved_at = ${savedAt}::bigint`.execute(trx)
    if (same.length === 0) return written
    const {
      text,
      isTaken,
      left: unused,
    } = await referToPictures(trx, files, label, { content, pictures, written })
    await trx
      .updateTable('kept_label')
      .set({ content: text, pictures_taken: isTaken })
      .where('user_id', '=', label.userId)
      .where('id', '=', label.id)
      .execute()
    return unused
  })
  await giveUpPictures(files, left)
  return label
}
