import type { components } from '@haixuan/api-sdk/schema'
import type { Transaction } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { Files } from '#platform/files/files.ts'
import { picturesOf } from '../rules/label-pictures.ts'
import {
  forgetPictures,
  giveUpPictures,
  type LabelKey,
  lockLabels,
  type NewPicture,
  referToPictures,
  reservePictures,
  writePictures,
} from './label-picture-rows.ts'
import { FACTS, kept, MOST_LABELS } from './label-rows.ts'
import { takesPictures } from './takes-pictures.ts'

type KeptLabel = components['schemas']['KeptLabel']
type Refusal = 'changed' | 'full' | 'store_full'

/** Bytes of the contents of an account together. */
const MOST_LABEL_BYTES = 67_108_864

export interface LabelWrite {
  /** Revision that the content was made from; 0 for a label that the account does not have. */
  base: number
  name: string
  isMyTemplate: boolean
  folder: string
  width: number
  height: number
  pages: number
  thumbnail: string
  content: string
}

interface Limits {
  /** Epoch ms. */
  now: number
  /** What the labels of all accounts may take together. */
  storeBytes: number
}

/**
 * Writes a label if nobody else did since `base`. Comparing, counting and writing are one transaction, in which the
 * account's labels do not move. New pictures are written before it, outside of any transaction.
 * @throws {Failure} `files_unavailable` for a new picture; nothing is kept then
 */
export async function writeLabel(
  db: Database,
  files: Files,
  label: LabelKey,
  write: LabelWrite,
  limits: Limits,
): Promise<KeptLabel | Refusal> {
  const takes = await takesPictures(db)
  const pictures = takes ? picturesOf(write.content) : []
  const reserved = pictures.length === 0 ? [] : await reserve()
  if (typeof reserved === 'string') return reserved
  const written: NewPicture[] = reserved
  await writePictures(files, written)
  const { answer, left } = await db.transaction(store).catch(async (error: unknown) => {
    await giveUpPictures(files, written)
    throw error
  })
  await giveUpPictures(files, left)
  return answer

  function reserve() {
    return db.transaction(
      async (trx) =>
        (await refusalOf(trx, label, write, limits)) ??
        (await reservePictures(trx, files, label.userId, pictures)),
    )
  }

  async function store(
    trx: Transaction<Tables>,
  ): Promise<{ answer: KeptLabel | Refusal; left: NewPicture[] }> {
    const refusal = await refusalOf(trx, label, write, limits)
    if (refusal) return { answer: refusal, left: written }
    const content = { content: write.content, pictures, written }
    const { text, isTaken, left } = await referToPictures(trx, files, label, content)
    const row = {
      ...{ name: write.name, is_my_template: write.isMyTemplate, folder: write.folder },
      ...{ width: write.width, height: write.height, pages: write.pages },
      ...{ thumbnail: write.thumbnail, content: text, bytes: Buffer.byteLength(write.content) },
      ...{ revision: write.base + 1, saved_at: limits.now, pictures_taken: takes && isTaken },
    }
    const stored = await trx
      .insertInto('kept_label')
      .values({ user_id: label.userId, id: label.id, ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(row))
      .returning(FACTS)
      .executeTakeFirstOrThrow()
    return { answer: kept(stored), left }
  }
}

/** Why a label is not kept; undefined when it may be. Takes the lock of the account's labels. */
async function refusalOf(
  trx: Transaction<Tables>,
  { userId, id }: LabelKey,
  { base, content }: LabelWrite,
  { storeBytes }: Limits,
): Promise<Refusal | undefined> {
  await lockLabels(trx, userId)
  const bytes = Buffer.byteLength(content)
  const there = await trx
    .selectFrom('kept_label')
    .select((row) => [
      row.fn.countAll<string>().filterWhere('id', '!=', id).as('others'),
      row.fn.sum<string | null>('bytes').filterWhere('id', '!=', id).as('bytes'),
      row.fn.max('revision').filterWhere('id', '=', id).as('revision'),
      row.fn.sum<string | null>('bytes').filterWhere('id', '=', id).as('own'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if ((there.revision ?? 0) !== base) return 'changed'
  if (Number(there.others) >= MOST_LABELS || Number(there.bytes ?? 0) + bytes > MOST_LABEL_BYTES)
    return 'full'
  // What does not grow is always kept, also over a limit that was lowered.
  const growth = bytes - Number(there.own ?? 0)
  const { bytes: total } = await trx.selectFrom('label_total').select('bytes').executeTakeFirstOrThrow()
  return growth > 0 && Number(total) + growth > storeBytes ? 'store_full' : undefined
}

/** Takes a label away if nobody saved it since. @returns false when somebody did */
export async function removeLabel(
  db: Database,
  files: Files,
  label: LabelKey,
  revision: number,
): Promise<boolean> {
  return await db.transaction(async (trx) => {
    await lockLabels(trx, label.userId)
    const mine = trx.deleteFrom('kept_label').where('user_id', '=', label.userId).where('id', '=', label.id)
    const { numDeletedRows } = await mine.where('revision', '<=', revision).executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) {
      await forgetPictures(trx, files, label)
      return true
    }
    const left = trx.selectFrom('kept_label').select('id').where('user_id', '=', label.userId)
    return (await left.where('id', '=', label.id).executeTakeFirst()) === undefined
  })
}
