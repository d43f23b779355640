import { currencyDigits } from '@haixuan/ui-kit'

/** An amount as it is typed, in the smallest unit; null: it is none, or has more decimals than its currency. */
export function typedMinor(text: string, currency: string): number | null {
  const digits = currencyDigits(currency)
  const [, sign, whole, fraction = ''] =
    /^([-−]?)(\d{1,9})(?:\.(\d+))?$/.exec(text.trim().replaceAll(',', '')) ?? []
  if (whole === undefined || fraction.length > digits) return null
  const minor = Number(`${whole}${fraction.padEnd(digits, '0')}`)
  return sign ? -minor || 0 : minor
}
