import { DAY_MS } from '@haixuan/rules'
import { sql } from 'kysely'
import { hasCreators, MARKETPLACES, type Marketplace, marketplaceCode } from '#modules/reference/rules'
import { newestDay } from '#modules/shops'

import type { Database } from '#platform/database/database.ts'
import { withExclusive } from '#platform/jobs/exclusive.ts'
import { EVERYWHERE, type MarketScope, scopesOf } from '../rules/market-scope.ts'
import { MarketSums } from '../rules/market-sums.ts'
import { MediaSums } from '../rules/media-sums.ts'
import { readMarketGoods } from './market-source.ts'
import type { MarketStateTable } from './market-tables.ts'
import { writeFigures, writeMedia, writeTrends } from './market-write.ts'
import { readMedia } from './media-source.ts'

/** Other sums need another number: what is stored is then computed again. */
const RULE = 1

export interface MarketRollUpOptions {
  /** Only these; all of them when left out. */
  marketplaces?: readonly Marketplace[]
  /** Compute those without news too: days of the past may have been imported. */
  again?: boolean
  /** Asked between marketplaces: true ends the job. */
  stopping?: () => boolean
}

/** What one run did. */
export type MarketRollUp = { marketplace: Marketplace; goods: number }[]

/**
 * Aggregates of the dashboards. Incremental: a marketplace without news is left alone, and of the others only groups
 * that differ are written. Resumable: what it was computed from is noted last. Idempotent: a second run changes nothing.
 */
export async function rollUpMarket(db: Database, options: MarketRollUpOptions = {}): Promise<MarketRollUp> {
  const done: MarketRollUp = []
  for (const marketplace of options.marketplaces ?? MARKETPLACES) {
    if (options.stopping?.()) break
    const work = (held: Database) => rollUpMarketplace(held, marketplace, options.again === true)
    const result = await withExclusive(db, `market ${marketplaceCode(marketplace)}`, work)
    if (result) done.push({ marketplace, ...result })
  }
  if (done.length > 0) await db.vacuumAnalyze(MARKET_TABLES)
  return done
}

const MARKET_TABLES = ['market_figure', 'market_trend', 'market_media', 'market_state']

type Found = Pick<MarketStateTable, 'rule' | 'day' | 'as_of' | 'goods'>

/** What there is to compute from; null without a product. */
async function look(db: Database, code: number): Promise<Found | null> {
  const { rows } = await sql<{ as_of: number | null; goods: number }>`
    select (select updated_at from product_metric where marketplace = ${code} order by updated_at desc limit 1)::float8
      as as_of, (select count(*) from product_metric where marketplace = ${code})::float8 as goods`.execute(
    db.kysely,
  )
  const { as_of = null, goods = 0 } = rows[0] ?? {}
  if (as_of === null) return null
  const day = (await newestDay(db, code)) ?? Math.floor(as_of / DAY_MS) - 1
  return { rule: RULE, day, as_of, goods }
}

/** Scopes that a region mask is in; masks repeat, so each is looked at once. */
function scopeFinder(scopes: readonly MarketScope[]): (mask: string) => readonly number[] {
  const met = new Map<string, readonly number[]>()
  return (mask) => {
    const known = met.get(mask)
    if (known) return known
    const bits = BigInt(mask)
    const found = [EVERYWHERE.code, ...scopes.filter((one) => one.mask & bits).map((one) => one.code)]
    met.set(mask, found)
    return found
  }
}

async function rollUpMarketplace(db: Database, marketplace: Marketplace, again: boolean) {
  const code = marketplaceCode(marketplace)
  const found = await look(db, code)
  if (!found) {
    await db.transaction(async (trx) => {
      for (const table of MARKET_TABLES)
        await sql`delete from ${sql.table(table)} where marketplace = ${code}`.execute(trx)
    })
    return null
  }
  const before = await db.kysely
    .selectFrom('market_state')
    .selectAll()
    .where('marketplace', '=', code)
    .executeTakeFirst()
  // Creators publish without any product changing.
  const scopes = scopesOf(marketplace)
  if (hasCreators(marketplace)) await rollUpMedia(db, code, scopes, found.day)
  const isSame =
    before !== undefined &&
    (['rule', 'day', 'as_of', 'goods'] as const).every((name) => before[name] === found[name])
  if (isSame && !again) return null
  const sums = new MarketSums(found.day)
  const scopesIn = scopeFinder(scopes)
  for await (const part of readMarketGoods(db, code, found.day)) {
    for (const { goods, mask } of part) sums.add(goods, scopesIn(mask))
    await new Promise((resolve) => setImmediate(resolve))
  }
  await writeFigures(db, code, sums)
  await writeTrends(db, code, sums)
  const state = {
    ...found,
    ...{ demo: sums.hasDemo, estimated: sums.hasEstimates, computed_at: Date.now() },
  }
  await db.transaction((trx) =>
    trx
      .insertInto('market_state')
      .values({ marketplace: code, ...state })
      .onConflict((conflict) => conflict.column('marketplace').doUpdateSet(state))
      .execute(),
  )
  return { goods: sums.count }
}

async function rollUpMedia(db: Database, code: number, scopes: readonly MarketScope[], day: number) {
  const sums = new MediaSums()
  for await (const part of readMedia(db, code, day)) {
    for (const media of part) {
      const inside = scopes.filter(({ regions }) => regions.includes(media.regionId))
      sums.add(media, [EVERYWHERE.code, ...inside.map((one) => one.code)])
    }
  }
  await writeMedia(db, code, sums)
}
