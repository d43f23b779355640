import type { components } from '@haixuan/api-sdk/schema'
import type { Database } from '#platform/database/database.ts'

type KeptLabel = components['schemas']['KeptLabel']

/** Labels that an account may keep. */
export const MOST_LABELS = 300

/** Bytes of the labels of all accounts together, unless a setting says otherwise. */
export const DEFAULT_LABEL_STORE_BYTES = 5 * 1024 ** 3

export const FACTS = [
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

/** A row as the contract says it. */
export const kept = ({ is_my_template, saved_at, ...row }: FactRow): KeptLabel => ({
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
