import { rollUpCreators } from '#modules/creators'
import { rollUpGoods } from '#modules/goods'
import { rollUpMarket } from '#modules/market'
import { rollUpRanks } from '#modules/ranks'
import { hasCreators, isoDay, MARKETPLACE_NAME, type Marketplace } from '#modules/reference/rules'
import { rollUpShops } from '#modules/shops'
import type { Database } from '#platform/database/database.ts'

interface RollUp {
  marketplace: Marketplace
  /** Boards of these days are made again although they are there: from this one on, days since 1970-01-01. */
  from?: number
  signal: AbortSignal
  /** Takes one line for people. */
  say?: (line: string) => void
}

/** Tables that a day of boards leaves most dead rows in. */
const CHURNED = ['goods_rank', 'product_hist', 'product_watch']

/**
 * What pages of a marketplace read instead of its products. Repeating it changes nothing that is there; interrupted,
 * it continues where it was.
 * @returns days whose boards were written
 * @throws the reason of the signal when it is aborted
 */
export async function rollUpMarketplace(
  db: Database,
  { marketplace, from, signal, say = () => undefined }: RollUp,
): Promise<number[]> {
  const name = MARKETPLACE_NAME[marketplace]
  const stopping = () => signal.aborted
  const marketplaces = [marketplace]
  await rollUpGoods(db, marketplaces)
  signal.throwIfAborted()
  const [done] = await rollUpRanks(db, {
    ...{ marketplaces, stopping },
    ...(from === undefined ? {} : { from }),
    onDay: (_, day) => say(`${name} ${isoDay(day)} 榜单已写入`),
  })
  signal.throwIfAborted()
  // After the boards of products, which write down what every product shows today.
  await rollUpShops(db, say, marketplaces)
  signal.throwIfAborted()
  if (hasCreators(marketplace)) await rollUpCreators(db)
  signal.throwIfAborted()
  const [market] = await rollUpMarket(db, { marketplaces, again: from !== undefined, stopping })
  if (market) say(`${name} 大盘已汇总，共 ${market.goods} 件商品`)
  signal.throwIfAborted()
  await db.vacuumAnalyze(CHURNED)
  return done?.days ?? []
}
