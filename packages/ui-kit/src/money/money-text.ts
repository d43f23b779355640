import { minorDigits } from '@haixuan/rules'
import { MISSING, shortNumber } from '../number/index.ts'

/** An amount in the smallest unit of its currency (cents, fen, yen), as the contract carries it. */
export type MoneyAmount = { readonly minor: number; readonly currency: string }

const formats = new Map<string, Intl.NumberFormat | null>()

function formatOf(currency: string): Intl.NumberFormat | null {
  const known = formats.get(currency)
  if (known !== undefined) return known
  let format: Intl.NumberFormat | null
  try {
    const digits = minorDigits(currency)
    const places = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    format = new Intl.NumberFormat('zh-CN', { style: 'currency', currency, ...places })
  } catch {
    format = null
  }
  formats.set(currency, format)
  return format
}

/** Decimals of a currency by ISO 4217: 2 for USD, 0 for JPY, 3 for KWD; 2 for a code that is not one. */
export function currencyDigits(currency: string): number {
  return minorDigits(currency)
}

/**
 * The amount with its currency's sign and decimals, `—` when missing. Signs are those that cannot be
 * mixed up in Chinese (US$, JP¥, ¥). A code that is none is behind the figure as it is.
 */
export function moneyText(amount: MoneyAmount | null | undefined): string {
  if (!amount || !Number.isFinite(amount.minor)) return MISSING
  const major = amount.minor / 10 ** currencyDigits(amount.currency)
  return formatOf(amount.currency)?.format(major) ?? `${major.toFixed(2)} ${amount.currency}`
}

/** What is shortened, in whole units; up to here {@link shortNumber} leaves figures as they are, too. */
const LARGE = 1000

/** The amount in brief, for large sums: `US$3780.2w+` by the rule of {@link shortNumber}, small ones in full. */
export function shortMoneyText(amount: MoneyAmount | null | undefined): string {
  if (!amount || !Number.isFinite(amount.minor)) return MISSING
  const major = amount.minor / 10 ** currencyDigits(amount.currency)
  if (Math.abs(major) <= LARGE) return moneyText(amount)
  const parts = formatOf(amount.currency)?.formatToParts(0)
  if (!parts) return `${shortNumber(major)} ${amount.currency}`
  const sign = parts.filter(({ type }) => type === 'currency' || type === 'literal')
  return `${major < 0 ? '-' : ''}${sign.map(({ value }) => value).join('')}${shortNumber(Math.abs(major))}`
}
