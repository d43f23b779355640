import { type Kysely, sql } from 'kysely'
import { takeIds } from '#modules/reference'

import { type BulkColumn, writeRows } from '#platform/database/bulk-rows.ts'
import type { Tables } from '#platform/database/tables.ts'
import { grams, searchForm } from '#platform/grams.ts'

type Subject = 'creator' | 'live' | 'video'
export type SubjectTable<S extends Subject> = Tables[S]
/** A row without where it is and without the words it is found by. */
type Bare<S extends Subject> = Omit<
  SubjectTable<S>,
  `${S}_id` | 'marketplace' | 'external_id' | 'search' | 'grams'
>

/** Internal ids of subjects that are known, by external id. */
export async function findSubjectIds(
  db: Kysely<Tables>,
  subject: Subject,
  marketplace: number,
  externalIds: readonly string[],
): Promise<Map<string, number>> {
  if (externalIds.length === 0) return new Map()
  const id = sql.ref(`${subject}_id`)
  const { rows } = await sql<{ external_id: string; id: number }>`
    select external_id, ${id} as id from ${sql.table(`${subject}_key`)}
    where marketplace = ${marketplace} and external_id = any(${[...externalIds]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.external_id, row.id]))
}

/** Internal ids of subjects, given out where they are new. */
export async function assignSubjectIds(
  db: Kysely<Tables>,
  subject: Subject,
  marketplace: number,
  externalIds: readonly string[],
): Promise<Map<string, number>> {
  const wanted = [...new Set(externalIds)]
  const ids = await findSubjectIds(db, subject, marketplace, wanted)
  const unknown = wanted.filter((id) => !ids.has(id))
  if (unknown.length === 0) return ids
  const first = await takeIds(db, subject, unknown.length)
  await sql`insert into ${sql.table(`${subject}_key`)} (marketplace, external_id, ${sql.ref(`${subject}_id`)})
    select ${marketplace}::smallint, u.external_id, ${first}::bigint + u.n - 1
    from unnest(${unknown}::text[]) with ordinality as u (external_id, n)
    on conflict (marketplace, external_id) do nothing`.execute(db)
  return await findSubjectIds(db, subject, marketplace, wanted)
}

/** Reads what is stored of subjects and locks it until the transaction ends. */
export async function readStoredSubjects<S extends Subject>(
  db: Kysely<Tables>,
  subject: S,
  marketplace: number,
  ids: readonly number[],
): Promise<Map<number, Bare<S>>> {
  if (ids.length === 0) return new Map()
  const column = sql.ref(`${subject}_id`)
  const { rows } = await sql<Record<string, unknown> & { placed_id: number }>`
    select *, ${column} as placed_id from ${sql.table(subject)}
    where marketplace = ${marketplace} and ${column} = any(${[...ids]}::bigint[])
    order by ${column} for update`.execute(db)
  return new Map(
    rows.map((row) => {
      const { placed_id, ...rest }: Record<string, unknown> & { placed_id: number } = row
      for (const name of [`${subject}_id`, 'marketplace', 'external_id', 'search', 'grams']) delete rest[name]
      return [placed_id, rest as Bare<S>]
    }),
  )
}

/** Words that a subject is found by; a line break keeps phrases from spanning two of them. */
function words(marketplace: number, texts: readonly string[]) {
  const forms = [...new Set(texts.map(searchForm).filter((text) => text !== ''))]
  return {
    search: forms.join('\n'),
    grams: [...new Set(forms.flatMap((text) => grams(marketplace, text)))],
  }
}

export interface IdentifiedSubject<S extends Subject> {
  id: number
  externalId: string
  row: Bare<S>
  /** What it is found by. */
  texts: readonly string[]
}

/** Writes subjects; rows that are the same already stay untouched. */
export async function writeSubjects<S extends Subject>(
  db: Kysely<Tables>,
  subject: S,
  marketplace: number,
  columns: readonly BulkColumn<SubjectTable<S>>[],
  subjects: readonly IdentifiedSubject<S>[],
): Promise<void> {
  const rows = subjects.map(({ id, externalId, row, texts }) => ({
    ...row,
    [`${subject}_id`]: id,
    marketplace,
    external_id: externalId,
    ...words(marketplace, texts),
  }))
  // The key is named by the subject: from here on a row is its columns by their names.
  const named = columns.map(({ name, type }): BulkColumn<Record<string, unknown>> => ({ name, type }))
  await writeRows<Tables, Record<string, unknown>>(db, subject, named, rows, {
    key: ['marketplace', `${subject}_id`],
    existing: 'update',
  })
}

/** The same but for who said so: such a record changes nothing, so that a file may be imported again. */
export function isSame<Row extends { source_id: number }>(before: Row, after: Row): boolean {
  const keys = Object.keys(after) as (keyof Row)[]
  return keys.every(
    (key) => key === 'source_id' || JSON.stringify(before[key]) === JSON.stringify(after[key]),
  )
}
