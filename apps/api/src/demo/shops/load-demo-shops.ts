import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { marketplaceCode } from '../../modules/reference/rules/marketplace.ts'
import { upsertProfiles } from '../../modules/shops/store/shop-upsert.ts'
import { DEMO_MARKETPLACES } from '../demo-marketplace.ts'
import { type DemoShopHead, demoProfile } from './make-demo-profile.ts'

const BATCH = 200

/** Gives the demo shops, which came with the demo products, their profiles. Idempotent for the same day. */
export async function loadDemoShops(db: Database, sourceId: number, today: number): Promise<void> {
  for (const marketplace of DEMO_MARKETPLACES) {
    const { rows } = await sql<DemoShopHead>`
      select s.external_id as "externalId", s.name,
        (sum(m.sales_total) filter (where m.sales_total >= 0))::float8 as "salesTotal"
      from shop s left join product_metric m on m.shop_id = s.id
      where s.marketplace = ${marketplaceCode(marketplace)} and s.demo
      group by s.id order by s.id`.execute(db.kysely)
    for (let at = 0; at < rows.length; at += BATCH) {
      const profiles = rows.slice(at, at + BATCH).map((row) => demoProfile(marketplace, row, today))
      await upsertProfiles(db, marketplace, profiles, { id: sourceId, demo: true })
    }
  }
}
