import { MARKETPLACE_NAME, type Marketplace, marketplaceCode } from '#modules/reference/rules'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import { findGoods } from '../store/goods-identity.ts'

/** The 404 of a product that no source has brought in. */
export function unknownProduct(marketplace: Marketplace, id: string): Failure {
  const message = `${MARKETPLACE_NAME[marketplace]} 商品 ${id} 尚未收录，请核对商品 ID 或导入该商品`
  return new Failure('goods_unknown', message)
}

/** Internal id of a product; throws `goods_unknown`. */
export async function findProduct(db: Database, marketplace: Marketplace, id: string): Promise<number> {
  const found = await findGoods(db.kysely, marketplaceCode(marketplace), [id])
  const productId = found.get(id)
  if (productId === undefined) throw unknownProduct(marketplace, id)
  return productId
}
