import type { components } from '@haixuan/api-sdk/schema'
import type { ColumnType, Generated } from 'kysely'

type Store = components['schemas']['OwnStore']
type Stamp = ColumnType<Date, Date | undefined, Date>
type LateStamp = ColumnType<Date | null, undefined, Date | null>

interface OwnStoreTable {
  /** The account that it belongs to: the main account of the team. */
  account_id: string
  id: string
  key: string
  marketplace: number
  name: string
  name_key: string
  mall_id: string
  mode: Store['mode']
  books: string[]
  currency: string
  group_name: string | null
  note: string | null
  source: Store['source']
  ownership: Generated<Store['ownership']>
  ownership_reply: ColumnType<string | null, undefined, string | null>
  revision: Generated<number>
  created_at: Stamp
  updated_at: Stamp
  archived_at: LateStamp
}

interface StoreClaimTable {
  id: string
  marketplace: number
  mall_id: string
  account_id: string
  store_id: string
  holder_account_id: string
  holder_store_id: string
  status: Generated<components['schemas']['StoreClaim']['status']>
  reply: ColumnType<string | null, undefined, string | null>
  created_at: Stamp
  decided_at: LateStamp
  decided_by: ColumnType<string | null, undefined, string | null>
}

/** Tables of migration 0200. */
export interface StoresTables {
  /** @scoped */
  own_store: OwnStoreTable
  /** @scoped */
  own_store_person: {
    account_id: string
    store_id: string
    /** Id of the membership in the team. */
    member_id: string
    role: components['schemas']['StoreRole']
  }
  store_claim: StoreClaimTable
}

declare module '#platform/database/tables.ts' {
  interface Tables extends StoresTables {}
}
