const FIRST_MS = 5_000
const MOST_MS = 3_600_000

/**
 * Pause before the next attempt: five seconds, doubled by each failure, at most an hour.
 * @param failures attempts that failed, 1 or more
 * @param spread 0 to 1: up to a quarter is added, so that jobs which failed together do not return together
 */
export function backOffMs(failures: number, spread: number): number {
  const pause = Math.min(FIRST_MS * 2 ** (failures - 1), MOST_MS)
  return Math.round(pause * (1 + spread / 4))
}
