import { type Kysely, sql } from 'kysely'
import { type ImportKind, refusedRow } from '#modules/imports'
import type { RecordRow } from '#modules/imports/rules'
import { dayNumber, marketplaceCode } from '#modules/reference/rules'
import type { Tables } from '#platform/database/tables.ts'
import type { GoodsRecord } from '../../rules/goods-record.ts'
import type { HistoryPointRow } from '../../rules/imports/history-of-row.ts'
import { historySeries, latestFigures } from '../../rules/imports/history-series.ts'
import { upsertHistory } from '../goods-history-upsert.ts'
import { upsertGoods } from '../goods-upsert.ts'

/** Stores days as series of their products, with the newest figures of each; products come from another file. */
export const storeHistoryRows: ImportKind<HistoryPointRow>['store'] = async (
  db,
  rows,
  { marketplace, sourceId },
  along,
) => {
  const ids = [...new Set(rows.map(({ record }) => record.externalId))]
  const titles = await readTitles(db.kysely, marketplaceCode(marketplace), ids)
  const known = rows.filter(({ record }) => titles.has(record.externalId))
  const unknown = rows
    .filter(({ record }) => !titles.has(record.externalId))
    .map(({ line, record }) =>
      refusedRow(line, 'unknown_product', `库中没有商品 ${record.externalId}，请先导入商品文件`),
    )
  const latest: GoodsRecord[] = latestFigures(known.map(({ record }) => record)).flatMap((record) => {
    const title = titles.get(record.externalId)
    return title === undefined ? [] : [{ ...record, title }]
  })
  const figures = latest.length > 0 ? await upsertGoods(db, latest, sourceId) : null
  const series = historySeries(marketplace, known)
  await upsertHistory(
    db,
    series.map(({ record }) => record),
    sourceId,
    async (trx, { inserted, updated, unchanged, rejected }) => {
      const refused = rejected.flatMap(({ index, reason }) =>
        (series[index]?.lines ?? []).map((line) => refusedRow(line, 'refused', reason)),
      )
      await along(trx, {
        ...{ inserted, updated: updated + (figures?.updated ?? 0), unchanged },
        rejections: [...unknown, ...refused],
        repeated: known.length - series.reduce((sum, { lines }) => sum + lines.length, 0),
        oldestDay: oldestOf(known),
      })
    },
  )
}

/** Oldest day that rows tell of; null without any. */
function oldestOf(rows: readonly RecordRow<HistoryPointRow>[]): number | null {
  const days = rows.flatMap(({ record }) => dayNumber(record.day.day) ?? [])
  return days.length === 0 ? null : days.reduce((oldest, day) => Math.min(oldest, day))
}

/** Titles of the products that are known, by external id. */
async function readTitles(
  db: Kysely<Tables>,
  marketplace: number,
  externalIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ external_id: string; title: string }>`
    select k.external_id, t.title from product_key k join product_text t on t.product_id = k.product_id
    where k.marketplace = ${marketplace} and k.external_id = any(${[...externalIds]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.external_id, row.title]))
}
