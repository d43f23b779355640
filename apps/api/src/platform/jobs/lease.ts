/** How long a lease holds unless told otherwise, milliseconds. */
export const LEASE_MS = 60_000
/** A lease that ends later than this from now was written with a wrong clock. The same for all servers, whatever they are told. */
export const LONGEST_LEASE_MS = 2 * LEASE_MS

let current = LEASE_MS

/** How long the leases of this process hold; they are renewed long before. */
export function leaseMs(): number {
  return current
}

/** Sets how long leases of this process hold: at most LEASE_MS. Called once, at the start of the program. */
export function useLeases(ms: number): void {
  current = ms
}

/** The work has gone to another process, or was given up. */
export class LeaseLostError extends Error {}
