import type { GoodsRow, GoodsSlot } from '#entities/goods'
import type { BoardKind } from '#shared/board'
import { goodsActions } from '../lib/goods-actions.ts'
import { goodsCells } from '../ui/goods-cells.tsx'

/** Products as boards list them. */
export const goodsKind: BoardKind<GoodsRow, GoodsSlot> = {
  subject: 'goods',
  noun: '商品',
  counted: '个商品',
  nothing: '这个平台还没有导入商品。导入商品文件后，数据会显示在这里。',
  identity: 'goods',
  lastOnPhones: ['shop', 'category'],
  idOf: ({ id }) => id,
  isDemo: ({ quality }) => quality.demo,
  toneOf: ({ quality }) => (quality.suspect ? 'suspect' : undefined),
  detailQuery: ({ id }) => ({ id }),
  actions: goodsActions,
  cells: goodsCells,
}
