import { type Kysely, sql } from 'kysely'
import { sharedMain } from '#modules/access/rules'
import type { UserCaller } from '#platform/caller.ts'
import type { Tables } from '#platform/database/tables.ts'
import { type StoreAccess, unknownStore } from '../rules/store-role.ts'

/** Who asks, as far as the scope depends on it. */
type Asker = Pick<UserCaller, 'userId' | 'parentId' | 'isSeatless'>

interface Granted {
  id: string
  account_id: string
  access: StoreAccess
}

/**
 * The stores that a caller may see. Code that reads own data takes one and asks for its `ids`. Nothing but `storesOf` makes
 * one: the constructor is private, and the private field keeps other objects from passing for one.
 */
export class StoreScope {
  readonly #stores: ReadonlyMap<string, Granted>
  /** Ids of the stores, archived ones too. */
  readonly ids: readonly string[]
  readonly userId: string

  private constructor(userId: string, granted: readonly Granted[]) {
    this.userId = userId
    this.#stores = new Map(granted.map((one) => [one.id, one]))
    this.ids = [...this.#stores.keys()]
  }

  /** Accounts that the stores belong to. */
  get accounts(): readonly string[] {
    return [...new Set([...this.#stores.values()].map(({ account_id }) => account_id))]
  }

  /**
   * The account of a store, and what the caller may do with it. Somebody else's store and one that never was are the same.
   * @throws {Failure} `store_unknown`
   */
  storeOf(id: string): { accountId: string; access: StoreAccess } {
    const found = this.#stores.get(id)
    if (!found) throw unknownStore()
    return { accountId: found.account_id, access: found.access }
  }

  static async of(db: Kysely<Tables>, asker: Asker): Promise<StoreScope> {
    const { userId } = asker
    const main = sharedMain(asker)
    const own = sql`select id, account_id, 'owner' as access from own_store where account_id = ${userId}`
    // A member without a seat has nothing of the team until there is one again.
    const given = sql`select p.store_id, p.account_id, p.role from own_store_person p
      join team_member t on t.user_id = p.account_id and t.id = p.member_id
      where p.account_id = ${main} and t.son_id = ${userId}`
    const { rows } = await sql<Granted>`${own} ${main === null ? sql`` : sql`union all ${given}`}`.execute(db)
    return new StoreScope(userId, rows)
  }
}

/**
 * The one place that decides whose stores somebody sees: a main account those of the account, a sub-account with a
 * seat those it was given, and everybody those they have added themselves.
 */
export const storesOf = (db: Kysely<Tables>, asker: Asker): Promise<StoreScope> => StoreScope.of(db, asker)
