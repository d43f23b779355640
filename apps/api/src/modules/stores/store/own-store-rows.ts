import { type RawBuilder, sql } from 'kysely'
import { type Marketplace, marketplaceCode, marketplaceOfCode } from '#modules/reference/rules'
import type { Database } from '#platform/database/database.ts'
import { type OwnStore, unknownStore } from '../rules/store-role.ts'
import { IN_USE, limitsOf } from './account-limit.ts'
import { peopleOf } from './store-people.ts'
import type { StoreScope } from './stores-of.ts'

type SortField = 'created_at' | 'updated_at' | 'name'

export interface OwnStoreQuery {
  keyword?: string | undefined
  marketplace?: Marketplace | undefined
  state: 'active' | 'archived' | 'all'
  mode?: OwnStore['mode'] | undefined
  group?: string | undefined
  sort: { by: SortField; descending: boolean }
  offset: number
  limit: number
}

interface Row {
  account_id: string
  id: string
  marketplace: number
  name: string
  mall_id: string
  mode: OwnStore['mode']
  books: string[]
  currency: string
  group_name: string | null
  note: string | null
  source: OwnStore['source']
  ownership: OwnStore['ownership']
  ownership_reply: string | null
  revision: number
  created_at: Date
  updated_at: Date
  archived_at: Date | null
  is_frozen: boolean
}

const SORT: Record<SortField, RawBuilder<unknown>> = {
  created_at: sql`s.created_at`,
  updated_at: sql`s.updated_at`,
  name: sql`s.name_key`,
}

/** Stores with what the limit of their account makes of them: the oldest in use keep working. */
async function ranked(db: Database, scope: StoreScope): Promise<RawBuilder<unknown>> {
  const limits = await limitsOf(db, scope.accounts)
  const [accounts, most] = [limits.map(({ account }) => account), limits.map((one) => one.most)]
  return sql`select o.*, ${IN_USE} and row_number() over (
        partition by o.account_id, ${IN_USE} order by o.created_at, o.id) > l.most as is_frozen
    from own_store o join unnest(${accounts}::uuid[], ${most}::int[]) as l (account, most) on l.account = o.account_id`
}

/** Which of the stores of a scope a list asks for. */
function conditions(scope: StoreScope, query: OwnStoreQuery): RawBuilder<unknown> {
  const { keyword, marketplace, state, mode, group } = query
  const parts = [sql`s.id = any(${[...scope.ids]}::uuid[])`]
  if (keyword !== undefined) {
    const low = keyword.trim().toLowerCase()
    parts.push(sql`(strpos(lower(s.name), ${low}) > 0 or strpos(s.mall_id, ${low}) > 0
      or strpos(lower(coalesce(s.note, '')), ${low}) > 0)`)
  }
  if (marketplace !== undefined) parts.push(sql`s.marketplace = ${marketplaceCode(marketplace)}`)
  if (state !== 'all') parts.push(sql`(s.archived_at is null) = ${state === 'active'}`)
  if (mode !== undefined) parts.push(sql`s.mode = ${mode}`)
  if (group !== undefined) parts.push(sql`s.group_name = ${group}`)
  return sql.join(parts, sql` and `)
}

/** A page of the stores of a scope. */
export async function findOwnStores(
  db: Database,
  scope: StoreScope,
  query: OwnStoreQuery,
): Promise<{ rows: OwnStore[]; count: number; groups: string[] }> {
  const [stores, where] = [await ranked(db, scope), conditions(scope, query)]
  const order = sql`${SORT[query.sort.by]} ${query.sort.descending ? sql`desc` : sql`asc`}, s.id`
  const [page, total, groups] = await Promise.all([
    sql<Row>`select s.* from (${stores}) s where ${where} order by ${order}
      limit ${query.limit} offset ${query.offset}`.execute(db.kysely),
    sql<{ n: number }>`select count(*)::int as n from own_store s where ${where}`.execute(db.kysely),
    sql<{ name: string }>`select distinct s.group_name as name from own_store s
      where s.id = any(${[...scope.ids]}::uuid[]) and s.group_name is not null order by 1`.execute(db.kysely),
  ])
  return {
    rows: await shown(db, scope, page.rows),
    count: total.rows[0]?.n ?? 0,
    groups: groups.rows.map(({ name }) => name),
  }
}

/** A store of a scope. @throws {Failure} `store_unknown` */
export async function readOwnStore(db: Database, scope: StoreScope, id: string): Promise<OwnStore> {
  scope.storeOf(id)
  const { rows } = await sql<Row>`select s.* from (${await ranked(db, scope)}) s where s.id = ${id}`.execute(
    db.kysely,
  )
  const [store] = await shown(db, scope, rows)
  // Erased since the scope was read: as absent as any other.
  if (!store) throw unknownStore()
  return store
}

async function shown(db: Database, scope: StoreScope, rows: readonly Row[]): Promise<OwnStore[]> {
  const people = await peopleOf(db, scope)
  return rows.map((row) => {
    const { access } = scope.storeOf(row.id)
    return {
      ...{ id: row.id, marketplace: marketplaceOfCode(row.marketplace), name: row.name, mallId: row.mall_id },
      ...{ mode: row.mode, books: row.books, currency: row.currency, group: row.group_name, note: row.note },
      // Told by the module that imports files: `covered` of the operations.
      ...{ source: row.source, coverage: null, lastImportAt: null },
      state: row.archived_at === null ? ('active' as const) : ('archived' as const),
      ...{ isFrozen: row.is_frozen, ownership: row.ownership, ownershipReply: row.ownership_reply },
      ...{ access, people: access === 'owner' ? (people.get(row.id) ?? []) : null, revision: row.revision },
      ...{ createdAt: row.created_at.getTime(), updatedAt: row.updated_at.getTime() },
      archivedAt: row.archived_at?.getTime() ?? null,
    }
  })
}
