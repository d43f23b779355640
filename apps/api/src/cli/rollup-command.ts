import { parseArgs } from 'node:util'
import { CliError } from '#platform/command-line/cli-error.ts'
import type { Output } from '#platform/command-line/output.ts'
import type { Database } from '#platform/database/database.ts'
import { quotaDay } from '../modules/access/rules/quota-account.ts'
import { forgetOpenedRows } from '../modules/access/store/market-rows-opened.ts'
import { tellAllSeats } from '../modules/account/store/seats.ts'
import { rollUpCreators } from '../modules/creators/store/creator-roll-up.ts'
import { rollUpGoods } from '../modules/goods/store/goods-roll-up.ts'
import { didYouMean } from '../modules/imports/rules/nearest-name.ts'
import { forgetTakenAway } from '../modules/keeping/store/taken-away.ts'
import { rollUpMarket } from '../modules/market/store/market-roll-up.ts'
import { runAlerts } from '../modules/monitoring/jobs/run-alerts.ts'
import { runLiveReminders } from '../modules/monitoring/jobs/run-live-reminders.ts'
import { runStockReminders } from '../modules/monitoring/jobs/run-stock-reminders.ts'
import { rollUpRanks } from '../modules/ranks/store/goods-rank-roll-up.ts'
import { dayNumber, isoDay } from '../modules/reference/rules/goods-day.ts'
import {
  hasCreators,
  MARKETPLACE_NAME,
  MARKETPLACES,
  type Marketplace,
} from '../modules/reference/rules/marketplace.ts'
import { rollUpShops } from '../modules/shops/store/shop-roll-up.ts'

export interface RollUpContext {
  out: Output
  openDatabase: () => Promise<Database>
  stopping: () => boolean
}

interface Options {
  marketplaces: readonly Marketplace[]
  from: number | undefined
}

function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { marketplace: { type: 'string' }, from: { type: 'string' }, json: { type: 'boolean' } },
  })
  const { marketplace, from } = values
  if (marketplace !== undefined && !MARKETPLACES.some((known) => known === marketplace)) {
    throw new CliError(`没有平台 ${marketplace}${didYouMean(marketplace, [...MARKETPLACES])}。`)
  }
  const day = from === undefined ? undefined : dayNumber(from)
  if (day === null) throw new CliError(`--from ${from} 不是 yyyy-mm-dd 日期。`)
  return {
    marketplaces: MARKETPLACES.filter((one) => marketplace === undefined || one === marketplace),
    from: day,
  }
}

/**
 * `haixuan rollup`: what pages read instead of the products. Repeating it changes nothing that is there; interrupted,
 * it continues where it was.
 * @throws CliError with a Chinese sentence
 */
export async function rollupCommand(args: readonly string[], context: RollUpContext): Promise<void> {
  const { marketplaces, from } = readOptions(args)
  const db = await context.openDatabase()
  const started = performance.now()
  try {
    context.out.text('汇总类目、同款、店铺与达人……')
    await rollUpGoods(db, marketplaces)
    const done = await rollUpRanks(db, {
      marketplaces,
      ...(from === undefined ? {} : { from }),
      stopping: context.stopping,
      onDay: (marketplace, day) =>
        context.out.text(`  ${MARKETPLACE_NAME[marketplace]} ${isoDay(day)} 榜单已写入`),
    })
    // After the boards of products, which write down what every product shows today.
    if (!context.stopping()) await rollUpShops(db, (line) => context.out.text(`  ${line}`), marketplaces)
    if (!context.stopping() && marketplaces.some(hasCreators)) await rollUpCreators(db)
    const markets = await rollUpMarket(db, {
      marketplaces,
      again: from !== undefined,
      stopping: context.stopping,
    })
    for (const { marketplace, goods } of markets)
      context.out.text(`  ${MARKETPLACE_NAME[marketplace]} 大盘已汇总，共 ${goods} 件商品`)
    const { alerts, notices } = await runAlerts(db)
    const reminded = await runLiveReminders(db)
    const restocked = await runStockReminders(db)
    const seats = await tellAllSeats(db)
    context.out.text(
      `检查了 ${alerts} 个视图提醒，写入 ${notices} 条消息；下场提醒 ${reminded} 条，恢复提醒 ${restocked} 条，席位通知 ${seats} 条`,
    )
    await forgetTakenAway(db, Date.now())
    await forgetOpenedRows(db, quotaDay(Date.now()))
    await db.vacuumAnalyze(['goods_rank', 'product_hist', 'product_watch'])
    const days = done.reduce((sum, one) => sum + one.days.length, 0)
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    context.out.text(`完成：${days} 个榜单日，用时 ${seconds} 秒`)
    context.out.json(
      done.map(({ marketplace, days: written }) => ({ marketplace, days: written.map(isoDay) })),
    )
  } finally {
    await db.close()
  }
}
