import { type ImportKind, storeRecords } from '#modules/imports'
import type { GoodsRecord } from '../../rules/goods-record.ts'
import { HISTORY_FIELDS, type HistoryPointRow, pointOf } from '../../rules/imports/history-of-row.ts'
import { GOODS_FIGURES, PRODUCT_FIELDS } from '../../rules/imports/product-fields.ts'
import { productOf } from '../../rules/imports/product-of-row.ts'
import { upsertGoods } from '../goods-upsert.ts'
import { storeHistoryRows } from './history-import.ts'

const PRODUCTS: ImportKind<GoodsRecord> = {
  title: '商品',
  unit: '商品',
  turn: 1,
  fields: PRODUCT_FIELDS,
  required: ['externalId', 'title'],
  latest: null,
  problemsOf: () => [],
  recordOf: (fields, _latest, mapping) => productOf(fields, mapping),
  currencyIn: ({ regionId, price }) => ({ regionId, currency: price?.currency }),
  identity: { keyOf: ({ externalId }) => externalId, seenAtOf: ({ seenAt }) => seenAt },
  store: storeRecords(upsertGoods),
  boards: 'seen',
}

const HISTORY: ImportKind<HistoryPointRow> = {
  title: '历史',
  unit: '序列',
  turn: 2,
  fields: HISTORY_FIELDS,
  required: ['externalId', 'day'],
  latest: GOODS_FIGURES,
  problemsOf: ({ fields, latest }) =>
    fields['price'] || fields['sales'] || latest
      ? []
      : [{ key: 'fields', message: 'history 至少要有 price 或 sales' }],
  recordOf: pointOf,
  currencyIn: (point) => point,
  // Days of one series come together; the series is told apart by the store.
  identity: null,
  store: storeHistoryRows,
  boards: 'past',
}

/** Files about products: of these, days of history come after the products that they belong to. */
export const GOODS_IMPORTS = { products: PRODUCTS, history: HISTORY }
