import { currencyDigits, MISSING, moneyText } from '@haixuan/ui-kit'

/** The minus of figures; as wide as a plus, unlike the hyphen. */
const withMinus = (text: string) => text.replace('-', '−')

/** A figure of a table that says its currency once: `−7,915.32`; `—` for what no file says. */
export function amountText(minor: number | null, currency: string): string {
  if (minor === null) return MISSING
  const digits = currencyDigits(currency)
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return withMinus((minor / 10 ** digits).toLocaleString('zh-CN', places))
}

/** A difference: `+` is said, too. */
export const differenceText = (minor: number, currency: string): string =>
  `${minor > 0 ? '+' : ''}${amountText(minor, currency)}`

/** A figure that stands alone, with the sign of its currency. */
export const ownMoneyText = (minor: number | null, currency: string): string =>
  minor === null ? MISSING : withMinus(moneyText({ minor, currency }))

/** A share: `27.3%`; `—` where there is nothing to divide by. */
export const shareText = (share: number | null): string =>
  share === null ? MISSING : withMinus(`${(share * 100).toFixed(1)}%`)
