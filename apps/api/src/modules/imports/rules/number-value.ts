import { minorDigits } from '@haixuan/rules'
import { isCurrency } from '#modules/reference/rules'

import { numberHint } from './number-hint.ts'
import { quoteCell, RejectedCell } from './rejected-cell.ts'

const FACTOR: Record<string, number> = { k: 1e3, 千: 1e3, w: 1e4, 万: 1e4, m: 1e6, 亿: 1e8 }
const COUNT = /^(.+?)\s*([kKmMwW千万亿])?\s*\+?\s*(?:sold(?: recently)?|件|单|已售)?$/
const MAX_COUNT = 1_000_000_000_000
/** The largest amount the price columns hold. */
const MAX_MINOR = 2_000_000_000

const DECIMAL = {
  '.': { grouped: /^-?[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]+)?$/, plain: /^-?[0-9]+(?:\.[0-9]+)?$/, group: ',' },
  ',': { grouped: /^-?[0-9]{1,3}(?:\.[0-9]{3})+(?:,[0-9]+)?$/, plain: /^-?[0-9]+(?:,[0-9]+)?$/, group: '.' },
} as const

/** The digits of a plain decimal, with a point: "1,234.50" is "1234.50". Exact text, no double. */
function decimalText(raw: string, decimal: '.' | ',' = '.'): string {
  const { grouped, plain, group } = DECIMAL[decimal]
  if (!grouped.test(raw) && !plain.test(raw)) {
    throw new RejectedCell('number_invalid', `不是数字：${quoteCell(raw)}${numberHint(raw, decimal)}`)
  }
  return raw.replaceAll(group, '').replace(decimal, '.')
}

function positive(text: string, raw: string): string {
  if (text.startsWith('-') && Number(text) !== 0) {
    throw new RejectedCell('number_negative', `不能是负数：${quoteCell(raw)}`)
  }
  return text.replace('-', '')
}

/** A whole number as sites write it: "1,234", "1.3K+", "2.5万+", "50,000+ sold". */
export function countValue(raw: string, decimal: '.' | ',' = '.'): number {
  const match = COUNT.exec(raw)
  const unit = FACTOR[(match?.[2] ?? '').toLowerCase()] ?? 1
  const text = positive(decimalText(match?.[1] ?? raw, decimal), raw)
  const exact = Number(text) * unit
  if (exact > MAX_COUNT) throw new RejectedCell('number_too_large', `数字太大：${quoteCell(raw)}`)
  const value = Math.round(Number(exact.toPrecision(12)))
  if (unit === 1 && Number(text) !== value) {
    throw new RejectedCell('number_invalid', `必须是整数：${quoteCell(raw)}`)
  }
  return value
}

/** Whether a figure was rounded by the site: "1.3K+", "50,000+ sold", "2万". */
export function isRounded(raw: string): boolean {
  return /[+kKmMwW千万亿]/.test(raw.replace(/sold(?: recently)?/, ''))
}

/** Stars from 0 to 5 as they are stored: in hundredths, half up. A preview thus shows what a page will show. */
export function starsValue(raw: string, decimal: '.' | ',' = '.'): number {
  const value = Number(positive(decimalText(raw, decimal), raw))
  if (value > 5) throw new RejectedCell('number_too_large', `评分最多 5 分：${quoteCell(raw)}`)
  return Math.round(Number((value * 100).toPrecision(12))) / 100
}

/** Minor units of an exact decimal amount, rounded half up: "12.345" USD is 1235, "500" JPY is 500. */
export function moneyValue(
  raw: string,
  currency: string,
  decimal: '.' | ',' = '.',
  most: number = MAX_MINOR,
): number {
  const text = positive(decimalText(raw, decimal), raw)
  if (!isCurrency(currency)) throw new RejectedCell('currency_unknown', `币种不认识：${quoteCell(currency)}`)
  const digits = minorDigits(currency)
  const [whole = '0', fraction = ''] = text.split('.')
  const kept = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  const amount = kept + (Number(fraction[digits] ?? '0') >= 5 ? 1 : 0)
  if (amount > most) throw new RejectedCell('number_too_large', `金额太大：${quoteCell(raw)}`)
  return amount
}

/** The price before a discount such as "-22%": price / (1 - 0.22), in minor units; null without a discount. */
export function undiscounted(amount: number, discount: string | undefined): number | null {
  const match = /^-?([0-9]+(?:\.[0-9]+)?)\s*%?$/.exec(discount?.trim() ?? '')
  const percent = Number(match?.[1] ?? 0)
  if (percent <= 0 || percent >= 100) return null
  return Math.round((amount * 100) / (100 - percent))
}

/** A percentage as files write it: "12.5%" or "12.5" is 12.5. */
export function percentValue(raw: string, decimal: '.' | ',' = '.'): number {
  return Number(positive(decimalText(raw.replace(/\s*%$/, ''), decimal), raw))
}

/** Percent of a share that is written as a fraction: "0.125", also "3.5e-05", is 12.5 percent. */
export function fractionValue(raw: string, decimal: '.' | ',' = '.'): number {
  const text = /^[0-9.]+e-[0-9]+$/i.test(raw) ? Number(raw).toFixed(12) : raw
  return Number((Number(positive(decimalText(text, decimal), raw)) * 100).toPrecision(12))
}

/** Figures minute by minute, at most 3,000; an empty one is a minute without a figure. */
export function minuteValues(texts: readonly string[], read: (text: string) => number): (number | null)[] {
  if (texts.length > 3_000) {
    throw new RejectedCell('number_too_large', `分钟数最多 3000，这里有 ${texts.length} 个`)
  }
  return texts.map((text) => (text.trim() === '' ? null : read(text.trim())))
}
