import type { Transaction } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { OwnStore } from '../rules/store-role.ts'
import type { StoreScope } from '../store/stores-of.ts'

/** What files of a store cover, and when the last was imported. */
export type StoreCover = Pick<OwnStore, 'coverage' | 'lastImportAt'>

/** What modules above stores keep of them. Wired in `src/module-parts.ts`. */
export interface StoreParts {
  /** Takes away what was imported for a store that is erased: its money and the rows it was read from. */
  forgetBooks(trx: Transaction<Tables>, accountId: string, storeId: string): Promise<void>
  /** By id; stores without an import are not in it. */
  coverOf(
    db: Pick<Database, 'kysely'>,
    scope: Pick<StoreScope, 'accounts' | 'ids'>,
  ): Promise<ReadonlyMap<string, StoreCover>>
}

declare module '#platform/http/handler.ts' {
  interface ModuleContext {
    storeParts: StoreParts
  }
}
