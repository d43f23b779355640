import { type Kysely, sql } from 'kysely'
import { type AlongWith, findGoods } from '#modules/goods'
import { MISSING, type UpsertResult } from '#modules/goods/rules'
import { dayOfTime, handleKey } from '#modules/reference/rules'

import { writeRows } from '#platform/database/bulk-rows.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { liveFault } from '../rules/creator-check.ts'
import type { LiveRecord } from '../rules/creator-record.ts'
import { mergeLive, type StoredLive } from '../rules/merge-live.ts'
import { type BatchReferences, openReferences } from './batch-references.ts'
import { sortFaults, writeCreators } from './creator-upsert.ts'
import type { CreatorTables } from './creators-tables.ts'
import { LIVE_COLUMNS } from './subject-columns.ts'
import { assignSubjectIds, isSame, readStoredSubjects, writeSubjects } from './subject-rows.ts'

type GoodsRow = CreatorTables['live_goods']

function curve(
  record: LiveRecord,
  liveId: number,
  { rates }: BatchReferences,
): CreatorTables['live_minute'] | null {
  const { online, gmvByMinute, curveCurrency = 'USD' } = record
  if (online === undefined && gmvByMinute === undefined) return null
  const day = dayOfTime(record.startedAt)
  const cents = (amount: number | null) =>
    amount === null ? MISSING : (rates.usdCents(amount, curveCurrency, day) ?? MISSING)
  return {
    live_id: liveId,
    online: (online ?? []).map((people) => people ?? MISSING),
    gmv: (gmvByMinute ?? []).map(cents),
  }
}

/** Products that nobody knows are left out: a page of a live can only show what has a name. */
function goodsRows(
  record: LiveRecord,
  liveId: number,
  known: ReadonlyMap<string, number>,
  { rates }: BatchReferences,
): GoodsRow[] {
  const day = dayOfTime(record.startedAt)
  const found = (record.goods ?? []).flatMap((item) => {
    const productId = known.get(item.externalId)
    return productId === undefined ? [] : [{ ...item, productId }]
  })
  return found.map(({ productId, fromMinute, toMinute, units, gmv }, index) => ({
    live_id: liveId,
    place: index + 1,
    product_id: productId,
    from_minute: fromMinute ?? MISSING,
    to_minute: toMinute ?? MISSING,
    units: units ?? MISSING,
    gmv: gmv ? (rates.usdCents(gmv.amount, gmv.currency, day) ?? MISSING) : MISSING,
  }))
}

async function writeCurves(db: Kysely<Tables>, rows: CreatorTables['live_minute'][]): Promise<void> {
  await writeRows<Tables, CreatorTables['live_minute']>(
    db,
    'live_minute',
    [
      { name: 'live_id', type: 'bigint' },
      { name: 'online', type: 'integer[]' },
      { name: 'gmv', type: 'integer[]' },
    ],
    rows,
    { key: ['live_id'], existing: 'update' },
  )
}

async function writeGoods(db: Kysely<Tables>, liveIds: number[], rows: GoodsRow[]): Promise<void> {
  if (liveIds.length === 0) return
  await sql`delete from live_goods where live_id = any(${liveIds}::bigint[])`.execute(db)
  await writeRows<Tables, GoodsRow>(
    db,
    'live_goods',
    [
      { name: 'live_id', type: 'bigint' },
      { name: 'place', type: 'smallint' },
      { name: 'product_id', type: 'bigint' },
      { name: 'from_minute', type: 'integer' },
      { name: 'to_minute', type: 'integer' },
      { name: 'units', type: 'bigint' },
      { name: 'gmv', type: 'bigint' },
    ],
    rows,
  )
}

async function writeLives(trx: Kysely<Tables>, records: readonly LiveRecord[], places: BatchReferences) {
  const { code } = places
  const owners = records.map(({ creator, marketplace, seenAt }) => ({ ...creator, marketplace, seenAt }))
  const { ids: creators } = await writeCreators(trx, owners, places)
  const ids = await assignSubjectIds(
    trx,
    'live',
    code,
    records.map(({ externalId }) => externalId),
  )
  const stored = await readStoredSubjects(trx, 'live', code, [...ids.values()])
  const products = await findGoods(
    trx,
    code,
    records.flatMap(({ goods = [] }) => goods.map(({ externalId }) => externalId)),
  )
  const touched = new Map<string, { row: StoredLive; record: LiveRecord }>()
  for (const record of records) {
    const before = touched.get(record.externalId)?.row ?? stored.get(ids.get(record.externalId) ?? 0) ?? null
    const creatorId = creators.get(handleKey(record.creator.handle)) ?? MISSING
    const category = places.categoryOf(record.categoryPath)
    const row = mergeLive(before, record, { ...places, category, creatorId })
    touched.set(record.externalId, { row, record })
  }
  const counted = { inserted: 0, updated: 0, unchanged: 0 }
  const all = [...touched].map(([externalId, { row, record }]) => {
    const id = ids.get(externalId) ?? 0
    const before = stored.get(id)
    const same = before !== undefined && isSame(before, row)
    counted[before ? (same ? 'unchanged' : 'updated') : 'inserted']++
    return {
      id,
      externalId,
      row,
      record,
      same,
      texts: [row.title, record.creator.nickname ?? '', record.creator.handle],
    }
  })
  await writeSubjects(
    trx,
    'live',
    code,
    LIVE_COLUMNS,
    all.filter(({ same }) => !same),
  )
  await writeCurves(
    trx,
    all.flatMap(({ record, id }) => curve(record, id, places) ?? []),
  )
  const withGoods = all.filter(({ record }) => record.goods !== undefined)
  await writeGoods(
    trx,
    withGoods.map(({ id }) => id),
    withGoods.flatMap(({ record, id }) => goodsRows(record, id, products, places)),
  )
  return counted
}

/**
 * Brings in lives with their creators, curves and products: one short transaction, idempotent.
 * @param batch at most 500 records
 * @param along what else belongs to the same transaction, such as the progress of a job
 */
export async function upsertLives(
  db: Database,
  batch: readonly LiveRecord[],
  sourceId: number,
  along?: AlongWith,
): Promise<UpsertResult> {
  const { good, rejected } = sortFaults(batch, liveFault)
  const paths = good.flatMap(({ categoryPath, creator }) => [categoryPath, creator.categoryPath])
  const places = await openReferences(db, sourceId, 'tiktok', paths)
  return await db.transaction(async (trx) => {
    const result = { ...(await writeLives(trx, good, places)), rejected }
    await along?.(trx, result)
    return result
  })
}
