import { rightsOf } from '#modules/account'
import { findGoods } from '#modules/goods'
import { setReminded } from '#modules/keeping'
import { insertNotice } from '#modules/notices'
import {
  dayOfTime,
  isoDay,
  type Marketplace,
  marketplaceCode,
  marketplaceOfCode,
  needsFlag,
  timeOfDay,
} from '#modules/reference/rules'
import type { Database } from '#platform/database/database.ts'
import { type AlertEvent, alertEvents } from '../rules/alert-rule.ts'
import { nextStockReminders, type StockReminder } from '../store/back-in-stock-rows.ts'
import { readWatchedDays, type WatchedGoodsDays } from '../store/view-alert-rows.ts'

const BATCH = 200

/**
 * Tells those who keep a product and asked for it that it sells again after days without sales, once for each time.
 * Safe to repeat and to stop at any moment: a notice and what it reminds of change together.
 * @returns notices written
 */
export async function runStockReminders(db: Database, now = Date.now()): Promise<number> {
  let written = 0
  let last: StockReminder | null = null
  for (;;) {
    const batch: StockReminder[] = await nextStockReminders(db, last, BATCH)
    const days = await readWatchedDays(
      db,
      batch.map((one) => one.product_id),
    )
    const daysOf = new Map(days.map((one) => [one.productId, one]))
    for (const due of batch) {
      const goods = daysOf.get(due.product_id)
      const event = goods && newestReturn(goods, dayOfTime(due.remind_from))
      if (goods && event && (await remind(db, due, goods, event, now))) written++
    }
    last = batch.at(-1) ?? null
    if (last === null || batch.length < BATCH) return written
  }
}

/** The last day behind `day` on which the product sold again. */
function newestReturn(goods: WatchedGoodsDays, day: number): AlertEvent | undefined {
  return alertEvents({ kind: 'back_in_stock' }, goods, day + 1, goods.start + goods.sales.length - 1).at(-1)
}

async function remind(
  db: Database,
  due: StockReminder,
  goods: WatchedGoodsDays,
  event: AlertEvent,
  now: number,
): Promise<boolean> {
  const owner = await rightsOf(db, due.user_id)
  const marketplace = marketplaceOfCode(due.marketplace)
  if (!owner || (needsFlag(marketplace) && !owner.isExternalLink)) return false
  const { externalId: id, title, titleZh } = goods
  return await db.transaction(async (trx) => {
    const day = isoDay(event.day)
    const isNew = await insertNotice(
      trx,
      {
        userId: due.user_id,
        kind: 'back_in_stock',
        about: `stock ${marketplace} ${id} ${day}`,
        at: { page: `/${marketplace}/detail?id=${encodeURIComponent(id)}` },
        marketplace,
        title: `恢复销售：${(titleZh ?? title).slice(0, 60)}`,
        body: `${day} 售出 ${(event.after ?? 0).toLocaleString('zh-CN')} 件，之前日销为 0`,
        matches: [
          { day, marketplace, id, title, titleZh, before: event.before, after: event.after, currency: null },
        ],
        matchCount: 1,
      },
      now,
    )
    await setReminded(trx, 'goods', due, timeOfDay(event.day))
    return isNew
  })
}

/** The last stored day of products: what their owner asks to be told begins behind it. Epoch milliseconds. */
export async function remindBehind(
  db: Database,
  marketplace: Marketplace,
  ids: readonly string[],
  now = Date.now(),
): Promise<number> {
  const found = await findGoods(db.kysely, marketplaceCode(marketplace), ids)
  const days = await readWatchedDays(db, [...found.values()])
  const ends = days
    .filter(({ sales }) => sales.length > 0)
    .map(({ start, sales }) => start + sales.length - 1)
  return timeOfDay(ends.length === 0 ? dayOfTime(now) - 1 : Math.max(...ends))
}
