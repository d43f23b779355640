import { updateListingsBody } from '@haixuan/rules'
import { currencyDigits } from '@haixuan/ui-kit'

/** The most that the contract takes, minor units. */
const MOST = updateListingsBody['cost.amount'].maximum

/** What was typed: an amount in minor units, nothing, or why it is neither. */
type TypedAmount = { minor: number | null; error?: undefined } | { minor?: undefined; error: string }

/**
 * Reads an amount as a person types it, full-width figures and thousands too: 18.5 CNY is 1850.
 * @param name what the sentence calls it
 */
export function typedAmount(text: string, currency: string, name: string): TypedAmount {
  const plain = text.normalize('NFKC').replaceAll(/[\s,¥$]/g, '')
  if (plain === '') return { minor: null }
  const match = /^(\d{1,12})(?:\.(\d*))?$/.exec(plain)
  if (!match) return { error: `${name}要填数字，例如 18.50；不知道可以留空` }
  const digits = currencyDigits(currency)
  const [, whole = '', part = ''] = match
  if (part.length > digits) {
    const most = digits === 0 ? '没有小数' : `最多 ${digits} 位小数`
    return { error: `${currency} ${most}，请改为准确的金额` }
  }
  // As text: 0.29 * 100 is not 29.
  const minor = Number(`${whole}${part.padEnd(digits, '0')}`)
  if (minor === 0) return { error: `${name}必须大于 0；不知道可以留空` }
  if (minor > MOST) return { error: `${name}最多 ${(MOST / 10 ** digits).toLocaleString('zh-CN')}` }
  return { minor }
}

/** The same amount as a person would type it; nothing for nothing. */
export function amountTyped(money: { amount: number; currency: string } | null): string {
  if (money === null) return ''
  const digits = currencyDigits(money.currency)
  return (money.amount / 10 ** digits).toFixed(digits)
}
