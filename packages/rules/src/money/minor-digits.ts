import { OTHER_DIGITS } from './minor-digits.gen.ts'

/**
 * Decimals of a currency (ISO 4217): 2 for USD and IDR, 0 for JPY, 3 for KWD; 2 for a code that is none. Amounts are
 * stored by these. `Intl` is no source: it gives IDR and HUF no decimals, because such coins are rare.
 */
export function minorDigits(currency: string): number {
  return OTHER_DIGITS[currency] ?? 2
}
