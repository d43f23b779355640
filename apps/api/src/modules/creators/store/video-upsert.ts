import type { Kysely } from 'kysely'
import { type AlongWith, findGoods } from '#modules/goods'
import { MISSING, type UpsertResult } from '#modules/goods/rules'
import { handleKey } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { videoFault } from '../rules/creator-check.ts'
import type { VideoRecord } from '../rules/creator-record.ts'
import { mergeVideo, type StoredVideo } from '../rules/merge-video.ts'
import { type BatchReferences, openReferences } from './batch-references.ts'
import { sortFaults, writeCreators } from './creator-upsert.ts'
import { VIDEO_COLUMNS } from './subject-columns.ts'
import { assignSubjectIds, isSame, readStoredSubjects, writeSubjects } from './subject-rows.ts'

async function writeVideos(trx: Kysely<Tables>, records: readonly VideoRecord[], places: BatchReferences) {
  const { code } = places
  const owners = records.map(({ creator, marketplace, seenAt }) => ({ ...creator, marketplace, seenAt }))
  const { ids: creators } = await writeCreators(trx, owners, places)
  const ids = await assignSubjectIds(
    trx,
    'video',
    code,
    records.map(({ externalId }) => externalId),
  )
  const stored = await readStoredSubjects(trx, 'video', code, [...ids.values()])
  const products = await findGoods(
    trx,
    code,
    records.flatMap(({ goodsId }) => goodsId ?? []),
  )
  const touched = new Map<string, { row: StoredVideo; record: VideoRecord }>()
  for (const record of records) {
    const { goodsId } = record
    const before = touched.get(record.externalId)?.row ?? stored.get(ids.get(record.externalId) ?? 0) ?? null
    const row = mergeVideo(before, record, {
      ...places,
      category: places.categoryOf(record.categoryPath),
      creatorId: creators.get(handleKey(record.creator.handle)) ?? MISSING,
      productId: goodsId ? (products.get(goodsId) ?? null) : goodsId === null ? null : undefined,
    })
    touched.set(record.externalId, { row, record })
  }
  const counted = { inserted: 0, updated: 0, unchanged: 0 }
  const changed = [...touched].flatMap(([externalId, { row, record }]) => {
    const id = ids.get(externalId) ?? 0
    const before = stored.get(id)
    const same = before !== undefined && isSame(before, row)
    counted[before ? (same ? 'unchanged' : 'updated') : 'inserted']++
    const texts = [row.title, record.creator.nickname ?? '', record.creator.handle]
    return same ? [] : [{ id, externalId, row, texts }]
  })
  await writeSubjects(trx, 'video', code, VIDEO_COLUMNS, changed)
  return counted
}

/**
 * Brings in videos with their creators: one short transaction, idempotent. A product that is not known is left out
 * and found by a later import of the same file.
 * @param batch at most 500 records
 * @param along what else belongs to the same transaction, such as the progress of a job
 */
export async function upsertVideos(
  db: Database,
  batch: readonly VideoRecord[],
  sourceId: number,
  along?: AlongWith,
): Promise<UpsertResult> {
  const { good, rejected } = sortFaults(batch, videoFault)
  const paths = good.flatMap(({ categoryPath, creator }) => [categoryPath, creator.categoryPath])
  const places = await openReferences(db, sourceId, 'tiktok', paths)
  return await db.transaction(async (trx) => {
    const result = { ...(await writeVideos(trx, good, places)), rejected }
    await along?.(trx, result)
    return result
  })
}
