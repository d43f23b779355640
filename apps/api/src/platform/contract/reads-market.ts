/** What decides of an operation; the types of the contract fit. */
interface Marked {
  id: string
  method: string
  access: { rateClass: string; owner?: string; flags?: readonly string[] }
  marketRows: { drawn: string } | undefined
  /** `x-reads` as it is written. */
  reads: unknown
}

/**
 * Whether an operation reads the market alone (`x-reads: market`), so that a replica may answer it.
 * @throws Error for an operation that changes something, or has to do with what belongs to its caller or to operators:
 *   they must see at once what they have done
 */
export function readsMarket(operation: Marked): boolean {
  if (operation.reads === undefined) return false
  const why = refusal(operation)
  if (why !== undefined) throw new Error(`x-reads of ${operation.id}: ${why}.`)
  return true
}

function refusal({ method, access, marketRows, reads }: Marked): string | undefined {
  if (reads !== 'market') return 'only "market" is known'
  if (method !== 'GET') return 'only a GET reads it'
  if (!['read', 'search'].includes(access.rateClass)) return 'only calls of the classes read and search do'
  if (access.owner !== undefined) return 'own data is read where it is written'
  if (access.flags?.includes('operator')) return 'operators see what they have done'
  if (marketRows?.drawn === 'handler') return 'its handler charges a quota'
  return undefined
}
