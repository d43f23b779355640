import { withDetail, withPath } from '#shared/board'
import { BoardPage } from '#widgets/board-page'
import { creatorRankKind, rankDay, useRankRule } from '#widgets/creator-board'
import { liveGoodsKind, liveKind } from '#widgets/live-board'
import { liveCreators } from '../boards/expertlive.ts'
import { liveGoods } from '../boards/hotlive.ts'
import { liveSearch } from '../boards/live.ts'
import { liveTop } from '../boards/ttlive.ts'

const LIVE = '/tiktok_a/livedetail'
const TOP_RULE =
  '按直播间销售额（估）由高到低；日榜、周榜、月榜取开播日在近 1、7、30 天内的直播。正在直播的按最新采集的数值。'
const searchInHost = withDetail(withPath(liveSearch, '/tiktok_a/live'), LIVE)
const topInHost = withDetail(withPath(liveTop, '/tiktok_a/ttlive'), LIVE)
const goodsInHost = withPath(liveGoods, '/tiktok_a/hotlive')
const creatorsInHost = withDetail(withPath(liveCreators, '/tiktok_a/expertlive'), '/tiktok_a/creator')

const DAY = rankDay()

function Goods({ board }: { board: typeof liveGoods | typeof goodsInHost }) {
  return <BoardPage board={board} kind={liveGoodsKind} rule={useRankRule(board)} tabs={DAY} />
}

function Creators({ board }: { board: typeof liveCreators | typeof creatorsInHost }) {
  return <BoardPage board={board} kind={creatorRankKind} rule={useRankRule(board)} tabs={DAY} />
}

export const LiveSearchPage = () => <BoardPage board={liveSearch} kind={liveKind} />
export const LiveSearchInHostPage = () => <BoardPage board={searchInHost} kind={liveKind} />
export const LiveTopPage = () => <BoardPage board={liveTop} kind={liveKind} rule={TOP_RULE} />
export const LiveTopInHostPage = () => <BoardPage board={topInHost} kind={liveKind} rule={TOP_RULE} />
export const LiveGoodsPage = () => <Goods board={liveGoods} />
export const LiveGoodsInHostPage = () => <Goods board={goodsInHost} />
export const LiveCreatorsPage = () => <Creators board={liveCreators} />
export const LiveCreatorsInHostPage = () => <Creators board={creatorsInHost} />
