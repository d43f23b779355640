import type { StoredExtras } from '../rules/goods-extras.ts'

export interface ProductExtraTable extends StoredExtras {
  product_id: number
}

export interface GoodsExtraTables {
  product_extra: ProductExtraTable
  goods_band: { marketplace: number; c1: number; band: number; sales: number }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends GoodsExtraTables {}
}
