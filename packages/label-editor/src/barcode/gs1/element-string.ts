import { FNC1 } from '../linear/code128.ts'
import type { ValueFault } from '../value-fault.ts'
import { APPLICATION_IDENTIFIERS, type ApplicationIdentifier } from './application-identifiers.ts'
import { fieldFault } from './check-field.ts'

interface Field {
  identifier: ApplicationIdentifier
  data: string
}

const SYNTAX = '请写成 (01)09501101530003(10)ABC 的形式'

/** The fields of a value in brackets syntax, or what is wrong with it. A bracket inside data is written `\(`. */
export function parseElementString(value: string): { fields: Field[] } | { fault: ValueFault } {
  if (!value.startsWith('(')) {
    // A product number alone: shorter ones are in the 14 digits of (01) with zeros in front.
    const whole = `(01)${value.padStart(14, '0')}`
    const isNumber = /^([0-9]{8}|[0-9]{12,14})$/.test(value) && !('fault' in parseElementString(whole))
    return { fault: { message: `缺少应用标识符：${SYNTAX}`, ...(isNumber ? { fix: whole } : {}) } }
  }
  const fields: Field[] = []
  for (const piece of value.slice(1).split(/(?<!\\)\(/)) {
    const [, ai, rest] = /^(\d{2,4})\)(.*)$/s.exec(piece) ?? []
    if (ai === undefined || rest === undefined) return bracketFault(value, fields)
    const identifier = APPLICATION_IDENTIFIERS.get(ai)
    if (!identifier) return { fault: { message: `(${ai}) 不是 GS1 的应用标识符，请查对` } }
    const data = rest.replaceAll('\\(', '(')
    const fault = fieldFault(identifier, data)
    if (fault) {
      const { message, fix } = fault
      if (fix === undefined) return { fault: { message } }
      const from = fields.reduce((length, field) => length + written(field).length, 0)
      const length = written({ identifier, data }).length
      const fixed = `${value.slice(0, from)}${written({ identifier, data: fix })}${value.slice(from + length)}`
      // What is offered must be right as a whole: another field may want putting right too, or cannot be.
      const again = parseElementString(fixed)
      const whole = 'fault' in again ? again.fault.fix : fixed
      return { fault: whole === undefined ? { message } : { message, fix: whole } }
    }
    if (fields.some((field) => field.identifier === identifier && field.data !== data)) {
      return { fault: { message: `(${ai}) 出现两次而内容不同，请只留一个` } }
    }
    fields.push({ identifier, data })
  }
  return { fields }
}

function written({ identifier, data }: Field): string {
  return `(${identifier.ai})${data.replaceAll('(', '\\(')}`
}

/** A bracket that begins no identifier: inside data it has to be written `\(`, and mostly that is what is meant. */
function bracketFault(value: string, before: readonly Field[]): { fault: ValueFault } {
  const message = `应用标识符应为括号里的 2 到 4 位数字：${SYNTAX}`
  if (before.length === 0) return { fault: { message } }
  const at = before.reduce((length, field) => length + written(field).length, 0)
  const fixed = `${value.slice(0, at)}\\${value.slice(at)}`
  const again = parseElementString(fixed)
  const fix = 'fault' in again ? again.fault.fix : fixed
  return {
    fault: { message: `${message}；内容里的左括号请写成 \\(`, ...(fix === undefined ? {} : { fix }) },
  }
}

/** What a scanner reads: character codes with FNC1 first and after each field whose length is not predefined. */
export function elementStringCodes(fields: readonly Field[]): number[] {
  return [
    FNC1,
    ...fields.flatMap(({ identifier, data }, at) => [
      ...[...identifier.ai, ...data].map((character) => character.charCodeAt(0)),
      ...(identifier.hasFixedLength || at === fields.length - 1 ? [] : [FNC1]),
    ]),
  ]
}

/** The line under the symbol: identifiers in brackets. */
export function elementStringText(fields: readonly Field[]): string {
  return fields.map(({ identifier, data }) => `(${identifier.ai})${data}`).join('')
}
