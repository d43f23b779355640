import {
  currencyOf,
  type FieldSpec,
  type FieldValues,
  type MappingFile,
  needField,
  refuseRow,
  timeOf,
} from '#modules/imports/rules'
import type { GoodsRecord, HistoryDay } from '../goods-record.ts'
import { figuresOf } from './goods-figures.ts'

/** What a row of a file of days may say. */
export const HISTORY_FIELDS = {
  externalId: { label: '商品 ID', as: ['id', 'id-from-url', 'sha1'] },
  day: { label: '日期', as: ['date'] },
  region: { label: '地区', as: ['region', 'country'] },
  currency: { label: '币种', as: ['currency'] },
  price: { label: '价格，最小货币单位', as: ['money'] },
  sales: { label: '当日销量', as: ['count'] },
  commission: { label: '佣金，百分数', as: ['percent'] },
} satisfies Record<string, FieldSpec>

/** One line of history: a day of a product, and the figures of the product on that day. */
export interface HistoryPointRow {
  externalId: string
  regionId: number | null
  currency: string | null
  day: HistoryDay
  /** Partial product without title; its `seenAt` is the day. */
  latest: Omit<GoodsRecord, 'title'> | null
}

/**
 * The day that a mapped row stands for.
 * @throws RejectedCell without an id, a day, or any figure
 */
export function pointOf(
  fields: FieldValues,
  latest: FieldValues | null,
  mapping: MappingFile,
): HistoryPointRow {
  needField(fields, 'externalId', 'id_missing')
  needField(fields, 'day', 'day_missing')
  if (fields['price'] == null && fields['sales'] == null) refuseRow('price', 'figure_missing')
  const externalId = String(fields['externalId'])
  const date = String(fields['day'])
  const day: HistoryDay = { day: date }
  if ('sales' in fields) day.sales = fields['sales'] as number | null
  if ('price' in fields) day.price = fields['price'] as number | null
  if ('commission' in fields) day.commission = fields['commission'] as number | null
  const regionId = typeof fields['region'] === 'number' ? fields['region'] : null
  const figures = latest && {
    ...{ marketplace: mapping.marketplace, externalId, seenAt: timeOf(date) },
    ...figuresOf(latest, currencyOf(fields, latest)),
  }
  return {
    externalId,
    regionId,
    currency: currencyOf(fields),
    day,
    latest: figures as HistoryPointRow['latest'],
  }
}
