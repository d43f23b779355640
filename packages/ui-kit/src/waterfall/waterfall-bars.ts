export type WaterfallStep = {
  readonly id: string
  readonly label: string
  /** What this step adds or takes away; null for a sum of all before it. */
  readonly value: number | null
  /**
   * `cost` and `gain`: taken off or added without being a change for the worse or better. `missing`: left out because
   * something is not known.
   */
  readonly tone?: 'gain' | 'cost' | 'missing' | undefined
  /** Where the step leads: its name is then a link. A plain click goes to `onStepPress` when there is one. */
  readonly href?: string | undefined
}

type WaterfallBar = {
  readonly id: string
  readonly label: string
  readonly href: string | undefined
  readonly kind: 'rise' | 'gain' | 'cost' | 'missing' | 'fall' | 'sum'
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
  return steps.map(({ id, label, value, tone, href }, index) => {
    if (value === null)
      return {
        id,
        label,
        href,
        kind: 'sum' as const,
        value: level,
        low: Math.min(0, level),
        high: Math.max(0, level),
        level,
      }
    const before = level
    level += value
    const kind =
      index === 0 ? ('sum' as const) : (tone ?? (value < 0 ? ('fall' as const) : ('rise' as const)))
    return {
      id,
      label,
      href,
      kind,
      value,
      low: Math.min(before, level),
      high: Math.max(before, level),
      level,
    }
  })
}
