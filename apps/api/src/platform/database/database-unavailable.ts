/** SQLSTATE classes of a database that cannot answer now: connection, resources, operator, system. */
const STATES = /^(08|53|57|58)[0-9A-Z]{3}$|^25P03$/
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
])
/** Messages of driver errors without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/

/**
 * Whether an error means that the database cannot be reached or cannot answer now, so that the same call may
 * work later: the answer is 503, not 500.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') {
    if (STATES.test(code)) return true
    // A missing file is no missing database: only a socket counts.
    return NETWORK.has(code) && (code !== 'ENOENT' || (error as { syscall?: unknown }).syscall === 'connect')
  }
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  return MESSAGES.test(error.message)
}
