import { DAY_MS } from '@haixuan/rules'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { ListingStatus } from '../../modules/listing/rules/listing-status.ts'
import {
  addToWarehouse,
  changeListings,
  type ListingChange,
} from '../../modules/listing/store/own-listing-write.ts'
import { type Marketplace, marketplaceCode } from '../../modules/reference/rules/marketplace.ts'

interface Plan {
  status: ListingStatus
  /** Cost and declared price in percent of the price on the marketplace; null is not known yet. */
  cost: number | null
  declared: number | null
  more?: ListingChange
}

const SHOP = { targetShop: '晨光家居旗舰店', targetSite: 100 }
/** One of each status at least, with a loss among them: all generated, of rows that are marked as demo rows. */
const PLANS: readonly Plan[] = [
  { status: 'wanted', cost: null, declared: null, more: { note: '月销稳定，先看看货源' } },
  { status: 'sourcing', cost: null, declared: null, more: { ...SHOP, note: '已发给两家供应商询价' } },
  { status: 'sourced', cost: 24, declared: 38, more: { ...SHOP, costSource: '1688' } },
  { status: 'sourced', cost: 41, declared: 36, more: { costSource: 'manual', note: '运费太高，暂缓' } },
  { status: 'listing', cost: 22, declared: 40, more: { ...SHOP, costSource: '1688' } },
  { status: 'listed', cost: 20, declared: 37, more: { ...SHOP, costSource: 'manual' } },
  { status: 'listed', cost: 26, declared: 39, more: { ...SHOP, targetSite: 102, costSource: '1688' } },
  { status: 'dropped', cost: 45, declared: 44, more: { costSource: '1688', note: '利润太薄' } },
]
/** What a dollar is here, in fen: amounts of demo rows need no rate of the day. */
const FEN_PER_CENT = 7

/** Puts the best sellers of the month of a marketplace into the warehouse of the demo member, one in each state. */
export async function listSome(
  db: Database,
  userId: string,
  marketplace: Marketplace,
  now: number,
): Promise<void> {
  // Listing means to sell on Temu what sells there; a few finds of elsewhere are enough.
  const most = marketplace === 'temu' ? PLANS.length : 3
  const { rows } = await sql<{ id: string; cents: number }>`
    select t.external_id as id, m.price_usd as cents from product_metric m
    join product_text t on t.product_id = m.product_id
    where m.marketplace = ${marketplaceCode(marketplace)} and m.price_usd > 0
    order by m.sales_month desc, m.product_id limit ${most}`.execute(db.kysely)
  const warehouse = { userId, marketplace }
  for (const [n, { id, cents }] of rows.entries()) {
    const plan = PLANS[n]
    if (!plan) continue
    const fen = (percent: number | null) =>
      percent === null
        ? null
        : { amount: Math.max(1, Math.round((cents * FEN_PER_CENT * percent) / 100)), currency: 'CNY' }
    await addToWarehouse(db.kysely, warehouse, [id], now - (n * 2 + 3) * DAY_MS)
    const change = {
      ...plan.more,
      status: plan.status,
      cost: fen(plan.cost),
      declaredPrice: fen(plan.declared),
    }
    await changeListings(db, warehouse, [id], change, now - (n + 1) * DAY_MS)
  }
}
