import type { components } from '@haixuan/api-sdk/schema'

type Money = components['schemas']['Money']

/**
 * What is left of a declared price after the cost, in percent of the declared price, with two decimals: 32 declared at
 * a cost of 24 is 25. Negative at a loss.
 * @returns null when either is missing, they are in different currencies, or nothing is declared
 */
export function profitRate(cost: Money | null, declared: Money | null): number | null {
  if (!cost || !declared || cost.currency !== declared.currency || declared.amount <= 0) return null
  return Math.round(((declared.amount - cost.amount) * 10_000) / declared.amount) / 100
}
