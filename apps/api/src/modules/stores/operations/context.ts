import type { Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

/** What modules above stores keep of them. Wired in `src/module-parts.ts`. */
export interface StoreParts {
  /** Takes away what was imported for a store that is erased: its money and the rows it was read from. */
  forgetBooks(trx: Transaction<Tables>, accountId: string, storeId: string): Promise<void>
}

declare module '#platform/http/handler.ts' {
  interface ModuleContext {
    storeParts: StoreParts
  }
}
