export type WaterfallStep = {
  readonly id: string
  readonly label: string
  /** What this step adds or takes away; null for a sum of all before it. */
  readonly value: number | null
}

type WaterfallBar = {
  readonly id: string
  readonly label: string
  readonly kind: 'rise' | 'fall' | 'sum'
  /** What is written at the bar: the step, or the sum so far. */
  readonly value: number
  readonly low: number
  readonly high: number
  /** Where the next bar begins. */
  readonly level: number
}

/**
 * Where each bar begins and ends: every step starts at the level the one before left. The first bar is a sum,
 * too: it is where the walk begins, not a rise.
 */
export function waterfallBars(steps: readonly WaterfallStep[]): WaterfallBar[] {
  let level = 0
  return steps.map(({ id, label, value }, index) => {
    if (value === null)
      return {
        id,
        label,
        kind: 'sum' as const,
        value: level,
        low: Math.min(0, level),
        high: Math.max(0, level),
        level,
      }
    const before = level
    level += value
    const kind = index === 0 ? ('sum' as const) : value < 0 ? ('fall' as const) : ('rise' as const)
    return { id, label, kind, value, low: Math.min(before, level), high: Math.max(before, level), level }
  })
}
