/** What the cells of a column hold. */
export type CellType =
  /** A text, trimmed. */
  | { type: 'text'; charsMost?: number }
  /** A code of digits or letters that must be whole: `2.41E+17` has lost its end. */
  | { type: 'id' }
  | { type: 'number'; decimal?: DecimalMark }
  /** An amount of a currency with so many decimals, as an integer of its smallest unit. */
  | { type: 'money'; decimals: number; decimal?: DecimalMark }
  /** A day; with `zone` a text that names a clock is the day of that moment by the clock of the zone. */
  | { type: 'day'; zone?: string }
  /** A time; `zone` is that of a text that names none. */
  | { type: 'moment'; zone: string }
  | { type: 'flag' }

export type DecimalMark = '.' | ','

/** A value, null for an empty cell, or what is wrong and what to do, in Chinese. */
export type TypedCell<Value> = { value: Value | null } | { fault: string }

/** What a cell of each type becomes. A day is `2026-11-21`, a moment `2026-11-21T08:30:00+08:00`. */
export interface CellValues {
  text: string
  id: string
  number: number
  money: number
  day: string
  moment: string
  flag: boolean
}

/** Marks by which exports say that there is no value; a text may be one of them. */
const EMPTY = new Set(['', '-', '--', '—', '/', '∞'])

const shownText = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** Thousands are before the decimal mark: in `1.200,000` that is the other one. */
const GROUPS = { '.': /^\d+(?:,\d{3})+(?=\.|$)/, ',': /^\d+(?:\.\d{3})+(?=,|$)/ }

/** Digits with a point, without what is between thousands. */
function withoutGroups(digits: string, decimal: DecimalMark): string {
  const plain = digits.replace(GROUPS[decimal], (groups) => groups.replace(/\D/g, ''))
  if (decimal === '.') return plain
  return plain.includes('.') ? '' : plain.replace(',', '.')
}

/** Blanks are between thousands, and around signs; `1 2` is two numbers, not twelve. */
const withoutBlanks = (text: string): string =>
  text.replace(/\s(?=\d{3}(?!\d))(?<=\d\s)(?<![.,]\d*\s)/g, '').replace(/(?<!\d)\s+|\s+(?!\d)/g, '')

/** What most cells hold: nothing has to be taken off. */
const PLAIN = /^-?\d+(?:\.\d+)?$/

/** Digits of a number as people and exports write it: `+1,234.50`, `(12)`, `−3`, `¥9.99`; null for what is none. */
function plainNumber(text: string, decimal: DecimalMark): string | null {
  if (decimal === '.' && PLAIN.test(text)) return text
  let rest = withoutBlanks(text.normalize('NFKC').replaceAll('\u2212', '-'))
  let isNegative = false
  if (/^\(.*\)$/.test(rest)) [rest, isNegative] = [rest.slice(1, -1), true]
  const [, before = '', symbol = '', after = ''] =
    /^([+-]?)((?:US|CN|HK)?[$¥€£]|)([+-]?)(?=[\d.,])/.exec(rest) ?? []
  if (before && after) return null
  rest = rest.slice(before.length + symbol.length + after.length)
  const grouped = withoutGroups(rest, decimal)
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(grouped)) return null
  if (before === '-' || after === '-') isNegative = !isNegative
  return `${isNegative ? '-' : ''}${grouped}`
}

const noNumber = (text: string, decimal: DecimalMark) =>
  `“${shownText(text)}”不是数字，请填写像 ${decimal === '.' ? '1234.50' : '1234,50'} 这样的数字`

function number(text: string, decimal: DecimalMark): TypedCell<number> {
  const isPercent = /[%％]\s*$/.test(text)
  const bare = isPercent ? text.replace(/[%％]\s*$/, '') : text
  const scientific = /^[+-]?\d(?:\.\d+)?E[+-]?\d{1,3}$/i.test(bare.trim())
  const digits = scientific ? bare.trim() : plainNumber(bare, decimal)
  if (digits === null) return { fault: noNumber(text, decimal) }
  const value = Number(digits)
  return { value: isPercent ? Number((value / 100).toPrecision(15)) : value }
}

function money(text: string, decimals: number, decimal: DecimalMark): TypedCell<number> {
  const digits = plainNumber(text, decimal)
  if (digits === null) return { fault: noNumber(text, decimal) }
  const [whole = '', fraction = ''] = digits.replace('-', '').split('.')
  if (/[^0]/.test(fraction.slice(decimals))) {
    return { fault: `“${shownText(text)}”的小数超过 ${decimals} 位，请改成这个币种的最小单位` }
  }
  const minor = Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
  if (!Number.isSafeInteger(minor)) return { fault: `“${shownText(text)}”太大，请检查这一格` }
  return { value: digits.startsWith('-') && minor !== 0 ? -minor : minor }
}

const DATE =
  /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))(?:[T ]*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i

const two = (part: string | undefined) => (part ?? '0').padStart(2, '0')

/** Whether a place on earth has this offset: beyond fourteen hours there is none, and no moment either. */
function isOffset(zone: string): boolean {
  const [, hours, minutes] = /^[+-](\d{2}):?(\d{2})$/.exec(zone) ?? []
  return Number(minutes ?? 0) <= 59 && Number(hours ?? 0) * 60 + Number(minutes ?? 0) <= 14 * 60
}

function moment(text: string): { day: string; time: string; zone: string | null } | null {
  const [, year, month, date, shortMonth, shortDate, hours, minutes, seconds, zone] = DATE.exec(text) ?? []
  if (year === undefined) return null
  const day = `${year}-${two(month ?? shortMonth)}-${two(date ?? shortDate)}`
  const at = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return null
  if (Number(hours ?? 0) > 23 || Number(minutes ?? 0) > 59 || Number(seconds ?? 0) > 59) return null
  if (zone !== undefined && !isOffset(zone)) return null
  const named =
    zone === undefined
      ? null
      : /^(?:Z|UTC)$/i.test(zone)
        ? '+00:00'
        : zone.replace(/(\d{2}):?(\d{2})/, '$1:$2')
  return { day, time: `${two(hours)}:${two(minutes)}:${two(seconds)}`, zone: named }
}

const offsetMs = (zone: string) => -Date.parse(`1970-01-01T00:00:00${zone}`)

/** A program that writes its days as moments of UTC means the day that begins then where it runs. */
function dayIn({ day, time, zone: named }: NonNullable<ReturnType<typeof moment>>, zone?: string): string {
  if (named === null || zone === undefined || named === zone) return day
  return new Date(Date.parse(`${day}T${time}${named}`) + offsetMs(zone)).toISOString().slice(0, 10)
}

const noDate = (text: string) =>
  `“${shownText(text)}”不是日期，请填写像 2026-11-21 或 2026-11-21 08:30:00 这样的日期`

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...['是', 'true', 'yes', 'y', '1', '√'].map((word) => [word, true] as const),
  ...['否', 'false', 'no', 'n', '0', '×'].map((word) => [word, false] as const),
])

/** The value of a cell. An empty one, also `-` or `/`, is null: it is never 0. */
export function typedCell<Type extends CellType>(
  written: string,
  type: Type,
): TypedCell<CellValues[Type['type']]>
export function typedCell(written: string, type: CellType): TypedCell<CellValues[keyof CellValues]> {
  const text = written.trim()
  if (type.type === 'text') {
    const { charsMost = 32_767 } = type
    if (text.length > charsMost) return { fault: `文字超过 ${charsMost} 个字符，请缩短` }
    return { value: text === '' ? null : text }
  }
  if (EMPTY.has(text)) return { value: null }
  switch (type.type) {
    case 'id':
      return /^\d(?:\.\d+)?E\+?\d+$/i.test(text)
        ? {
            fault: `“${shownText(text)}”是科学计数法，末尾的数字已经丢失，请用原始文件，或把这一列设为“文本”`,
          }
        : { value: text }
    case 'number':
      return number(text, type.decimal ?? '.')
    case 'money':
      return money(text, type.decimals, type.decimal ?? '.')
    case 'flag': {
      const value = FLAGS.get(text.toLowerCase())
      return value === undefined ? { fault: `“${shownText(text)}”看不出是或否，请填写“是”或“否”` } : { value }
    }
    default: {
      const found = moment(text)
      if (!found) return { fault: noDate(text) }
      if (type.type === 'day') return { value: dayIn(found, type.zone) }
      return { value: `${found.day}T${found.time}${found.zone ?? type.zone}` }
    }
  }
}
