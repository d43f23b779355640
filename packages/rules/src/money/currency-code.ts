import { CURRENCY_CODES } from './minor-digits.gen.ts'

const CODES: ReadonlySet<string> = new Set(CURRENCY_CODES.split(' '))

/** Whether ISO 4217 has a currency of that code. Its decimals are those of `minorDigits`. */
export const isCurrency = (code: string): boolean => CODES.has(code)
