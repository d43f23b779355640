import type { AccountTables } from './accounts.ts'
import type { EngineTables } from './engine.ts'
import type { GoodsTables } from './goods.ts'
import type { ImportTables } from './imports.ts'

/** Every table, by name, for the query builder. Each area adds its own file. */
export type Tables = AccountTables & EngineTables & GoodsTables & ImportTables
