import { codeOf } from '../../process/start-error.ts'
import { isDatabaseUnavailable } from '../database-unavailable.ts'

/** What was read has been replaced on the primary, and the replica has stopped waiting for the read. */
const CONFLICT = new Set(['40001', '40P01'])
const TOO_LONG = '57014'

/** Whether a read failed for a reason that the primary need not have: it is repeated there. */
export function isReplicaFault(error: unknown): boolean {
  const code = codeOf(error)
  if (code !== undefined && (CONFLICT.has(code) || code.startsWith('XX'))) return true
  return isDatabaseUnavailable(error)
}

/** Whether such a fault says that the next reads would fail too. One statement that took too long does not. */
export function isReplicaAway(error: unknown): boolean {
  return codeOf(error) !== TOO_LONG
}
