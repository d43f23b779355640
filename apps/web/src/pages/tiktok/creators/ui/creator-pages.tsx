import { withDetail, withPath } from '#shared/board'
import { BoardPage } from '#widgets/board-page'
import { creatorKind } from '#widgets/creator-board'
import { creatorBlue } from '../boards/blue.ts'
import { creatorSearch } from '../boards/search.ts'
import { creatorShop } from '../boards/shop.ts'
import { creatorStar } from '../boards/star.ts'
import { CreatorRank } from './creator-rank.tsx'

const PERSON = '/tiktok_a/creator'
const searchInHost = withDetail(withPath(creatorSearch, '/tiktok_a/search'), PERSON)
const starInHost = withDetail(withPath(creatorStar, '/tiktok_a/star'), PERSON)
const shopInHost = withDetail(withPath(creatorShop, '/tiktok_a/shop'), PERSON)
const blueInHost = withDetail(withPath(creatorBlue, '/tiktok_a/blue'), PERSON)

export const CreatorSearchPage = () => <BoardPage board={creatorSearch} kind={creatorKind} />
export const CreatorSearchInHostPage = () => <BoardPage board={searchInHost} kind={creatorKind} />
export const CreatorStarPage = () => <CreatorRank board={creatorStar} />
export const CreatorStarInHostPage = () => <CreatorRank board={starInHost} />
export const CreatorShopPage = () => <CreatorRank board={creatorShop} />
export const CreatorShopInHostPage = () => <CreatorRank board={shopInHost} />
export const CreatorBluePage = () => <CreatorRank board={creatorBlue} />
export const CreatorBlueInHostPage = () => <CreatorRank board={blueInHost} />
