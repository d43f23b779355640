import type { GoodsParts } from '#modules/goods'
import { known } from '#modules/goods/rules'
import type { Database } from '#platform/database/database.ts'
import { runPrepared } from '#platform/database/run-prepared.ts'
import type { BoardName } from '../rules/rank-board.ts'
import type { RankFacts } from '../rules/rank-facts.ts'

interface Wanted {
  marketplace: number
  productIds: readonly number[]
  board: BoardName
  /** 0, or the regionId of the board. */
  scope: number
}

type Extras = Map<number, Partial<RankFacts>>

const stars = (hundredths: number) => (hundredths < 0 ? null : hundredths / 100)

const REVIEWS = `select product_id::float8 as id, score_us, comment_us, score_eu, comment_eu from product_metric
  where marketplace = $1 and product_id = any($2::bigint[])`
const PRICES = `select product_id::float8 as id, price, currency from product_price
  where product_id = any($1::bigint[]) and region_id = $2`

interface PriceRow {
  id: number
  price: number
  currency: string
}

interface ReviewRow {
  id: number
  score_us: number
  comment_us: number
  score_eu: number
  comment_eu: number
}

/** Facts of some boards that are read with the page instead of being stored with the places. */
export async function readRankExtras(
  db: Database,
  wanted: Wanted,
  topVideos: GoodsParts['topVideos'],
): Promise<Extras> {
  const { pool } = db
  const extras: Extras = new Map()
  const ids = [...wanted.productIds]
  if (ids.length === 0) return extras
  const add = (id: number, facts: Partial<RankFacts>) => extras.set(id, { ...extras.get(id), ...facts })
  const { board, marketplace, scope } = wanted
  if (board === 'fivestar' || board === 'us') {
    for (const row of await runPrepared<ReviewRow>(pool, 'rank reviews', REVIEWS, [marketplace, ids])) {
      add(row.id, {
        ...{ usScore: stars(row.score_us), usComments: known(row.comment_us) },
        ...{ euScore: stars(row.score_eu), euComments: known(row.comment_eu) },
      })
    }
  }
  if (board === 'video') {
    for (const [id, topVideo] of await topVideos(db, ids)) add(id, { topVideo })
  }
  if (scope !== 0 && board !== 'price-drop') {
    for (const { id, price, currency } of await runPrepared<PriceRow>(pool, 'rank prices', PRICES, [
      ids,
      scope,
    ]))
      add(id, { regionPrice: { amount: price, currency } })
  }
  return extras
}
