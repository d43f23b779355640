import { removeDemoCreators } from '#modules/creators/store/creator-demo-remove.ts'
import { removeDemoRows } from '#modules/goods/store/goods-demo-remove.ts'
import type { Database } from '#platform/database/database.ts'
import { removeDemoNews } from '../news/demo-news.ts'
import { removeDemoOffer } from '../offer/demo-offer.ts'

/** Takes the demo products out, the demo creators that sell them, the demo news, prices and contacts, as importing real rows or HAIXUAN_DEMO=0 asks for. @returns products removed */
export async function removeDemoGoods(db: Database): Promise<number> {
  await removeDemoCreators(db)
  await removeDemoNews(db)
  await removeDemoOffer(db)
  return removeDemoRows(db)
}
