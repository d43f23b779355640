export const HEAT_LEVELS = 6

/**
 * Which of six steps a value has between the smallest and the largest, 0 to 5. Equal values are all in
 * the middle; missing has none.
 */
export function heatLevel(value: number | null, low: number, high: number): number | null {
  if (value === null) return null
  if (high <= low) return Math.floor(HEAT_LEVELS / 2)
  const share = (Math.min(high, Math.max(low, value)) - low) / (high - low)
  return Math.min(HEAT_LEVELS - 1, Math.floor(share * HEAT_LEVELS))
}
