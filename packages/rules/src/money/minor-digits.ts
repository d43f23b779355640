import { OTHER_DIGITS } from './minor-digits.gen.ts'

/**
 * Decimals of a currency (ISO 4217): 2 for USD and IDR, 0 for JPY, 3 for KWD; 2 for a code that is none. Amounts are
 * stored by these. `Intl` does not tell them: it gives IDR and HUF no decimals, because coins of them are rare.
 */
export function minorDigits(currency: string): number {
  return OTHER_DIGITS[currency] ?? 2
}
