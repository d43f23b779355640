/**
 * Whether an error says that the database takes no writes now: it is a standby, an operator has set it so, or its disk
 * is full. Reads continue then.
 */
export function isUnwritable(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return code === '25006' || code === '53100'
}

/** A note that may be missing is left out while the database takes no writes. */
export function ignoreUnwritable(error: unknown): void {
  if (!isUnwritable(error)) throw error
}
