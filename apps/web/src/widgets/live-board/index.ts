export { liveGoodsKind, liveKind } from './model/live-kind.ts'
