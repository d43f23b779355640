import type { RecordRow } from '#modules/imports/rules'
import type { Marketplace } from '#modules/reference/rules'
import type { GoodsRecord, HistoryDay, HistoryRecord } from '../goods-record.ts'
import type { HistoryPointRow } from './history-of-row.ts'

/** A series made of rows, with the lines that are in it. */
export interface Series {
  record: HistoryRecord
  lines: number[]
}

/** Rows gathered by product, region and currency. Of two rows about one day the later one counts. */
export function historySeries(
  marketplace: Marketplace,
  rows: readonly RecordRow<HistoryPointRow>[],
): Series[] {
  const groups = new Map<
    string,
    { point: HistoryPointRow; days: Map<string, { day: HistoryDay; line: number }> }
  >()
  for (const { line, record: point } of rows) {
    const key = `${point.externalId}/${point.regionId ?? ''}/${point.currency ?? ''}`
    const group = groups.get(key) ?? { point, days: new Map() }
    group.days.set(point.day.day, { day: point.day, line })
    groups.set(key, group)
  }
  return [...groups.values()].map(({ point, days }) => ({
    record: {
      marketplace,
      externalId: point.externalId,
      ...(point.regionId === null ? {} : { regionId: point.regionId }),
      ...(point.currency === null ? {} : { currency: point.currency }),
      days: [...days.values()].map(({ day }) => day),
    },
    lines: [...days.values()].map(({ line }) => line),
  }))
}

/** The newest figures of each product in the rows. */
export function latestFigures(points: readonly HistoryPointRow[]): Omit<GoodsRecord, 'title'>[] {
  const newest = new Map<string, Omit<GoodsRecord, 'title'>>()
  for (const { latest } of points) {
    if (!latest) continue
    const other = newest.get(latest.externalId)
    if (!other || latest.seenAt >= other.seenAt) newest.set(latest.externalId, latest)
  }
  return [...newest.values()]
}
