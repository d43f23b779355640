import { setTimeout as sleep } from 'node:timers/promises'
import { upsertHistory } from '../../src/modules/goods/store/goods-history-upsert.ts'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import { dayOfTime, isoDay, marketplaceCode } from '../../src/modules/reference/rules/index.ts'
import { rollUpWish } from '../../src/modules/rollups/jobs/roll-up-job.ts'
import { enqueueJob } from '../../src/platform/jobs/job-rows.ts'
import { record } from '../goods/sample-record.ts'
import type { Cluster } from './cluster.ts'
import type { Caller } from './load/caller.ts'

const DAY_MS = 86_400_000
/** The demo data of the test ends so many days before today: the days of the test follow it. */
export const DAYS_BEFORE = 20
const FIRST_DAY = dayOfTime(Date.now()) - DAYS_BEFORE
const FIRST_PRICE = 1_000_000
const TRIES = 8

/** What background work has done, kind by kind. */
export interface EffectRow {
  kind: string
  wanted: number
  there: number
  doubled: number
  /** Attempts of workers; more than was asked for by the kills alone. */
  attempts: number
}

/**
 * Work that must happen once: a product becomes cheaper each day, and everyone who watches it is told once of each day,
 * with the boards of that day.
 */
export class Effects {
  readonly #cluster: Cluster
  readonly #watchers: readonly Caller[]
  readonly #product = record({
    title: 'Clusterproof gadget',
    price: { amount: FIRST_PRICE, currency: 'USD' },
  })
  #days = 0

  constructor(cluster: Cluster, watchers: readonly Caller[]) {
    this.#cluster = cluster
    this.#watchers = watchers
  }

  /** Each watcher saves a view and turns its alert on. */
  async prepare(): Promise<void> {
    await this.#writeDay(Array.from({ length: 10 }, () => FIRST_PRICE))
    const query = { keyword: 'clusterproof' }
    for (const watcher of this.#watchers) {
      const view = await watcher.data<{ id: string }>('POST', '/api/saved-views', {
        ...{ board: '/temu/home', name: '降价', query, watched: { marketplace: 'temu', query } },
      })
      const rule = { kind: 'price_drop', percent: 10 }
      await watcher.data('PUT', `/api/saved-views/${view.id}/alert`, { rule, isOn: true })
    }
  }

  /** A new day of figures, and the jobs that follow. */
  async newDay(): Promise<void> {
    this.#days++
    await this.#writeDay([Math.round(FIRST_PRICE * 0.8 ** this.#days)])
    const { kysely } = this.#cluster.db
    for (const marketplace of ['temu', 'tiktok'] as const)
      await enqueueJob(kysely, rollUpWish({ marketplace }, Date.now()), { mostTries: TRIES })
  }

  async #writeDay(prices: readonly number[]): Promise<void> {
    const { db } = this.#cluster
    const day = FIRST_DAY + this.#days
    await upsertGoods(db, [{ ...this.#product, seenAt: (day + 1) * DAY_MS }], 1)
    const days = prices.map((price, n) => ({ day: isoDay(day - prices.length + 1 + n), sales: 20, price }))
    const { marketplace, externalId } = this.#product
    await upsertHistory(db, [{ marketplace, externalId, currency: 'USD', days }], 1)
  }

  /** Waits until no job is due or runs. @returns those that are not done in time, or dead */
  async settled(withinMs: number): Promise<string[]> {
    const until = performance.now() + withinMs
    for (;;) {
      const open = await this.#cluster.ask<{
        kind: string
        key: string
        state: string
        last_error: string | null
      }>("select kind, key, state, last_error from job where state not in ('done', 'cancelled')")
      const dead = open.filter(({ state }) => state === 'dead')
      if (open.length === 0 || dead.length > 0 || performance.now() > until)
        return open.map(
          ({ kind, key, state, last_error }) => `job ${kind} ${key} is ${state}: ${last_error ?? ''}`,
        )
      await sleep(300)
    }
  }

  /** @param mails asked for and acknowledged */
  async rows(mails: readonly string[]): Promise<EffectRow[]> {
    const attempts = new Map(
      (
        await this.#cluster.ask<{ kind: string; n: number }>(
          'select kind, sum(attempt)::integer as n from job group by kind',
        )
      ).map(({ kind, n }) => [kind, n]),
    )
    const row = (kind: string, counts: Omit<EffectRow, 'kind' | 'attempts'>) => ({
      ...{ kind, attempts: attempts.get(kind) ?? 0 },
      ...counts,
    })
    const told = await this.#notices()
    const boards = await this.#cluster.ask<{ n: number }>(
      `select count(*)::integer as n from goods_rank_day where marketplace = $1 and day > $2 and day <= $3`,
      [marketplaceCode('temu'), FIRST_DAY, FIRST_DAY + this.#days],
    )
    const { received } = this.#cluster.mails
    const got = mails.map((address) => received.get(address) ?? 0)
    return [
      row('alerts', {
        wanted: this.#days * this.#watchers.length,
        there: told.reduce((sum, days) => sum + new Set(days).size, 0),
        doubled: told.reduce((sum, days) => sum + days.length - new Set(days).size, 0),
      }),
      row('roll-up', { wanted: this.#days, there: boards[0]?.n ?? 0, doubled: 0 }),
      row('send-message', {
        wanted: mails.length,
        there: got.filter((n) => n > 0).length,
        doubled: got.reduce((sum, n) => sum + Math.max(0, n - 1), 0),
      }),
    ]
  }

  /** The prices that each watcher was told of; each day has another one. */
  async #notices(): Promise<number[][]> {
    interface Notice {
      kind: string
      matches: { after: number }[]
    }
    return await Promise.all(
      this.#watchers.map(async (watcher) => {
        const { rows } = await watcher.data<{ rows: Notice[] }>('GET', '/api/notices?limit=100')
        return rows.flatMap(({ matches }) => matches.map(({ after }) => after))
      }),
    )
  }
}
