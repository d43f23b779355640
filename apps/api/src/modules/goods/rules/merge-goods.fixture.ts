import { ExchangeRates } from '#modules/reference/rules'
import type { GoodsRecord } from './goods-record.ts'
import { type GoodsReferences, mergeGoods, type Stored } from './merge-goods.ts'

/** Day 20,000 of the calendar, 4 October 2024, at noon. */
export const DAY = 20_000
export const NOON = DAY * 86_400_000 + 43_200_000
export const EARLIER = NOON - 1

/** 100 yen are a dollar, 2 euros are one. */
const RATES = new ExchangeRates([
  { currency: 'JPY', day: DAY, perUsd: 100 },
  { currency: 'EUR', day: DAY, perUsd: 2 },
])

const places: GoodsReferences = {
  ...{ category: undefined, shopId: undefined, source: { id: 4, kind: 'import' }, rates: RATES },
}

/** What is stored of a product after a record; `before` is null for a new product. */
export function merged(
  before: Stored | null,
  record: Partial<GoodsRecord>,
  more: Partial<GoodsReferences> = {},
): Stored {
  const whole = {
    ...({ marketplace: 'temu', externalId: '1', title: 'Dress', seenAt: NOON } as const),
    ...record,
  }
  return mergeGoods(before, whole, { ...places, ...more })
}

/** Record by record, each into what the ones before left. */
export function mergedAll(...records: Partial<GoodsRecord>[]): Stored {
  const [first, ...rest] = records
  return rest.reduce((stored, record) => merged(stored, record), merged(null, first ?? {}))
}
