// What other modules may use of this one, beside its rules.
export { rankGoods } from './operations/rank-goods.ts'
export { BACK_DAYS, rollUpRanks } from './store/goods-rank-roll-up.ts'
export { readNumbers } from './store/goods-rank-source.ts'
export { openBoard, requireKnownBoard } from './store/open-board.ts'
