const UNITS = [
  ['', '十', '百', '千'],
  ['', '拾', '佰', '仟'],
] as const
const DIGITS = ['〇一二三四五六七八九', '零壹贰叁肆伍陆柒捌玖', '０１２３４５６７８９'] as const
const GROUPS = ['', '万', '亿', '万亿'] as const

/** `[DBNum1]` plain numerals, `[DBNum2]` those of cheques, `[DBNum3]` full-width digits. */
export type NumeralKind = 1 | 2 | 3

const digitsOf = (kind: NumeralKind) => DIGITS[kind - 1] ?? DIGITS[0]

/** Each digit by its own character; everything else stays. */
export const digitwise = (text: string, kind: NumeralKind): string =>
  text.replace(/\d/g, (digit) => digitsOf(kind).charAt(Number(digit)))

/** Four digits with their units; a run of zeros inside is read once. */
function fourDigits(digits: string, kind: 1 | 2): string {
  const zero = digitsOf(kind).charAt(0)
  const read = [...digits]
    .map((digit, at) =>
      digit === '0' ? zero : `${digitwise(digit, kind)}${UNITS[kind - 1]?.[digits.length - 1 - at] ?? ''}`,
    )
    .join('')
  return read.replace(new RegExp(`${zero}+`, 'g'), zero).replace(new RegExp(`${zero}$`), '')
}

/** A whole number of at most 16 digits as it is read: 10005 → 一万〇五. */
export function numeral(digits: string, kind: NumeralKind): string {
  const plain = digits.replace(/^0+(?=\d)/, '')
  if (kind === 3 || plain.length > 16) return digitwise(digits, kind)
  const zero = digitsOf(kind).charAt(0)
  if (plain === '0') return zero
  let read = ''
  for (let end = plain.length, group = 0; end > 0; end -= 4, group++) {
    const four = plain.slice(Math.max(0, end - 4), end)
    const text = fourDigits(four, kind)
    if (text !== '') read = `${text}${GROUPS[group] ?? ''}${read}`
    else if (read !== '' && !read.startsWith(zero)) read = `${zero}${read}`
  }
  return read.startsWith(zero) ? read.slice(1) : read
}

/** Digits of a formatted date in Chinese: years digit by digit, all else as numbers, 11 月 as 十一月. */
export const dateNumerals = (text: string, kind: NumeralKind): string =>
  text.replace(/\d+/g, (digits, at: number) => {
    if (digits.length >= 4 || text[at + digits.length] === '年') return digitwise(digits, kind)
    const read = numeral(digits, kind)
    return kind === 1 ? read.replace(/^一十/, '十') : read
  })
