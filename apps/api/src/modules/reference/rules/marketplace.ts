import type { components } from '@haixuan/api-sdk/schema'
import {
  marketplaceRecord,
  MARKETPLACES as RECORDED,
  SERVER_MARKETPLACES,
  type ServerMarketplace,
} from '@haixuan/rules'

export { MARKETPLACE_NAME, marketplaceOfCode, needsFlag } from '@haixuan/rules'

export type Marketplace = components['schemas']['Marketplace']

/** In the order of their numbers in the database. A marketplace that the contract lacks does not compile. */
export const MARKETPLACES: readonly Marketplace[] = RECORDED

type Boards = ServerMarketplace<components['schemas']['RankBoard'], components['schemas']['ShopBoard']>

/** A marketplace of the contract that has no record does not compile. */
const SERVER: Readonly<Record<Marketplace, Boards>> = SERVER_MARKETPLACES

/** What the server alone knows of a marketplace. */
export const serverMarketplace = (marketplace: Marketplace): Boards => SERVER[marketplace]

/** Whether creators, lives and videos sell the products of a marketplace. */
export const hasCreators = (marketplace: Marketplace): boolean => marketplaceRecord(marketplace).hasCreators

/** Number of a marketplace in the database, from 1. */
export const marketplaceCode = (marketplace: Marketplace): number => marketplaceRecord(marketplace).code
