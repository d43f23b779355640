import type { RankSlot, ShopRankRow, ShopRow, ShopSlot } from '#entities/shop'
import type { BoardKind } from '#shared/board'
import { shopActions } from '../lib/shop-actions.ts'
import { rankCells } from '../ui/rank-cells.tsx'
import { shopCells } from '../ui/shop-cells.tsx'

/** Shops as lists show them. */
export const shopKind: BoardKind<ShopRow, ShopSlot> = {
  subject: 'shop',
  noun: '店铺',
  counted: '家店铺',
  nothing: '这个平台还没有店铺。导入商品或店铺文件后，数据会显示在这里。',
  identity: 'shop',
  lastOnPhones: ['mix', 'region', 'brand'],
  idOf: ({ id }) => id,
  isDemo: ({ quality }) => quality.demo,
  toneOf: ({ quality }) => (quality.suspect ? 'suspect' : undefined),
  detailQuery: ({ id }) => ({ mall_id: id }),
  actions: shopActions,
  cells: shopCells,
}

/** Shops on the places of a board. */
export const shopRankKind: BoardKind<ShopRankRow, ShopSlot | RankSlot> = {
  ...shopKind,
  nothing: '这个榜单还没有店铺。榜单每日计算一次，导入商品或店铺文件后会立即更新。',
  cells: (tools) => ({ ...shopCells(tools), ...rankCells }),
}
