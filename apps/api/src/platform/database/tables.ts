import type { EngineTables } from './engine-tables.ts'

/**
 * Every table, by name, for the query builder. Each module adds its own by declaring this interface again beside its
 * `store/*-tables.ts`; the platform knows none of them.
 */
export interface Tables extends EngineTables {}
