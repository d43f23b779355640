import { isCurrency } from '#modules/reference/rules'

const CURRENCY_NAMES: Readonly<Record<string, string>> = {
  人民币: 'CNY',
  RMB: 'CNY',
  '¥': 'CNY',
  美元: 'USD',
  $: 'USD',
  欧元: 'EUR',
  英镑: 'GBP',
  日元: 'JPY',
  墨西哥比索: 'MXN',
  加元: 'CAD',
  澳元: 'AUD',
}

/** The code of a currency that a file names; null for what names none. */
export function currencyCode(text: string | null): string | null {
  if (text === null) return null
  const upper = text.trim().toUpperCase()
  const code = CURRENCY_NAMES[upper] ?? CURRENCY_NAMES[text.trim()] ?? upper
  return isCurrency(code) ? code : null
}

/** What marketplaces write where a column has no value. */
const NOTHING = /^[-/]*$/

/**
 * The currency that a row names; null when its cell names none. A name that is unknown is told apart: the amount must not
 * become one of the store's currency.
 */
export function namedCurrency(text: string | null): string | 'unknown' | null {
  if (text === null || NOTHING.test(text.trim())) return null
  return currencyCode(text) ?? 'unknown'
}

export const NO_CURRENCY = '这一行没有币种，没有读入。请补上这一格，再重新导入'
export const NO_CURRENCY_COLUMN = '文件里没有币种这一列，没有读入。请重新导出，或补上这一列再导入'

export const UNKNOWN_CURRENCY =
  '不认识这种币种，这一行没有读入。请改成 ISO 4217 代码，例如 CNY 或 USD，再重新导入'
