import { MISSING, moneyText, shortMoneyText, shortNumber } from '@haixuan/ui-kit'
import type { MarketFigure } from '#entities/market'

export const countText = (value: number | null) => (value === null ? MISSING : shortNumber(value))
/** US cents, shortened. */
export const dollarText = (cents: number | null) =>
  cents === null ? MISSING : shortMoneyText({ minor: cents, currency: 'USD' })
/** US cents, exact. */
export const priceText = (cents: number | null) =>
  cents === null ? MISSING : moneyText({ minor: cents, currency: 'USD' })
export const shareText = (share: number | null) => (share === null ? MISSING : `${(share * 100).toFixed(1)}%`)
/** `+12.3%`, `-4.0%`. */
export const changeText = (change: number | null) =>
  change === null ? MISSING : `${change > 0 ? '+' : ''}${(change * 100).toFixed(1)}%`

/** The other part of a share: full hosting where the figure is of half hosting. */
export function otherShare({ value, change }: MarketFigure): MarketFigure {
  if (value === null) return { value, change, yearChange: null }
  const before = change === null ? null : 1 - value / (1 + change)
  return {
    value: 1 - value,
    change: before === null || before <= 0 ? null : (1 - value - before) / before,
    yearChange: null,
  }
}
