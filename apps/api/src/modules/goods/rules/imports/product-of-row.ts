import {
  categoryOf,
  currencyOf,
  type FieldValues,
  type MappingFile,
  needField,
  timeOf,
} from '#modules/imports/rules'
import type { GoodsRecord } from '../goods-record.ts'
import { figuresOf } from './goods-figures.ts'
import { listsOf } from './goods-lists.ts'

/** What only some sources tell. */
const TRAITS = [
  ...(['brand', 'shipFrom', 'commission', 'colourCount', 'sizeCount', 'sizesOut', 'creatorCount'] as const),
  ...(['videoCount', 'videoSales', 'liveSales', 'cardSales', 'wishCount'] as const),
] as const

/**
 * The product that a mapped row stands for.
 * @throws RejectedCell without an id or a title
 */
export function productOf(fields: FieldValues, mapping: MappingFile): GoodsRecord {
  needField(fields, 'externalId', 'id_missing')
  needField(fields, 'title', 'text_missing')
  const record: { -readonly [K in keyof GoodsRecord]?: unknown } = {
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
  Object.assign(record, figuresOf(fields, currencyOf(fields)))
  if (fields['estimated'] != null) record.estimated = fields['estimated']
  if (fields['region'] != null) record.regionId = fields['region']
  if ('category' in fields) record.categoryPath = categoryOf(fields)
  if ('shopName' in fields || 'shopId' in fields) record.shop = shopOf(fields)
  record.seenAt = timeOf(fields['seenAt'] ?? mapping.source.collectedAt)
  return record as GoodsRecord
}

function shopOf(fields: FieldValues): GoodsRecord['shop'] {
  const id = typeof fields['shopId'] === 'string' ? fields['shopId'] : undefined
  const name = typeof fields['shopName'] === 'string' ? fields['shopName'] : id
  if (name === undefined) return null
  return id === undefined ? { name } : { id, name }
}
