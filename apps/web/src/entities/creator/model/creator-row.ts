import type { ColumnBuilder, RowOf } from '#shared/board'

/** One creator as lists show them. */
export type CreatorRow = RowOf<'searchCreators'>
/** A place on a board of creators. */
export type CreatorRankRow = RowOf<'rankCreators'>
/** What cells need of either. */
export type AnyCreator = Pick<
  CreatorRow,
  'id' | 'nickname' | 'avatarUrl' | 'url' | 'regionName' | 'category' | 'verified' | 'quality'
>

/** Cells of a creator that are drawn by hand. */
export type CreatorSlot = 'creator' | 'category' | 'engagement' | 'liveShare' | 'trust' | 'actions'
/** Cells of a place on a board. */
export type CreatorRankSlot =
  | ('creator' | 'category' | 'trust' | 'actions' | 'place')
  | ('growth' | 'added' | 'likesAdded' | 'topLive')

export type CreatorColumns<C> = ColumnBuilder<'searchCreators', CreatorSlot, C>
export type CreatorRankColumns<C> = ColumnBuilder<'rankCreators', CreatorRankSlot, C>
