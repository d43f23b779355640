import type { components } from '@haixuan/api-sdk/schema'
import type { Transaction } from 'kysely'
import type { Marketplace } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'

/** What monitoring adds to favourites and saved views. Wired in `src/server.ts`. */
export interface KeepingParts {
  /** @throws {Failure} what the list of the view would refuse, and an unknown board */
  checkWatched(watched: components['schemas']['WatchedList']): void
  /** Takes away what hangs on a view that is deleted: its alert and the link of its notices. */
  forgetView(trx: Transaction<Tables>, userId: string, viewId: string): Promise<void>
  /** The list of a view was saved again: an alert that could not be read can be. */
  mendAlert(db: Database, userId: string, viewId: string): Promise<void>
  /** From when on the owner of these products is told that they are back. Epoch milliseconds. */
  remindBehind(db: Database, marketplace: Marketplace, ids: readonly string[]): Promise<number>
}

declare module '#platform/http/handler.ts' {
  interface ModuleContext {
    keepingParts: KeepingParts
  }
}
