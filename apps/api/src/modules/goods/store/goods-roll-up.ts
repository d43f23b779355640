import { sql } from 'kysely'
import { countCategories } from '#modules/reference'
import { MARKETPLACES, type Marketplace, marketplaceCode } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import { withExclusive } from '#platform/jobs/exclusive.ts'

/**
 * Summaries that pages read instead of the products: goods of each category, and similar products. One statement for
 * each marketplace and summary; a second run changes nothing.
 */
export async function rollUpGoods(
  db: Database,
  marketplaces: readonly Marketplace[] = MARKETPLACES,
): Promise<void> {
  for (const marketplace of marketplaces) {
    const code = marketplaceCode(marketplace)
    await withExclusive(db, `goods ${code}`, async (held) => {
      await held.bulk(() => countCategories(held, code))
      await held.bulk(() => countSimilar(held, code))
    })
  }
}

/** Other products with the same title or the same picture. */
async function countSimilar(db: Database, code: number): Promise<void> {
  const update = sql`with alike as (
      select product_id, greatest(
        count(*) over (partition by md5(search)),
        case when image_url is null or image_url like '/demo/%' then 0
          else count(*) over (partition by image_url) end
      )::integer - 1 as n
      from product_text where marketplace = ${code}
    )
    update product_metric m set similar_count = a.n from alike a
    where m.marketplace = ${code} and m.product_id = a.product_id and m.similar_count <> a.n`
  await db.transaction((trx) => update.execute(trx))
}
