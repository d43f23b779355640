const digitsOf = new Map<string, number>()
const formats = new Map<string, Intl.NumberFormat>()

/** Digits after the point of a currency, by ISO 4217; 2 for a code that nobody knows. */
function minorDigits(currency: string): number {
  const known = digitsOf.get(currency)
  if (known !== undefined) return known
  const digits = formatOf(currency)?.resolvedOptions().maximumFractionDigits ?? 2
  digitsOf.set(currency, digits)
  return digits
}

function formatOf(currency: string): Intl.NumberFormat | undefined {
  const known = formats.get(currency)
  if (known) return known
  try {
    const format = new Intl.NumberFormat('zh-CN', { style: 'currency', currency, currencyDisplay: 'symbol' })
    formats.set(currency, format)
    return format
  } catch {
    return undefined
  }
}

/** An exact amount in its currency: 1348 USD is `US$13.48`, 1980 JPY is `JP¥1,980`. `amount` in minor units. */
export function moneyText(amount: number, currency: string): string {
  const format = formatOf(currency)
  const value = amount / 10 ** minorDigits(currency)
  return format ? format.format(value) : `${currency} ${value.toFixed(2)}`
}

/** Amount in major units, for axes and figures that people compare. */
export function majorUnits(amount: number, currency: string): number {
  return amount / 10 ** minorDigits(currency)
}
