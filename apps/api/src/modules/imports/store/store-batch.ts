import type { Kysely } from 'kysely'
import { upsertGoods, upsertHistory } from '#modules/goods'
import type { GoodsRecord, UpsertResult } from '#modules/goods/rules'
import { dayNumber, marketplaceCode } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { RowRejection } from '../rules/compile-mapping.ts'
import type { ReadyRow } from '../rules/goods-of-row.ts'
import { historySeries, latestFigures } from '../rules/history-series.ts'
import { fileKey, IMPORT_BATCH, type ImportJob, type ImportTotals } from '../rules/import-job.ts'
import { ImportMovedError } from '../rules/import-moved-error.ts'
import { advanceImportJob } from './import-job-rows.ts'
import { readOrigins, readTitles, writeOrigins } from './import-origin-rows.ts'
import { isRecordRow, type RecordRow, storeOf } from './record-store.ts'

type HistoryRow = Extract<ReadyRow, { kind: 'history' }>

/**
 * Stores the next rows of a job together with its progress: both are committed, or neither is.
 * Doing a batch again after a crash changes nothing.
 * @param rows at most 500, in the order of the file, beginning at `job.position`
 * @returns the job after the batch
 */
export async function storeBatch(
  db: Database,
  job: ImportJob,
  rows: readonly ReadyRow[],
): Promise<ImportJob> {
  if (rows.length > IMPORT_BATCH)
    throw new Error(`A batch has at most ${IMPORT_BATCH} rows, not ${rows.length}.`)
  const rejections = rows.flatMap((row) => (row.kind === 'rejected' ? [row.rejection] : []))
  const added =
    job.kind !== 'history'
      ? await storeRecords(db, job, rows.filter(isRecordRow), rejections, rows.length)
      : await storeHistory(
          db,
          job,
          rows.filter((row): row is HistoryRow => row.kind === 'history'),
          rejections,
          rows.length,
        )
  const moved = { ...job, nextSequence: job.nextSequence + 1, updatedAt: Date.now() }
  for (const key of Object.keys(added) as (keyof ImportTotals)[]) moved[key] = job[key] + added[key]
  return moved
}

async function storeRecords(
  db: Database,
  job: ImportJob,
  rows: readonly RecordRow[],
  rejections: RowRejection[],
  count: number,
): Promise<ImportTotals> {
  const code = marketplaceCode(job.marketplace)
  const key = fileKey(job.fileSha256)
  const { keyOf, store } = storeOf(job.kind)
  const newest = new Map<string, RecordRow>()
  for (const row of rows) {
    const other = newest.get(keyOf(row))
    if (!other || row.record.seenAt >= other.record.seenAt) newest.set(keyOf(row), row)
  }
  const origins = await readOrigins(db.kysely, code, key, [...newest.keys()])
  const kept = [...newest.values()].filter((row) => {
    const origin = origins.get(keyOf(row))
    if (!origin || origin.seenAt < row.record.seenAt) return true
    return origin.seenAt === row.record.seenAt && origin.line <= row.line
  })
  let added: ImportTotals | undefined
  await store(db, kept, job.sourceId, async (trx, result) => {
    const refused = refusals(result, (index) => kept[index]?.line ?? 0)
    const stored = kept.filter((_, index) => !result.rejected.some((rejected) => rejected.index === index))
    await writeOrigins(
      trx,
      stored.map((row) => ({
        marketplace: code,
        external_id: keyOf(row),
        file_key: key,
        line: row.line,
        seen_at: row.record.seenAt,
        job_id: job.id,
      })),
    )
    // A row that this job counted as accepted before is now replaced by a later one.
    const replaced = stored.filter((row) => {
      const origin = origins.get(keyOf(row))
      return origin?.jobId === job.id && origin.line < row.line
    })
    const repeated = rows.length - kept.length + replaced.length
    added = totals(count, [...rejections, ...refused], repeated, result)
    await advance(trx, job, added, [...rejections, ...refused])
  })
  return added ?? fail(job)
}

async function storeHistory(
  db: Database,
  job: ImportJob,
  rows: readonly HistoryRow[],
  rejections: RowRejection[],
  count: number,
): Promise<ImportTotals> {
  const code = marketplaceCode(job.marketplace)
  const ids = [...new Set(rows.map(({ point }) => point.externalId))]
  const titles = await readTitles(db.kysely, code, ids)
  const known = rows.filter(({ point }) => titles.has(point.externalId))
  const unknown = rows
    .filter(({ point }) => !titles.has(point.externalId))
    .map(({ line, point }) =>
      rejection(line, 'unknown_product', `库中没有商品 ${point.externalId}，请先导入商品文件`),
    )
  const latest: GoodsRecord[] = latestFigures(known.map(({ point }) => point)).flatMap((record) => {
    const title = titles.get(record.externalId)
    return title === undefined ? [] : [{ ...record, title }]
  })
  const figures = latest.length > 0 ? await upsertGoods(db, latest, job.sourceId) : null
  const series = historySeries(job.marketplace, known)
  let added: ImportTotals | undefined
  await upsertHistory(
    db,
    series.map(({ record }) => record),
    job.sourceId,
    async (trx, result) => {
      const refused = result.rejected.flatMap(({ index, reason }) =>
        (series[index]?.lines ?? []).map((line) => rejection(line, 'refused', reason)),
      )
      const all = [...rejections, ...unknown, ...refused].sort((a, b) => a.line - b.line)
      const repeated = known.length - series.reduce((sum, { lines }) => sum + lines.length, 0)
      added = totals(count, all, repeated, result)
      added.updated += figures?.updated ?? 0
      await advance(trx, job, added, all, oldestOf(known))
    },
  )
  return added ?? fail(job)
}

/** Oldest day that rows tell of; undefined without any. */
function oldestOf(rows: readonly HistoryRow[]): number | undefined {
  const days = rows.flatMap(({ point }) => dayNumber(point.day.day) ?? [])
  return days.length === 0 ? undefined : days.reduce((oldest, day) => Math.min(oldest, day))
}

const refusals = (result: UpsertResult, lineOf: (index: number) => number) =>
  result.rejected.map(({ index, reason }) => rejection(lineOf(index), 'refused', reason))

function rejection(line: number, reason: 'refused' | 'unknown_product', message: string): RowRejection {
  return { line, field: null, column: null, reason, message }
}

function totals(
  position: number,
  rejections: readonly RowRejection[],
  repeated: number,
  { inserted, updated, unchanged }: UpsertResult,
): ImportTotals {
  const accepted = position - rejections.length - repeated
  return { position, accepted, repeated, rejected: rejections.length, inserted, updated, unchanged }
}

async function advance(
  trx: Kysely<Tables>,
  job: ImportJob,
  added: ImportTotals,
  rejections: readonly RowRejection[],
  oldestDay?: number,
): Promise<void> {
  if (!(await advanceImportJob(trx, job, added, rejections, oldestDay))) throw new ImportMovedError(job.id)
}

function fail(job: ImportJob): never {
  throw new Error(`Import job ${job.id}: the batch was stored without its progress.`)
}
