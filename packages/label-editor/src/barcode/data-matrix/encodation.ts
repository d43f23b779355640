import { FNC1 } from '../linear/code128.ts'

export type Scheme = 'ascii' | 'c40' | 'text' | 'x12' | 'edifact' | 'base256'

export const LATCH: Record<Exclude<Scheme, 'ascii'>, number> = {
  c40: 230,
  text: 239,
  x12: 238,
  edifact: 240,
  base256: 231,
}
export const UNLATCH = 254

const SHIFT_2 = '!"#$%&\'()*+,-./:;<=>?@[\\]^_'
const X12 = '\r*> 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const between = (code: number, from: number, to: number) => code >= from && code <= to

/** Values of a character in C40 or Text encodation, ISO/IEC 16022 table 2. */
function c40Values(code: number, isText: boolean): number[] {
  if (code === FNC1) return [1, 27]
  if (code > 127) return [1, 30, ...c40Values(code - 128, isText)]
  if (code === 32) return [3]
  if (between(code, 48, 57)) return [code - 44]
  if (code < 32) return [0, code]
  const character = String.fromCharCode(code)
  if (SHIFT_2.includes(character)) return [1, SHIFT_2.indexOf(character)]
  const isBasic = isText ? between(code, 97, 122) : between(code, 65, 90)
  if (isBasic) return [code - (isText ? 83 : 51)]
  return [2, (code | 32) - 96 + (between(code | 32, 97, 122) ? 0 : code < 97 ? 32 : 0)]
}

/** Values of a character in a scheme that packs values; null when the scheme has none. */
export function valuesOf(code: number, scheme: Scheme): number[] | null {
  switch (scheme) {
    case 'c40':
    case 'text':
      return c40Values(code, scheme === 'text')
    case 'x12': {
      const at = code < 0 ? -1 : X12.indexOf(String.fromCharCode(code))
      return at < 0 ? null : [at]
    }
    case 'edifact':
      return between(code, 32, 94) ? [code & 63] : null
    default:
      return code < 0 ? null : [code]
  }
}

const isDigit = (code: number | undefined): code is number => code !== undefined && between(code, 48, 57)

/** Codewords of the next character or pair of digits in ASCII encodation, and how many characters they hold. */
export function asciiStep(codes: readonly number[], at: number): { codewords: number[]; taken: number } {
  const [code = 0, next] = [codes[at], codes[at + 1]]
  if (code === FNC1) return { codewords: [232], taken: 1 }
  if (isDigit(code) && isDigit(next)) return { codewords: [130 + (code - 48) * 10 + next - 48], taken: 2 }
  return { codewords: code > 127 ? [235, code - 127] : [code + 1], taken: 1 }
}

/** Three values of C40, Text or X12 in two codewords. */
export function packTriples(values: readonly number[]): number[] {
  const codewords: number[] = []
  for (let at = 0; at + 2 < values.length; at += 3) {
    const sum = (values[at] ?? 0) * 1600 + (values[at + 1] ?? 0) * 40 + (values[at + 2] ?? 0) + 1
    codewords.push(sum >> 8, sum & 255)
  }
  return codewords
}

/** Four values of EDIFACT in three codewords; a last group may be shorter. */
export function packSixBits(values: readonly number[]): number[] {
  const bits = values.map((value) => value.toString(2).padStart(6, '0')).join('')
  return (bits.match(/.{1,8}/g) ?? []).map((part) => Number.parseInt(part.padEnd(8, '0'), 2))
}
