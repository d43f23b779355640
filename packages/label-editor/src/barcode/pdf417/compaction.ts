import { isText, textCodewords } from './text-compaction.ts'

const TEXT_LATCH = 900
const BYTE_LATCH = 901
const NUMERIC_LATCH = 902
const BYTE_SHIFT = 913
const BYTE_LATCH_SIXES = 924
const CHANNEL = 927

const isDigit = (byte: number) => byte >= 48 && byte <= 57

/** Digits of a number to base 900, at least `length` of them. */
function toBase900(number: bigint, length: number): number[] {
  const digits: number[] = []
  for (let rest = number; rest > 0n || digits.length < length; rest /= 900n)
    digits.unshift(Number(rest % 900n))
  return digits
}

function numericCodewords(bytes: readonly number[]): number[] {
  const groups = String.fromCharCode(...bytes).match(/.{1,44}/g) ?? []
  return groups.flatMap((group) => toBase900(BigInt(`1${group}`), 0))
}

function byteCodewords(bytes: readonly number[]): number[] {
  const codewords: number[] = []
  let at = 0
  for (; at + 6 <= bytes.length; at += 6) {
    const number = bytes.slice(at, at + 6).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
    codewords.push(...toBase900(number, 5))
  }
  return [...codewords, ...bytes.slice(at)]
}

type Kind = 'text' | 'byte' | 'numeric'

/** Lengths from which each kind pays, ISO/IEC 15438 annex N: 13 digits, 5 characters of text. */
function kindsOf(bytes: readonly number[]): Kind[] {
  const kinds = new Array<Kind>(bytes.length).fill('byte')
  let [digits, text] = [0, 0]
  const digitsFrom: number[] = []
  const textFrom: number[] = []
  for (let at = bytes.length - 1; at >= 0; at--) {
    const byte = bytes[at] ?? 0
    digits = isDigit(byte) ? digits + 1 : 0
    text = isText(byte) && digits < 13 ? text + 1 : 0
    digitsFrom[at] = digits
    textFrom[at] = text
  }
  for (let at = 0; at < bytes.length; ) {
    const [run, words] = [digitsFrom[at] ?? 0, textFrom[at] ?? 0]
    const isNumeric = run >= 13 || (run === bytes.length && run >= 8)
    const kind = isNumeric ? 'numeric' : words >= 5 ? 'text' : 'byte'
    const length = isNumeric ? run : words >= 5 ? words : 1
    kinds.fill(kind, at, at + length)
    at += length
  }
  return kinds
}

/** Data codewords of bytes. @param channel Extended channel that says what the bytes mean; null says nothing. */
export function compact(bytes: readonly number[], channel: number | null): number[] {
  const kinds = kindsOf(bytes)
  const codewords = channel === null ? [] : [CHANNEL, channel]
  let state: Kind = 'text'
  for (let from = 0; from < bytes.length; ) {
    const kind = kinds[from] ?? 'byte'
    let to = from
    while (to < bytes.length && kinds[to] === kind) to++
    const part = bytes.slice(from, to)
    from = to
    if (kind === 'byte' && part.length === 1 && state === 'text') {
      codewords.push(BYTE_SHIFT, ...part)
      continue
    }
    if (kind === 'numeric') codewords.push(NUMERIC_LATCH, ...numericCodewords(part))
    else if (kind === 'byte') {
      codewords.push(part.length % 6 === 0 ? BYTE_LATCH_SIXES : BYTE_LATCH, ...byteCodewords(part))
    } else codewords.push(...(state === 'text' ? [] : [TEXT_LATCH]), ...textCodewords(part))
    state = kind
  }
  return codewords
}
