import { gs1CheckDigit } from '../check-digit.ts'
import type { ValueFault } from '../value-fault.ts'
import type { ApplicationIdentifier, FieldPart } from './application-identifiers.ts'

const CHARACTERS: Record<FieldPart['set'], RegExp> = {
  N: /^[0-9]*$/,
  X: /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]*$/,
  Y: /^[#\-/0-9A-Z]*$/,
  Z: /^[A-Za-z0-9\-_=]*$/,
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

const isMonthAndDay = (digits: string, allowsNoDay: boolean) => {
  const [year, month, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)].map(Number)
  if (!month || month > 12 || day === undefined) return false
  if (day === 0) return allowsNoDay
  return day <= new Date(Date.UTC(2000 + (year ?? 0), month, 0)).getUTCDate()
}

/** What a check says of a part; `right` is the part as it should be, when that is certain. */
function checkFault(text: string, check: string): { message: string; right?: string } | null {
  switch (check) {
    case 'csum': {
      const right = gs1CheckDigit(text.slice(0, -1))
      if (Number(text.at(-1)) === right) return null
      return { message: `校验位错误：末位应为 ${right}`, right: `${text.slice(0, -1)}${right}` }
    }
    case 'csumalpha': {
      if (text.length < 3) return { message: '太短，至少 3 个字符' }
      const right = checkCharacterPair(text.slice(0, -2))
      if (text.endsWith(right)) return null
      return { message: `校验字符错误：末两位应为 ${right}`, right: `${text.slice(0, -2)}${right}` }
    }
    case 'day':
    case 'day0':
      return isMonthAndDay(text, check === 'day0') ? null : { message: '不是有效日期，应为 YYMMDD' }
    case 'time':
      return /^([01]\d|2[0-3])[0-5]\d$/.test(text) ? null : { message: '不是有效时间，应为 HHMM' }
    case 'yesno':
      return /^[01]$/.test(text) ? null : { message: '只能是 0 或 1' }
    case 'zero':
      return text === '0' ? null : { message: '首位只能是 0' }
    case 'hyphen':
      return text === '-' ? null : { message: '末位只能是 -（表示零下）' }
    default:
      return null
  }
}

const lengthHint = (part: FieldPart) =>
  part.least === part.most ? `应为 ${part.most} 位` : `最多 ${part.most} 位`

/** What is wrong with the data of an identifier; `fix` is the whole data as it should be. */
export function fieldFault(identifier: ApplicationIdentifier, data: string): ValueFault | null {
  const name = `(${identifier.ai}) ${identifier.title} `
  if (data === '') return { message: `${name}没有内容，请在括号后填写` }
  let at = 0
  for (const part of identifier.parts) {
    const text = data.slice(at, at + part.most)
    if (text === '' && part.isOptional) break
    if (!CHARACTERS[part.set].test(text)) {
      return {
        message: `${name}含有不能使用的字符，${part.set === 'N' ? '只能是数字' : '请用半角字母、数字和常用符号'}`,
      }
    }
    if (part.check === 'csum' && text.length === part.most - 1 && data.length === text.length + at) {
      return { message: `${name}缺少校验位`, fix: `${data}${gs1CheckDigit(text)}` }
    }
    if (text.length < part.least) return { message: `${name}${lengthHint(part)}，现在是 ${text.length} 位` }
    const found = part.check === null ? null : checkFault(text, part.check)
    if (found) {
      const fixed = `${data.slice(0, at)}${found.right ?? ''}${data.slice(at + text.length)}`
      return { message: `${name}${found.message}`, ...(found.right ? { fix: fixed } : {}) }
    }
    at += text.length
  }
  if (at === data.length) return null
  const most = identifier.parts.reduce((sum, part) => sum + part.most, 0)
  return { message: `${name}过长：最多 ${most} 位，现在是 ${data.length} 位` }
}
