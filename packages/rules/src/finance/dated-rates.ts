import { minorDigits } from '../money/minor-digits.ts'

/** How many CNY one unit of a currency was from a day on. */
export interface DatedRate {
  currency: string
  /** yyyy-mm-dd. */
  day: string
  /** A plain decimal such as `7.1085`. */
  rate: string
}

export interface Converted {
  /** Fen. */
  fen: number
  /** The rate that was used; null for CNY itself. */
  used: DatedRate | null
}

/** A rate older than this many days is not the rate of a day. */
const OLDEST_DAYS = 31
const DAY_MS = 86_400_000

/** CNY of one unit of a currency; the dearest, the dinar of Kuwait, has some 25. */
const RATE_MOST = 1_000

/** Whether a text is a rate: a positive plain decimal with at most nine places, 1000 at most. */
export function isRate(text: string): boolean {
  const rate = /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : 0
  return rate > 0 && rate <= RATE_MOST
}

/** Finds the rate of a currency on a day; null when there is none. */
type RateBook = (currency: string, day: string) => DatedRate | null

/** The last rate on or before a day; one of more than 31 days before is none. */
export function rateBook(rates: readonly DatedRate[]): RateBook {
  const byCurrency = new Map<string, DatedRate[]>()
  for (const rate of rates) byCurrency.set(rate.currency, [...(byCurrency.get(rate.currency) ?? []), rate])
  for (const own of byCurrency.values()) own.sort((one, other) => (one.day < other.day ? -1 : 1))
  return (currency, day) => {
    const used = byCurrency.get(currency)?.findLast((rate) => rate.day <= day)
    return !used || Date.parse(day) - Date.parse(used.day) > OLDEST_DAYS * DAY_MS ? null : used
  }
}

/**
 * Converts amounts into fen by the last rate on or before a day, exactly and rounded half away from zero. Currencies are
 * never added without a dated rate: null when there is none, or only one of more than 31 days before.
 */
export function converter(rates: readonly DatedRate[]) {
  const book = rateBook(rates)
  return (minor: number, currency: string, day: string): Converted | null => {
    if (currency === 'CNY') return { fen: minor, used: null }
    const used = book(currency, day)
    return used && { fen: timesRate(minor, used.rate, minorDigits(currency)), used }
  }
}

/** Whole numbers of any size: no rate is ever a binary fraction. */
function timesRate(minor: number, rate: string, digits: number): number {
  const [whole = '0', fraction = ''] = rate.split('.')
  const scaled = BigInt(whole + fraction)
  // fen = minor / 10^digits * rate * 100
  const divisor = 10n ** BigInt(digits + fraction.length)
  const product = BigInt(Math.abs(minor)) * scaled * 100n
  const fen = Number((product * 2n + divisor) / (divisor * 2n))
  return minor < 0 ? -fen || 0 : fen
}
