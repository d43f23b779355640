import type { components } from '@haixuan/api-sdk/schema'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

type KeptLabel = components['schemas']['KeptLabel']
type LabelWithContent = components['schemas']['LabelWithContent']

/** Labels that an account may keep, and bytes of their content together. */
export const MOST_LABELS = 300
const MOST_LABEL_BYTES = 67_108_864

/** Bytes of the labels of all accounts together, unless a setting says otherwise. */
export const DEFAULT_LABEL_STORE_BYTES = 5 * 1024 ** 3

const FACTS = [
  'id',
  'name',
  'is_my_template',
  'folder',
  'revision',
  'saved_at',
  'width',
  'height',
  'pages',
  'bytes',
] as const

type FactRow = Pick<
  KeptLabel,
  'id' | 'name' | 'folder' | 'revision' | 'width' | 'height' | 'pages' | 'bytes'
> & {
  is_my_template: boolean
  saved_at: number
}

const kept = ({ is_my_template, saved_at, ...row }: FactRow): KeptLabel => ({
  ...row,
  isMyTemplate: is_my_template,
  savedAt: Number(saved_at),
})

/** Labels of a person, the newest first. */
export async function readLabels({ kysely }: Database, userId: string): Promise<KeptLabel[]> {
  const rows = await kysely
    .selectFrom('kept_label')
    .select(FACTS)
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(kept)
}

/** One label of a person; null when it is not theirs. */
export async function readLabel(
  { kysely }: Database,
  userId: string,
  id: string,
): Promise<LabelWithContent | null> {
  const row = await kysely
    .selectFrom('kept_label')
    .select([...FACTS, 'thumbnail', 'content'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { thumbnail, content, ...facts } = row
  return { label: kept(facts), thumbnail, content }
}

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

/**
 * Writes a label if nobody else did since `base`. Comparing, counting and writing are one transaction, in which the
 * account's labels do not move.
 * @param limits now in epoch ms; storeBytes is what the labels of all accounts may take together
 */
export function writeLabel(
  { kysely }: Database,
  userId: string,
  id: string,
  write: LabelWrite,
  { now, storeBytes }: { now: number; storeBytes: number },
): Promise<KeptLabel | 'changed' | 'full' | 'store_full'> {
  return kysely.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`kept_label ${userId}`}, 0))`.execute(trx)
    const bytes = Buffer.byteLength(write.content)
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
    if ((there.revision ?? 0) !== write.base) return 'changed'
    if (Number(there.others) >= MOST_LABELS || Number(there.bytes ?? 0) + bytes > MOST_LABEL_BYTES)
      return 'full'
    // What does not grow is always kept, also over a limit that was lowered.
    const growth = bytes - Number(there.own ?? 0)
    const { bytes: total } = await trx.selectFrom('label_total').select('bytes').executeTakeFirstOrThrow()
    if (growth > 0 && Number(total) + growth > storeBytes) return 'store_full'
    const row = {
      ...{ name: write.name, is_my_template: write.isMyTemplate, folder: write.folder },
      ...{ width: write.width, height: write.height, pages: write.pages },
      ...{ thumbnail: write.thumbnail, content: write.content, bytes },
      ...{ revision: write.base + 1, saved_at: now },
    }
    const stored = await trx
      .insertInto('kept_label')
      .values({ user_id: userId, id, ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(row))
      .returning(FACTS)
      .executeTakeFirstOrThrow()
    return kept(stored)
  })
}

/** Takes a label away if nobody saved it since. @returns false when somebody did */
export async function removeLabel(
  { kysely }: Database,
  userId: string,
  id: string,
  revision: number,
): Promise<boolean> {
  const mine = kysely.deleteFrom('kept_label').where('user_id', '=', userId).where('id', '=', id)
  const { numDeletedRows } = await mine.where('revision', '<=', revision).executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) return true
  const left = kysely.selectFrom('kept_label').select('id').where('user_id', '=', userId).where('id', '=', id)
  return (await left.executeTakeFirst()) === undefined
}
