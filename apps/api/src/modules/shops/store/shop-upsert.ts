import { type Kysely, sql } from 'kysely'
import { type AlongWith, upsertShops } from '#modules/goods'
import type { UpsertResult } from '#modules/goods/rules'
import { takeIds } from '#modules/reference'
import { type Marketplace, marketplaceCode } from '#modules/reference/rules'

import { type BulkColumn, writeRows } from '#platform/database/bulk-rows.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import {
  mergeProfile,
  NO_PROFILE,
  profileFault,
  type ShopProfile,
  type StoredProfile,
} from '../rules/shop-profile.ts'
import type { ShopFactTable, ShopTables } from './shops-tables.ts'

const FACT_COLUMNS: BulkColumn<ShopFactTable>[] = [
  ...(['shop_id', 'source_id', 'updated_at', 'company_id', 'followers', 'stated_sales'] as const).map(
    (name) => ({
      name,
      type: 'bigint' as const,
    }),
  ),
  ...(['stated_goods', 'review_count', 'opened_day', 'flags'] as const).map((name) => ({
    name,
    type: 'integer' as const,
  })),
  ...(
    ['marketplace', 'region_id', 'score', 'good_rate', 'dsr_item', 'dsr_service', 'dsr_shipping'] as const
  ).map((name) => ({ name, type: 'smallint' as const })),
  ...(['brand', 'logo_url', 'url'] as const).map((name) => ({ name, type: 'text' as const })),
]

const COMPANY_COLUMNS: BulkColumn<ShopTables['shop_company']>[] = [
  { name: 'id', type: 'bigint' },
  { name: 'marketplace', type: 'smallint' },
  { name: 'external_id', type: 'text' },
  { name: 'name', type: 'text' },
  { name: 'demo', type: 'boolean' },
]

async function companyIds(
  db: Kysely<Tables>,
  code: number,
  profiles: readonly ShopProfile[],
  demo: boolean,
): Promise<Map<string, number>> {
  const wanted = new Map(
    profiles.flatMap(({ company }) => (company ? [[company.id, company.name.trim()]] : [])),
  )
  if (wanted.size === 0) return new Map()
  const read = async () => {
    const { rows } = await sql<{ id: number; key: string }>`select id::float8 as id, external_id as key
      from shop_company where marketplace = ${code} and external_id = any(${[...wanted.keys()]}::text[])`.execute(
      db,
    )
    return new Map(rows.map((row) => [row.key, row.id]))
  }
  const have = await read()
  const fresh = [...wanted].filter(([key]) => !have.has(key))
  const first = await takeIds(db, 'company', fresh.length)
  const rows = fresh.map(([external_id, name], index) => ({
    id: first + index,
    marketplace: code,
    external_id,
    name,
    demo,
  }))
  await writeRows(db, 'shop_company', COMPANY_COLUMNS, rows, {
    key: ['marketplace', 'external_id'],
    existing: 'keep',
  })
  return read()
}

async function readProfiles(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, ShopFactTable>> {
  const rows = await db
    .selectFrom('shop_fact')
    .selectAll()
    .where('shop_id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.shop_id, row]))
}

const FIELDS = Object.keys(NO_PROFILE) as (keyof StoredProfile)[]

/** Keeps what a source says of shops. A row that is the same already stays untouched. */
async function writeProfiles(
  db: Kysely<Tables>,
  marketplace: Marketplace,
  profiles: readonly ShopProfile[],
  source: { id: number; demo: boolean },
): Promise<UpsertResult> {
  const result: UpsertResult = { inserted: 0, updated: 0, unchanged: 0, rejected: [] }
  const sound = profiles.filter((profile, index) => {
    const reason = profileFault(profile)
    if (reason !== null) result.rejected.push({ index, reason })
    return reason === null
  })
  if (sound.length === 0) return result
  const code = marketplaceCode(marketplace)
  const shops = sound.map(({ externalId, name }) => ({ id: externalId, name }))
  const ids = await upsertShops(db, code, shops, source.demo)
  const companies = await companyIds(db, code, sound, source.demo)
  const stored = await readProfiles(db, [...ids.values()])
  const next = new Map<number, ShopFactTable>()
  for (const profile of sound) {
    const shopId = ids.get(profile.externalId)
    if (shopId === undefined) throw new Error(`Shop ${profile.externalId} was placed and is gone.`)
    const before = next.get(shopId) ?? stored.get(shopId)
    const company =
      profile.company === undefined || profile.company === null
        ? profile.company
        : companies.get(profile.company.id)
    const merged = mergeProfile(before ?? NO_PROFILE, profile, company)
    const same = before !== undefined && FIELDS.every((name) => before[name] === merged[name])
    if (before === undefined) result.inserted++
    else if (same) result.unchanged++
    else result.updated++
    const sourceId =
      before !== undefined && (same || profile.seenAt < before.updated_at) ? before.source_id : source.id
    next.set(shopId, { ...merged, shop_id: shopId, marketplace: code, source_id: sourceId })
  }
  await writeRows(db, 'shop_fact', FACT_COLUMNS, [...next.values()], { key: ['shop_id'], existing: 'update' })
  return result
}

/** The same in a transaction of its own. */
export function upsertProfiles(
  db: Database,
  marketplace: Marketplace,
  profiles: readonly ShopProfile[],
  source: { id: number; demo: boolean },
): Promise<UpsertResult> {
  return db.transaction((trx) => writeProfiles(trx, marketplace, profiles, source))
}

/**
 * Keeps a batch of an import, with what belongs into the same transaction.
 * @param profiles of one marketplace
 */
export async function upsertShopProfiles(
  db: Database,
  profiles: readonly ShopProfile[],
  sourceId: number,
  along: AlongWith,
): Promise<UpsertResult> {
  const [first] = profiles
  return await db.transaction(async (trx) => {
    const result = first
      ? await writeProfiles(trx, first.marketplace, profiles, { id: sourceId, demo: false })
      : { inserted: 0, updated: 0, unchanged: 0, rejected: [] }
    await along(trx, result)
    return result
  })
}
