import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Sums } from '../rules/market-figures.ts'
import type { CategorySums, DaySums } from '../rules/market-parts.ts'
import { MARKET_SUMS, type MarketSum } from '../rules/market-sum.ts'
import type { MarketMediaTable, MarketStateTable } from './market-tables.ts'

/** Which group is asked for: everything, a category of the first level, or one below it. */
export interface MarketGroup {
  marketplace: number
  period: number
  scope: number
  hosting: number
  parentId: number
  categoryId: number
}

/** What the aggregates were computed from; undefined before the first run. */
export function readMarketState(db: Database, marketplace: number): Promise<MarketStateTable | undefined> {
  return db.kysely
    .selectFrom('market_state')
    .selectAll()
    .where('marketplace', '=', marketplace)
    .executeTakeFirst()
}

/** bigint[] comes as text of each entry. */
const sumsOf = (stored: readonly (number | string)[]): Sums =>
  Object.fromEntries(MARKET_SUMS.map((name, at) => [name, Number(stored[at] ?? 0)])) as Record<
    MarketSum,
    number
  >

/** A group as it is read. */
interface MarketGroupRow {
  scope: number
  sums: Sums
  bandGoods: number[]
  bandUnits: number[]
}

/** The group itself in each of these scopes. */
export async function readGroups(
  { kysely }: Database,
  place: MarketGroup,
  scopes: readonly number[],
): Promise<MarketGroupRow[]> {
  const rows = await kysely
    .selectFrom('market_figure')
    .selectAll()
    .where('marketplace', '=', place.marketplace)
    .where('period', '=', place.period)
    .where('scope', 'in', scopes)
    .where('hosting', '=', place.hosting)
    .where('parent_id', '=', place.parentId)
    .where('category_id', '=', place.categoryId)
    .execute()
  return rows.map(({ scope, sums, band_goods, band_units }) => ({
    scope,
    sums: sumsOf(sums),
    bandGoods: band_goods.map(Number),
    bandUnits: band_units.map(Number),
  }))
}

/** Categories of one level: parentId 0 is the first, any other the second level below it. */
export async function readCategories({ kysely }: Database, place: MarketGroup): Promise<CategorySums[]> {
  const { rows } = await sql<{ id: string | null; name: string | null; sums: string[] }>`
    select c.external_id as id, coalesce(c.name_zh, c.name) as name, f.sums from market_figure f
    left join category c on c.id = f.category_id
    where f.marketplace = ${place.marketplace} and f.period = ${place.period} and f.scope = ${place.scope}
      and f.hosting = ${place.hosting} and f.parent_id = ${place.parentId}`.execute(kysely)
  return rows.map(({ id, name, sums }) => ({ id, name, sums: sumsOf(sums) }))
}

/** First-level categories of each of these scopes. */
export async function readCells(
  { kysely }: Database,
  place: MarketGroup,
  scopes: readonly number[],
): Promise<(CategorySums & { scope: number })[]> {
  const { rows } = await sql<{ scope: number; id: string | null; name: string | null; sums: string[] }>`
    select f.scope, c.external_id as id, coalesce(c.name_zh, c.name) as name, f.sums from market_figure f
    join category c on c.id = f.category_id
    where f.marketplace = ${place.marketplace} and f.period = ${place.period}
      and f.scope = any(${[...scopes]}::smallint[]) and f.hosting = ${place.hosting} and f.parent_id = 0`.execute(
    kysely,
  )
  return rows.map(({ scope, id, name, sums }) => ({ scope, id, name, sums: sumsOf(sums) }))
}

/** Days of the group from `first` on, oldest first. */
export async function readDays({ kysely }: Database, place: MarketGroup, first: number): Promise<DaySums[]> {
  const row = await kysely
    .selectFrom('market_trend')
    .selectAll()
    .where('marketplace', '=', place.marketplace)
    .where('scope', '=', place.scope)
    .where('hosting', '=', place.hosting)
    .where('parent_id', '=', place.parentId)
    .where('category_id', '=', place.categoryId)
    .executeTakeFirst()
  if (!row) return []
  return row.goods
    .map((goods, at) => ({
      ...{ day: row.start_day + at, goods, known: row.known[at] ?? 0 },
      ...{ units: Number(row.units[at] ?? 0), gmv: Number(row.gmv[at] ?? 0) },
    }))
    .filter(({ day }) => day >= first)
}

/** Creators, videos and lives of the group; undefined when there are none. */
export function readMediaGroup(
  { kysely }: Database,
  place: MarketGroup,
): Promise<MarketMediaTable | undefined> {
  return kysely
    .selectFrom('market_media')
    .selectAll()
    .where('marketplace', '=', place.marketplace)
    .where('period', '=', place.period)
    .where('scope', '=', place.scope)
    .where('parent_id', '=', place.parentId)
    .where('category_id', '=', place.categoryId)
    .executeTakeFirst()
}

/** A category with where it is; undefined for one that is not known or below the second level. */
export async function findMarketCategory({ kysely }: Database, marketplace: number, externalId: string) {
  const { rows } = await sql<{
    id: number
    name: string
    level: number
    c1: number
    parent: string | null
  }>`select c.id, coalesce(c.name_zh, c.name) as name, c.level, c.c1, p.external_id as parent
    from category c left join category p on p.id = c.parent_id
    where c.marketplace = ${marketplace} and c.external_id = ${externalId} and c.level <= 2`.execute(kysely)
  return rows[0]
}
