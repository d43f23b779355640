import type { RankPage } from '#entities/goods'

/** The parts of a score with their weights. */
export type RankParts = RankPage['rule']['parts']
