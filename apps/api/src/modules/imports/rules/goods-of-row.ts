import type { GoodsRecord, HistoryDay } from '#modules/goods/rules'
import type { FieldValues, MappedRow, RowRejection } from './compile-mapping.ts'
import { currencyOf } from './compile-mapping.ts'
import { type CreatorRows, creatorRowOf } from './creator-of-row.ts'
import { listsOf } from './goods-lists.ts'
import type { MappingFile } from './mapping-file.ts'
import { REJECT_LABEL, RejectedCell, type RejectReason } from './rejected-cell.ts'
import { categoryOf, timeOf } from './row-values.ts'
import { type ShopRows, shopRowOf } from './shop-of-row.ts'

/** A row ready to be stored, or why it is not. */
export type ReadyRow =
  | { line: number; kind: 'product'; record: GoodsRecord }
  | { line: number; kind: 'history'; point: HistoryPointRow }
  | ({ line: number } & CreatorRows)
  | ({ line: number } & ShopRows)
  | { line: number; kind: 'rejected'; rejection: RowRejection }

/** One line of history: a day of a product, and the figures of the product on that day. */
export interface HistoryPointRow {
  externalId: string
  regionId: number | null
  currency: string | null
  day: HistoryDay
  /** Partial product without title; its `seenAt` is the day. */
  latest: Omit<GoodsRecord, 'title'> | null
}

/** What only some sources tell. */
const TRAITS = [
  ...(['brand', 'shipFrom', 'commission', 'colourCount', 'sizeCount', 'sizesOut', 'creatorCount'] as const),
  ...(['videoCount', 'videoSales', 'liveSales', 'cardSales', 'wishCount'] as const),
] as const

type Loose = { -readonly [K in keyof GoodsRecord]?: unknown }

/** The record that a mapped row stands for. */
export function readyRow(row: MappedRow, mapping: MappingFile): ReadyRow {
  if ('rejection' in row) return { line: row.line, kind: 'rejected', rejection: row.rejection }
  const { fields, line } = row
  const refuse = (reason: RejectReason, field: string): ReadyRow => ({
    line,
    kind: 'rejected',
    rejection: { line, field, column: null, reason, message: REJECT_LABEL[reason] },
  })
  if (fields['externalId'] == null) return refuse('id_missing', 'externalId')
  if (mapping.kind === 'products') {
    if (fields['title'] == null) return refuse('text_missing', 'title')
    try {
      return { line, kind: 'product', record: productOf(fields, mapping) }
    } catch (error) {
      if (!(error instanceof RejectedCell)) throw error
      const { reason, message } = error
      return { line, kind: 'rejected', rejection: { line, field: null, column: null, reason, message } }
    }
  }
  if (mapping.kind === 'shops') {
    return fields['name'] == null ? refuse('text_missing', 'name') : { line, ...shopRowOf(fields, mapping) }
  }
  if (mapping.kind !== 'history') {
    const made = creatorRowOf(mapping.kind, fields, mapping)
    return 'reason' in made ? refuse(made.reason, made.field) : { line, ...made }
  }
  if (fields['day'] == null) return refuse('day_missing', 'day')
  if (fields['price'] == null && fields['sales'] == null) return refuse('figure_missing', 'price')
  return { line, kind: 'history', point: pointOf(row.fields, row.latest, mapping) }
}

function productOf(fields: FieldValues, mapping: MappingFile): GoodsRecord {
  const record: Loose = {
    marketplace: mapping.marketplace,
    externalId: fields['externalId'],
    title: fields['title'],
  }
  for (const key of [
    'titleZh',
    'imageUrl',
    'url',
    'hasVideo',
    'listedAt',
    'firstSeenAt',
    'hosting',
    ...TRAITS,
  ] as const) {
    if (key in fields) record[key] = fields[key]
  }
  for (const key of ['images', 'tags'] as const) if (key in fields) record[key] = fields[key] ?? []
  Object.assign(record, listsOf(fields))
  figures(record, fields, currencyOf(fields))
  if (fields['estimated'] != null) record.estimated = fields['estimated']
  if (fields['region'] != null) record.regionId = fields['region']
  if ('category' in fields) record.categoryPath = categoryOf(fields)
  if ('shopName' in fields || 'shopId' in fields) record.shop = shopOf(fields)
  record.seenAt = timeOf(fields['seenAt'] ?? mapping.source.collectedAt)
  return record as GoodsRecord
}

/** Figures that a row of products and the `latest` of history have in common. */
function figures(record: Loose, fields: FieldValues, currency: string | null): void {
  for (const key of [
    'soldTotal',
    'soldDay',
    'soldWeek',
    'soldMonth',
    'score',
    'commentCount',
    'status',
  ] as const) {
    if (key in fields) record[key] = fields[key]
  }
  for (const key of ['price', 'originalPrice'] as const) {
    if (key in fields) record[key] = fields[key] === null ? null : { amount: fields[key], currency }
  }
}

function shopOf(fields: FieldValues): GoodsRecord['shop'] {
  const id = typeof fields['shopId'] === 'string' ? fields['shopId'] : undefined
  const name = typeof fields['shopName'] === 'string' ? fields['shopName'] : id
  if (name === undefined) return null
  return id === undefined ? { name } : { id, name }
}

function pointOf(fields: FieldValues, latest: FieldValues | null, mapping: MappingFile): HistoryPointRow {
  const externalId = String(fields['externalId'])
  const date = String(fields['day'])
  const day: HistoryDay = { day: date }
  if ('sales' in fields) day.sales = fields['sales'] as number | null
  if ('price' in fields) day.price = fields['price'] as number | null
  if ('commission' in fields) day.commission = fields['commission'] as number | null
  const regionId = typeof fields['region'] === 'number' ? fields['region'] : null
  let figure: Loose | null = null
  if (latest) {
    figure = { marketplace: mapping.marketplace, externalId, seenAt: timeOf(date) }
    figures(figure, latest, currencyOf(fields, latest))
  }
  return {
    externalId,
    regionId,
    currency: currencyOf(fields),
    day,
    latest: figure as HistoryPointRow['latest'],
  }
}
