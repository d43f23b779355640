/** Every table, by name, for the query builder. Each area adds its own file. */
export type Tables = Record<never, never>
