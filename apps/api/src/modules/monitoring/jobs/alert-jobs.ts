import type { Kysely } from 'kysely'
import { hasCreators, type Marketplace } from '#modules/reference/rules'
import type { Tables } from '#platform/database/tables.ts'
import type { JobWish, ModuleJobs } from '#platform/jobs/job-kind.ts'
import { enqueueJob } from '#platform/jobs/job-rows.ts'
import { runAlerts } from './run-alerts.ts'
import { runLiveReminders } from './run-live-reminders.ts'
import { runStockReminders } from './run-stock-reminders.ts'

/** What there is to look at once the figures of a marketplace are new. */
export function alertWishes(marketplace: Marketplace): JobWish[] {
  return [
    { kind: 'alerts', key: marketplace },
    { kind: 'stock-reminders', key: 'all' },
    ...(hasCreators(marketplace) ? [{ kind: 'live-reminders', key: 'all' }] : []),
  ]
}

const TRIES = { mostTries: 8 }

/** Asks for the same as part of a write, where no queue is at hand: a worker finds it within a second. */
export async function askForAlerts(db: Kysely<Tables>, marketplace: Marketplace): Promise<void> {
  for (const wish of alertWishes(marketplace)) await enqueueJob(db, wish, TRIES)
}

/** Alerts of saved views by marketplace, and reminders of what people keep. */
export const monitoringJobs: ModuleJobs = {
  kinds: [
    {
      ...{ kind: 'alerts', ...TRIES },
      run: async ({ db, key, signal, progress }) => {
        const { alerts, notices } = await runAlerts(db, { marketplace: key as Marketplace, signal })
        await progress(`检查了 ${alerts} 个视图提醒，写入 ${notices} 条消息`)
      },
    },
    {
      ...{ kind: 'stock-reminders', ...TRIES },
      run: async ({ db, progress }) => await progress(`恢复提醒 ${await runStockReminders(db)} 条`),
    },
    {
      ...{ kind: 'live-reminders', ...TRIES },
      run: async ({ db, progress }) => await progress(`开播提醒 ${await runLiveReminders(db)} 条`),
    },
  ],
}
