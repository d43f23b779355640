// Rules that other modules may use.
export { fillLinearly } from './fill-linearly.ts'
export type { GoodsFilter } from './goods-filter.ts'
export { FLAG, FLAG_GROUP, statusOf } from './goods-flag.ts'
export { readFilter, refuseCrossed } from './goods-query.ts'
export type {
  Amount,
  Rejected,
  UpsertResult,
} from './goods-record.ts'
export { goodsRow } from './goods-row.ts'
export { type Keyword, parseKeyword } from './keyword.ts'
export {
  type Hosting,
  hostingOf,
  type Medal,
  medalOf,
  type Origin,
  originOf,
  SHOP_FLAG,
  SHOP_FLAG_GROUP,
  shopBits,
} from './shop-flag.ts'
export { known, MISSING } from './stored-goods.ts'
