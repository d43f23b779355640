import { tokenize } from 'numfmt'
import type { NumeralKind } from './chinese-numerals.ts'
import { generalDigits } from './general-digits.ts'

/** A format that the library understands, and what it does not do. */
interface PreparedFormat {
  code: string
  /** Chinese words for the halves of the day. */
  isChinese: boolean
  /** Numerals in which the digits are written, and whether as one number rather than digit by digit. */
  numerals: NumeralKind | null
  isGeneral: boolean
}

const WEEKDAYS = '日一二三四五六'

/** Day of the week of a serial number; day 1 counts as a Sunday because Excel counts a 29 February 1900. */
const weekdayOf = (serial: number) => WEEKDAYS.charAt((Math.floor(serial) + 6) % 7)

/** Dates and times that follow the settings of the system. */
const SYSTEM_DATE = /\[\$-(?:F800|x-sysdate)\]/i
const SYSTEM_TIME = /\[\$-(?:F400|x-systime)\]/i

/** What a format holds that is shown otherwise in Chinese, or by the library than by Excel. */
const SPECIAL = /a{3}|General|DBNum|上午|G\/通用格式|\[\$/i

/** `[$€-407]` is a currency and changes no decimal point; `[$-407]` names the language of months and days. */
const currencyOf = (value: string) => value.replace(/-[\da-z-]*$/i, '').replaceAll('"', '')

/**
 * What Excel in Chinese makes of a format: system dates and times, weekdays (`aaaa`), halves of the day, numerals, and
 * General with every digit, where Excel shows an exponent from 12 digits on. Names of months and days (`mmm`, `dddd`)
 * are English, as in Excel: only `aaa` and `aaaa` are Chinese.
 */
export function prepareFormat(code: string, value: number, isCalendar: boolean): PreparedFormat {
  const plain = { isChinese: false, numerals: null, isGeneral: false }
  if (!SPECIAL.test(code)) return { code, ...plain }
  if (SYSTEM_DATE.test(code)) return { code: 'yyyy"年"m"月"d"日"', ...plain }
  if (SYSTEM_TIME.test(code)) return { code: 'h:mm:ss', ...plain }
  const halves = code.replaceAll('上午/下午', 'AM/PM')
  let numerals: NumeralKind | null = null
  let isGeneral = false
  const rewritten = tokenize(halves.replaceAll('G/通用格式', 'General')).map(({ type, value: held, raw }) => {
    if (type === 'datetime' && /^a{3,}$/i.test(raw))
      return `"${raw.length === 3 ? '' : '星期'}${weekdayOf(value)}"`
    if (type === 'general') {
      isGeneral = true
      return `"${generalDigits(Math.abs(value))}"`
    }
    if (type === 'locale') {
      const currency = currencyOf(String(held))
      return currency === '' ? (isCalendar ? raw : '') : `"${currency}"`
    }
    if (type !== 'dbnum') return raw
    const kind = Number(String(held).slice(-1))
    if (kind === 1 || kind === 2 || kind === 3) numerals = kind
    return ''
  })
  // A format that is nothing but numerals stands for General.
  const made = rewritten.join('')
  const isBare = made === '' && numerals !== null
  return {
    code: isBare ? `"${generalDigits(Math.abs(value))}"` : made,
    isChinese: halves !== code,
    numerals,
    isGeneral: isGeneral || isBare,
  }
}
