import { type FieldValues, salesOf } from '#modules/imports/rules'
import type { GoodsRecord } from '../goods-record.ts'

type Figures = { -readonly [K in keyof GoodsRecord]?: unknown }

/** Figures that a row of products and the `latest` of history have in common. */
export function figuresOf(fields: FieldValues, currency: string | null): Figures {
  const record: Figures = salesOf(fields)
  for (const key of ['score', 'commentCount', 'status'] as const) {
    if (key in fields) record[key] = fields[key]
  }
  for (const key of ['price', 'originalPrice'] as const) {
    if (key in fields) record[key] = fields[key] === null ? null : { amount: fields[key], currency }
  }
  return record
}
