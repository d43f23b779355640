import type { components } from '@haixuan/api-sdk/schema'
import type { Marketplace } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import type { GoodsFilter } from '../rules/goods-filter.ts'

type Schemas = components['schemas']

/** What a person asks about their own marks. */
export interface OwnMarks {
  hide_kept?: boolean | undefined
  hide_listed?: boolean | undefined
  dismissed?: 'hide' | 'only' | undefined
}

/** What modules above this one add to pages of products. Wired in `src/server.ts`. */
export interface GoodsParts {
  /**
   * The filter with what a person has asked about their own marks.
   * @param isScored whether the board has a score, so that it leaves out what the person dismissed
   */
  withOwnMarks(
    db: Database,
    userId: string,
    filter: GoodsFilter,
    asked: OwnMarks,
    isScored: boolean,
  ): Promise<GoodsFilter>
  /** The score of a product on the newest day of its marketplace. */
  chance(db: Database, marketplace: Marketplace, productId: number): Promise<Schemas['GoodsChance']>
  /** When videos about a product began and ceased to be paid for. @param fromDay days since 1970-01-01 */
  promotions(db: Database, productId: number, fromDay: number): Promise<Schemas['GoodsPromotion'][]>
  /** The video of each product that sold most, by id of the product. */
  topVideos(db: Database, productIds: readonly number[]): Promise<Map<number, Schemas['VideoBrief']>>
}
