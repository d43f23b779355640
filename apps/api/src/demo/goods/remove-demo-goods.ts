import type { Database } from '#platform/database/database.ts'
import { removeDemoCreators } from '../../modules/creators/store/creator-demo-remove.ts'
import { forgetBooks } from '../../modules/finance/store/forget-books.ts'
import { removeDemoRows } from '../../modules/goods/store/goods-demo-remove.ts'
import { GOODS_TABLES } from '../../modules/goods/store/goods-ingest.ts'
import { rollUpGoods } from '../../modules/goods/store/goods-roll-up.ts'
import { rollUpMarket } from '../../modules/market/store/market-roll-up.ts'
import { rollUpRanks } from '../../modules/ranks/store/goods-rank-roll-up.ts'
import { forgetShopBoards, rollUpShops } from '../../modules/shops/store/shop-roll-up.ts'
import { removeDemoStores } from '../../modules/stores/store/demo-stores.ts'
import { removeDemoCosts } from '../finance/load-demo-finance.ts'
import { removeDemoNews } from '../news/demo-news.ts'
import { removeDemoOffer } from '../offer/demo-offer.ts'

/** Takes the demo products out, the demo creators that sell them, the demo news, stores, prices and contacts, as importing real rows or HAIXUAN_DEMO=0 asks for. @returns products removed */
export async function removeDemoGoods(db: Database): Promise<number> {
  if ((await removeDemoCreators(db)) > 0) await rollUpMarket(db, { marketplaces: ['tiktok'] })
  await removeDemoNews(db)
  await removeDemoOffer(db)
  await removeDemoStores(db, forgetBooks)
  await removeDemoCosts(db)
  const removed = await removeDemoRows(db)
  if (removed > 0) {
    await rollUpGoods(db)
    await rollUpRanks(db, { again: true })
    await forgetShopBoards(db)
    await rollUpShops(db)
    await rollUpMarket(db, { again: true })
    await db.vacuumAnalyze(GOODS_TABLES)
  }
  return removed
}
