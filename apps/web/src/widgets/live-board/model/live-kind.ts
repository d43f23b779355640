import type { LiveGoodsRow, LiveGoodsSlot, LiveRow, LiveSlot } from '#entities/live'
import type { BoardKind } from '#shared/board'
import { liveActions, liveGoodsActions } from '../lib/live-actions.ts'
import { liveCells } from '../ui/live-cells.tsx'
import { liveGoodsCells } from '../ui/live-goods-cells.tsx'

/** Lives as boards list them. */
export const liveKind: BoardKind<LiveRow, LiveSlot> = {
  subject: 'live',
  noun: '直播',
  counted: '场直播',
  nothing: '还没有导入直播。用 haixuan import lives 导入直播文件后，数据会显示在这里。',
  identity: 'live',
  lastOnPhones: ['host'],
  idOf: ({ id }) => id,
  isDemo: ({ quality }) => quality.demo,
  toneOf: () => undefined,
  detailQuery: ({ id }) => ({ id }),
  actions: liveActions,
  cells: liveCells,
}

/** Products on the board of what sells in lives. */
export const liveGoodsKind: BoardKind<LiveGoodsRow, LiveGoodsSlot> = {
  subject: 'goods',
  noun: '商品',
  counted: '个商品',
  nothing: '这个榜单还没有数据。导入直播与它们的商品后，每日任务 haixuan rollup 会算出榜单。',
  identity: 'goods',
  lastOnPhones: ['shop'],
  idOf: ({ id }) => id,
  isDemo: ({ quality }) => quality.demo,
  toneOf: () => undefined,
  detailQuery: ({ id }) => ({ id }),
  actions: liveGoodsActions,
  cells: liveGoodsCells,
}
