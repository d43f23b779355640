export const HEAT_LEVELS = [0, 1, 2, 3, 4, 5] as const

/**
 * Which of six steps a value has between the smallest and the largest, 0 to 5. Equal values are all in
 * the middle; missing has none.
 */
export function heatLevel(value: number | null, low: number, high: number): number | null {
  if (value === null) return null
  if (high <= low) return HEAT_LEVELS.length / 2
  const share = (Math.min(high, Math.max(low, value)) - low) / (high - low)
  return Math.min(HEAT_LEVELS.length - 1, Math.floor(share * HEAT_LEVELS.length))
}
