import type { Random } from '../goods/random.ts'

/** A total as so many uneven parts of at least 1; their sum is the total to the last unit. */
export function splitSum(random: Random, total: number, count: number): number[] {
  if (total < count) return total > 0 ? [total] : []
  const weights = Array.from({ length: count }, () => 0.4 + random.next())
  const sum = weights.reduce((all, one) => all + one, 0)
  const free = total - count
  const parts = weights.map((weight) => 1 + Math.floor((free * weight) / sum))
  const rest = total - parts.reduce((all, one) => all + one, 0)
  return parts.map((part, at) => part + (at === 0 ? rest : 0))
}
