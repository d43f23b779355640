import { MARKETPLACE_NAME, type Marketplace, marketplaceCode } from '#modules/reference/rules'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import { findShop } from '../store/shop-read.ts'

/** @throws {Failure} `unknown_shop` when the marketplace has no shop of that id here */
export async function findShopId(
  db: Database,
  marketplace: Marketplace,
  externalId: string,
): Promise<number> {
  const shopId = await findShop(db, marketplaceCode(marketplace), externalId)
  if (shopId === null) throw unknownShop(marketplace, externalId)
  return shopId
}

export function unknownShop(marketplace: Marketplace, externalId: string): Failure {
  const message = `${MARKETPLACE_NAME[marketplace]} 未收录店铺 ${externalId}，请检查店铺ID是否属于这个平台`
  return new Failure('unknown_shop', message)
}
