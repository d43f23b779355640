import type { OwnStore, StoreScope } from '#modules/stores'
import type { Output } from '#platform/command-line/output.ts'
import type { Database } from '#platform/database/database.ts'
import type { FinanceOptions } from './finance-options.ts'

/** What the commands of finance need of the process they run in. */
export interface FinanceContext {
  out: Output
  /** Absolute folder in which the command was typed. */
  folder: string
  openDatabase(): Promise<Database>
  stopping(): boolean
}

/** An account with its stores, as the commands work on it. */
export interface FinanceAccount {
  id: string
  scope: StoreScope
  stores: readonly OwnStore[]
  options: FinanceOptions
}
