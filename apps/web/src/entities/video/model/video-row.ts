import type { RowOf } from '#shared/board'

/** One video as lists show it. */
export type VideoRow = RowOf<'searchVideos'>
