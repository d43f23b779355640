import { beijingDay } from '@haixuan/rules'
import { alertWishes } from '#modules/monitoring'
import { dayNumber, MARKETPLACES, type Marketplace } from '#modules/reference/rules'
import { SITE_ZONE } from '#platform/jobs/daily-job.ts'
import type { JobWish, ModuleJobs } from '#platform/jobs/job-kind.ts'
import { rollUpMarketplace } from './roll-up-marketplace.ts'

const KIND = 'roll-up'

interface Payload {
  marketplace: Marketplace
  /** yyyy-mm-dd: boards from this day on are made again. */
  from?: string
}

/**
 * The daily job of a marketplace: one piece of work for each day, however often it is asked for. One that makes older
 * boards again is work of its own: the daily one, asked for meanwhile, would replace its payload.
 * @param at epoch milliseconds
 */
export function rollUpWish(payload: Payload, at: number): JobWish {
  const { marketplace, from } = payload
  const key = [marketplace, beijingDay(at), ...(from === undefined ? [] : [`from ${from}`])].join(' ')
  return { kind: KIND, key, payload }
}

/** Roll-ups by marketplace and day; alerts and reminders follow each. */
export const rollUpJobs: ModuleJobs = {
  kinds: [
    {
      kind: KIND,
      mostTries: 8,
      run: async ({ db, payload, signal, progress, enqueue }) => {
        const { marketplace, from } = payload as Payload
        const day = from === undefined ? null : dayNumber(from)
        await rollUpMarketplace(db, {
          ...{ marketplace, signal, ...(day === null ? {} : { from: day }) },
          say: (line) => void progress(line).catch(() => undefined),
        })
        await enqueue(alertWishes(marketplace))
      },
    },
  ],
  schedules: [
    {
      ...{ name: 'roll-up', cron: '30 3 * * *', zone: SITE_ZONE },
      jobs: (at) => MARKETPLACES.map((marketplace) => rollUpWish({ marketplace }, at)),
    },
  ],
}
