import type { ValueFault } from '../value-fault.ts'

/** Characters that a symbology can say. */
export interface Alphabet {
  has(character: string): boolean
  /** What they are, for people. */
  hint: string
}

/** Characters whose code is between two, both among them. */
export const codesBetween = (from: number, to: number) => (character: string) => {
  const code = character.codePointAt(0) ?? -1
  return code >= from && code <= to
}

export const anyOf = (characters: string) => (character: string) => characters.includes(character)

/** Longest value of the bars that have no fixed length: longer ones do not scan from a label. */
export const LONGEST_VALUE = 80

/** Checks a value of any length. `written` is the part of it that is made of the alphabet. */
export const alphabetCheck =
  (alphabet: Alphabet, written: (value: string) => string = (value) => value) =>
  (value: string): ValueFault | null => {
    if (value.length > LONGEST_VALUE)
      return { message: `内容有 ${value.length} 个字符，超过 ${LONGEST_VALUE} 个会无法扫描` }
    const text = written(value)
    if (text === '') return { message: '起始符和终止符之间没有内容' }
    const wrong = [...text].find((character) => !alphabet.has(character))
    if (wrong === undefined) return null
    const instead = /\p{Script=Han}/u.test(wrong) ? '；中文请改用二维码' : ''
    return { message: `“${wrong}”不能编入此条码，只能用${alphabet.hint}${instead}` }
  }
