// Rules that other modules may use.
export { openShopBoard } from './open-shop-board.ts'
export { shopRow } from './shop-row.ts'
