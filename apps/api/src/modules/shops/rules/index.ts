// Rules that other modules may use.
export { openShopBoard } from './open-shop-board.ts'
export type { ShopProfile } from './shop-profile.ts'
export { shopRow } from './shop-row.ts'
