import { gs1CheckDigit } from '../check-digit.ts'
import { COUNTRY_LETTERS, COUNTRY_NUMBERS, CURRENCY_NUMBERS } from './iso-codes.ts'

/** What is wrong with a part of a field; `right` is the part as it should be, when that is certain. */
interface PartFault {
  message: string
  right?: string
}

const CHARACTER_SET_82 = '!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const CHARACTER_SET_32 = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83]

/** The two check characters of a Global Model Number, GS1 General Specifications 7.9.5. */
export function checkCharacterPair(body: string): string {
  const sum = [...body]
    .reverse()
    .reduce((total, character, at) => total + CHARACTER_SET_82.indexOf(character) * (PRIMES[at] ?? 0), 0)
  const rest = sum % 1021
  return `${CHARACTER_SET_32[rest >> 5]}${CHARACTER_SET_32[rest & 31]}`
}

function isDay(year: number, digits: string, allowsNoDay: boolean): boolean {
  const [month = 0, day = 0] = [digits.slice(0, 2), digits.slice(2, 4)].map(Number)
  if (month < 1 || month > 12) return false
  return day === 0 ? allowsNoDay : day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}
const isShortDay = (text: string, allowsNoDay: boolean) =>
  isDay(2000 + Number(text.slice(0, 2)), text.slice(2), allowsNoDay)

/** Check digits of an account number, ISO 13616: the number written out leaves 1 of 97. */
function isIban(text: string): boolean {
  if (text.length < 5 || !/^[A-Z]{2}\d{2}[0-9A-Z]+$/.test(text) || !COUNTRY_LETTERS.has(text.slice(0, 2)))
    return false
  const written = `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return [...written].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

function isPiece(text: string): boolean {
  const [piece = 0, total = 0] = [text.slice(0, 2), text.slice(2)].map(Number)
  return piece > 0 && piece <= total
}

function checkDigitFault(text: string): PartFault | null {
  const right = gs1CheckDigit(text.slice(0, -1))
  if (Number(text.at(-1)) === right) return null
  return { message: `校验位错误：末位应为 ${right}`, right: `${text.slice(0, -1)}${right}` }
}

function checkPairFault(text: string): PartFault | null {
  if (text.length < 2) return { message: '太短，至少 2 个字符' }
  const right = checkCharacterPair(text.slice(0, -2))
  if (text.endsWith(right)) return null
  return { message: `校验字符错误：末两位应为 ${right}`, right: `${text.slice(0, -2)}${right}` }
}

type Rule = readonly [holds: (text: string) => boolean, otherwise: string]

/** Rules of the GS1 Syntax Dictionary for one part, by the names that the dictionary beside this gives them. */
const RULES: Readonly<Record<string, Rule>> = {
  day: [(text) => isShortDay(text, false), '不是有效日期，应为 YYMMDD'],
  day0: [(text) => isShortDay(text, true), '不是有效日期，应为 YYMMDD'],
  date: [(text) => isDay(Number(text.slice(0, 4)), text.slice(4), false), '不是有效日期，应为 YYYYMMDD'],
  time: [(text) => /^([01]\d|2[0-3])[0-5]\d$/.test(text), '不是有效时间，应为 HHMM'],
  hour: [(text) => Number(text) < 24, '小时应为 00 到 23'],
  minute: [(text) => Number(text) < 60, '分和秒应为 00 到 59'],
  yesno: [(text) => /^[01]$/.test(text), '只能是 0 或 1'],
  zero: [(text) => text === '0', '首位只能是 0'],
  hyphen: [(text) => text === '-', '末位只能是 -（表示零下）'],
  nonzero: [(text) => Number(text) > 0, '长、宽、直径不能是 0'],
  winding: [(text) => /^[019]$/.test(text), '卷绕方向只能是 0、1 或 9'],
  piece: [isPiece, '应为第几件和总件数，各 2 位，例如 0203'],
  place: [
    (text) => /^[1-9]\/[1-9]$/.test(text) && Number(text.charAt(0)) <= Number(text.charAt(2)),
    '应为第几个/总数，例如 1/2',
  ],
  currency: [(text) => CURRENCY_NUMBERS.has(text), '开头 3 位不是 ISO 4217 的货币代码，例如人民币 156'],
  country: [(text) => COUNTRY_NUMBERS.has(text), '不是 ISO 3166 的国家代码，例如中国 156'],
  countryOrAny: [
    (text) => text === '999' || COUNTRY_NUMBERS.has(text),
    '开头 3 位不是 ISO 3166 的国家代码，例如中国 156',
  ],
  countryLetters: [(text) => COUNTRY_LETTERS.has(text), '不是 ISO 3166 的国家代码，例如中国 CN'],
  latitude: [(text) => Number(text) <= 1_800_000_000, '纬度超出范围'],
  longitude: [(text) => Number(text) <= 3_600_000_000, '经度超出范围'],
  medium: [(text) => /^(0[1-9]|10|[89]\d)$/.test(text), '介质类型只能是 01 到 10 或 80 到 99'],
  sex: [(text) => /^[0129]$/.test(text), '只能是 0、1、2 或 9'],
  iban: [isIban, '不是有效的国际银行账号，请核对校验位'],
  prefix: [(text) => /^\d\d/.test(text), '要以 GS1 厂商识别代码（数字）开头'],
  percent: [(text) => !/%(?![0-9A-Fa-f]{2})/.test(text), '% 后面应为两位十六进制数，例如空格写 %20'],
  importer: [(text) => /^[-0-9A-Z_a-z]$/.test(text), '末位只能是字母、数字、- 或 _'],
  noLeadingZero: [(text) => text === '0' || !text.startsWith('0'), '不能以 0 开头'],
  nonDigit: [(text) => /\D/.test(text), '不能全是数字'],
  padded: [
    (text) => !text.includes('=') || (/^[^=]+={1,2}$/.test(text) && text.length % 3 === 0),
    '= 只能在末尾补足 3 的倍数',
  ],
}

/** What a check says of a part; null when the part is right. */
export function partFault(text: string, check: string): PartFault | null {
  if (check === 'csum') return checkDigitFault(text)
  if (check === 'csumalpha') return checkPairFault(text)
  const rule = RULES[check]
  return rule && !rule[0](text) ? { message: rule[1] } : null
}
