import { gs1CheckDigit } from '../check-digit.ts'
import type { ValueFault } from '../value-fault.ts'
import type { ApplicationIdentifier, FieldPart } from './application-identifiers.ts'
import { partFault } from './part-checks.ts'

const CHARACTERS: Record<FieldPart['set'], RegExp> = {
  N: /^[0-9]*$/,
  X: /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]*$/,
  Y: /^[#\-/0-9A-Z]*$/,
  Z: /^[A-Za-z0-9\-_=]*$/,
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
    const padded = text.padStart(part.most, '0')
    // Eight, twelve or thirteen digits that check are a whole product number, which is here with zeros in front.
    const isShort = part.least === part.most && data.length === text.length + at && at === 0
    if (
      part.checks.includes('csum') &&
      isShort &&
      [8, 12, 13].includes(text.length) &&
      text.length < part.most &&
      !partFault(padded, 'csum')
    ) {
      return { message: `${name}${lengthHint(part)}，现在是 ${text.length} 位：开头可能少了 0`, fix: padded }
    }
    if (part.checks.includes('csum') && text.length === part.most - 1 && data.length === text.length + at) {
      return { message: `${name}缺少校验位`, fix: `${data}${gs1CheckDigit(text)}` }
    }
    if (text.length < part.least) return { message: `${name}${lengthHint(part)}，现在是 ${text.length} 位` }
    for (const check of part.checks) {
      const found = partFault(text, check)
      if (!found) continue
      const fixed = `${data.slice(0, at)}${found.right ?? ''}${data.slice(at + text.length)}`
      return { message: `${name}${found.message}`, ...(found.right ? { fix: fixed } : {}) }
    }
    at += text.length
  }
  if (at === data.length) return null
  const most = identifier.parts.reduce((sum, part) => sum + part.most, 0)
  return { message: `${name}过长：最多 ${most} 位，现在是 ${data.length} 位` }
}
