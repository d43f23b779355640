import type { Kysely } from 'kysely'
import { type AlongWith, BATCH_LIMIT } from '#modules/goods'
import type { Rejected, UpsertResult } from '#modules/goods/rules'
import { handleKey } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { creatorFault } from '../rules/creator-check.ts'
import type { CreatorRecord } from '../rules/creator-record.ts'
import { mergeCreator, type StoredCreator } from '../rules/merge-creator.ts'
import { type BatchReferences, openReferences } from './batch-references.ts'
import { CREATOR_COLUMNS } from './subject-columns.ts'
import { assignSubjectIds, isSame, readStoredSubjects, writeSubjects } from './subject-rows.ts'

type Counted = Omit<UpsertResult, 'rejected'>

/** Merges creators into what is stored, inside a transaction. @returns internal ids by `handleKey` */
export async function writeCreators(
  trx: Kysely<Tables>,
  records: readonly CreatorRecord[],
  places: BatchReferences,
): Promise<Counted & { ids: Map<string, number> }> {
  const { code } = places
  const ids = await assignSubjectIds(
    trx,
    'creator',
    code,
    records.map(({ handle }) => handleKey(handle)),
  )
  const stored = await readStoredSubjects(trx, 'creator', code, [...ids.values()])
  const touched = new Map<string, StoredCreator>()
  for (const record of records) {
    const key = handleKey(record.handle)
    const before = touched.get(key) ?? stored.get(ids.get(key) ?? 0) ?? null
    const category = places.categoryOf(record.categoryPath)
    touched.set(key, mergeCreator(before, record, { ...places, category }))
  }
  const counted: Counted = { inserted: 0, updated: 0, unchanged: 0 }
  const changed = [...touched].flatMap(([externalId, row]) => {
    const id = ids.get(externalId) ?? 0
    const before = stored.get(id)
    if (before && isSame(before, row)) counted.unchanged++
    else counted[before ? 'updated' : 'inserted']++
    return before && isSame(before, row) ? [] : [{ id, externalId, row, texts: [row.nickname, row.handle] }]
  })
  await writeSubjects(trx, 'creator', code, CREATOR_COLUMNS, changed)
  await writeContacts(trx, records, ids)
  return { ...counted, ids }
}

async function writeContacts(
  trx: Kysely<Tables>,
  records: readonly CreatorRecord[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { handle, contact } of records) {
    const creatorId = ids.get(handleKey(handle))
    if (contact === undefined || creatorId === undefined) continue
    const row = { email: contact.email, links: [...contact.links], published_at: contact.publishedAt }
    await trx
      .insertInto('creator_contact')
      .values({ creator_id: creatorId, ...row })
      .onConflict((conflict) => conflict.column('creator_id').doUpdateSet(row))
      .execute()
  }
}

/** Records that can be stored, each once, and why the others cannot. */
export function sortFaults<R>(batch: readonly R[], fault: (record: R) => string | null) {
  if (batch.length > BATCH_LIMIT) {
    throw new Error(`A batch has at most ${BATCH_LIMIT} records, not ${batch.length}.`)
  }
  const rejected: Rejected[] = []
  const good = batch.filter((record, index) => {
    const reason = fault(record)
    if (reason !== null) rejected.push({ index, reason })
    return reason === null
  })
  return { good, rejected }
}

/**
 * Brings in creators: one short transaction, idempotent. See CreatorRecord for what left-out fields mean.
 * @param batch at most 500 records of one marketplace
 * @param along what else belongs to the same transaction, such as the progress of a job
 */
export async function upsertCreators(
  db: Database,
  batch: readonly CreatorRecord[],
  sourceId: number,
  along?: AlongWith,
): Promise<UpsertResult> {
  const { good, rejected } = sortFaults(batch, creatorFault)
  const paths = good.map(({ categoryPath }) => categoryPath)
  const places = await openReferences(db, sourceId, 'tiktok', paths)
  return await db.transaction(async (trx) => {
    const { ids: _ids, ...counted } = await writeCreators(trx, good, places)
    const result = { ...counted, rejected }
    await along?.(trx, result)
    return result
  })
}
