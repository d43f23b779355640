import type { StoredExtras } from '../rules/goods-extras.ts'

export interface ProductExtraTable extends StoredExtras {
  product_id: number
}

export interface GoodsExtraTables {
  product_extra: ProductExtraTable
}

declare module '#platform/database/tables.ts' {
  interface Tables extends GoodsExtraTables {}
}
