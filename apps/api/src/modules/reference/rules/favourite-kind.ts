import type { components } from '@haixuan/api-sdk/schema'
import { Failure } from '#platform/failure.ts'
import { hasCreators, type Marketplace } from './marketplace.ts'

export type FavouriteKind = components['schemas']['FavouriteKind']
export type Outreach = components['schemas']['FavouriteOutreach']

/** Order is the number of a kind in the database. Append only: the numbers are stored. */
const KINDS = ['goods', 'shop', 'creator', 'live', 'video'] as const satisfies FavouriteKind[]
/** Kinds that only marketplaces with creators have. */
const OF_CREATORS: readonly FavouriteKind[] = ['creator', 'live', 'video']

/** Number of a kind in the database, from 1. */
export function kindCode(kind: FavouriteKind): number {
  return KINDS.indexOf(kind) + 1
}

/** What a person keeps in one place: a kind of one marketplace. */
export interface FavouriteList {
  userId: string
  marketplace: Marketplace
  kind: FavouriteKind
}

/** @throws {Failure} `kind_unknown` for creators, lives and videos where nobody sells by them. */
export function requireKind(marketplace: Marketplace, kind: FavouriteKind): void {
  if (hasCreators(marketplace) || !OF_CREATORS.includes(kind)) return
  throw new Failure('kind_unknown', '达人、直播和视频只有 TikTok 才有，请换成商品或店铺')
}
