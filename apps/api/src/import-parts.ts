import { CREATOR_IMPORTS } from './modules/creators/store/creator-imports.ts'
import { rollUpCreators } from './modules/creators/store/creator-roll-up.ts'
import { beginIngest } from './modules/goods/store/goods-ingest.ts'
import { GOODS_IMPORTS } from './modules/goods/store/imports/goods-imports.ts'
import type { ImportParts } from './modules/imports/store/import-kind.ts'
import { rollUpMarket } from './modules/market/store/market-roll-up.ts'
import { askForAlerts } from './modules/monitoring/jobs/alert-jobs.ts'
import { hasCreators } from './modules/reference/rules/marketplace.ts'
import { finishIngest } from './modules/rollups/jobs/finish-ingest.ts'
import { SHOP_IMPORTS } from './modules/shops/store/shop-imports.ts'

/** What imports get from the modules above them: their kinds, and what follows from their rows. */
export const IMPORT_PARTS: ImportParts = {
  kinds: { ...GOODS_IMPORTS, ...SHOP_IMPORTS, ...CREATOR_IMPORTS },
  openSource: (db, source) => beginIngest(db, { kind: 'import', ...source }),
  summarise: async (db, { marketplace, sourceId, boards, oldestDay }) => {
    await finishIngest(db, sourceId, {
      marketplaces: [marketplace],
      ranks: boards,
      ...(oldestDay === null ? {} : { oldestDay }),
    })
    // Products count too: what a live sold is listed under the product.
    if (hasCreators(marketplace)) {
      await rollUpCreators(db)
      await rollUpMarket(db, { marketplaces: [marketplace] })
    }
    // Summaries are there when an import says so; who watches the rows hears of them from the background.
    await askForAlerts(db.kysely, marketplace)
  },
}
