export function runSite(
  env?: Record<string, string>,
  dataDir?: string,
): Promise<{
  address: string
  /** Ends the server and keeps its data. */
  halt: () => Promise<void>
  /** Ends the server and removes its data. */
  stop: () => Promise<void>
}>
