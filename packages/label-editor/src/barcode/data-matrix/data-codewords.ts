import { asciiStep, LATCH, packSixBits, packTriples, UNLATCH, valuesOf } from './encodation.ts'
import { type Plan, plansOf, type Stretch } from './plan-encodation.ts'
import { SYMBOL_SIZES, type SymbolSize } from './symbol-sizes.ts'

/** What is before the codes as it is, such as an extended channel. */
export interface Message {
  codes: readonly number[]
  prefix: readonly number[]
}

function asciiCodewords(codes: readonly number[]): number[] {
  const codewords: number[] = []
  for (let at = 0; at < codes.length; ) {
    const step = asciiStep(codes, at)
    codewords.push(...step.codewords)
    at += step.taken
  }
  return codewords
}

/** @param position Place of the codeword in the symbol, from 1. ISO/IEC 16022 annex B.2. */
function randomised255(codeword: number, position: number): number {
  const sum = codeword + ((149 * position) % 255) + 1
  return sum > 255 ? sum - 256 : sum
}

function base256Codewords(codes: readonly number[], before: number): number[] {
  const length =
    codes.length < 250 ? [codes.length] : [Math.floor(codes.length / 250) + 249, codes.length % 250]
  return [...length, ...codes].map((codeword, at) => randomised255(codeword, before + at + 2))
}

/** Codewords of a stretch that another follows, latch and unlatch among them. */
function closedCodewords({ scheme, from, to }: Stretch, codes: readonly number[], before: number): number[] {
  const part = codes.slice(from, to)
  if (scheme === 'ascii') return asciiCodewords(part)
  if (scheme === 'base256') return [LATCH.base256, ...base256Codewords(part, before)]
  const values = part.flatMap((code) => valuesOf(code, scheme) ?? [])
  if (scheme === 'edifact') return [LATCH.edifact, ...packSixBits([...values, 31])]
  return [LATCH[scheme], ...packTriples(values), UNLATCH]
}

/** Ways to write the last stretch: as it must be when space is left, or without unlatch when it fills the symbol. */
function lastCodewords(
  { scheme, from, to }: Stretch,
  codes: readonly number[],
  before: number,
): { codewords: number[]; mustFill: boolean }[] {
  const part = codes.slice(from, to)
  const closed = { codewords: closedCodewords({ scheme, from, to }, codes, before), mustFill: false }
  if (scheme === 'ascii' || scheme === 'base256') return [closed]
  const values = part.flatMap((code) => valuesOf(code, scheme) ?? [])
  if (scheme === 'edifact') {
    return values.length % 4 === 0
      ? [closed, { codewords: [LATCH.edifact, ...packSixBits(values)], mustFill: true }]
      : [closed]
  }
  const waiting = values.length % 3
  const packed = [LATCH[scheme], ...packTriples(waiting === 2 ? [...values, 0] : values)]
  if (waiting === 0 || (waiting === 2 && scheme !== 'x12')) {
    return [
      { codewords: [...packed, UNLATCH], mustFill: false },
      { codewords: packed, mustFill: true },
    ]
  }
  const final = asciiCodewords(part.slice(-1))
  const isOne = waiting === 1 && final.length === 1 && valuesOf(part.at(-1) ?? 0, scheme)?.length === 1
  return isOne ? [{ codewords: [...packed, ...final], mustFill: true }] : []
}

function waysOf(plan: Plan, { codes, prefix }: Message): { codewords: number[]; mustFill: boolean }[] {
  const codewords = [...prefix]
  const last = plan.stretches.at(-1)
  for (const stretch of plan.stretches.slice(0, -1)) {
    codewords.push(...closedCodewords(stretch, codes, codewords.length))
  }
  if (!last) return [{ codewords, mustFill: false }]
  return lastCodewords(last, codes, codewords.length).map((way) => ({
    ...way,
    codewords: [...codewords, ...way.codewords],
  }))
}

/** @param position Place in the symbol, from 1. ISO/IEC 16022 annex B.1. */
function padding(position: number): number {
  const sum = 129 + ((149 * position) % 253) + 1
  return sum > 254 ? sum - 254 : sum
}

/** Data codewords of the smallest square symbol that holds a message, padded to its size; null when none does. */
export function dataCodewords(message: Message): { size: SymbolSize; data: number[] } | null {
  const ways = plansOf(message.codes).flatMap((plan) => waysOf(plan, message))
  for (const size of SYMBOL_SIZES) {
    const fitting = ways.filter(({ codewords, mustFill }) =>
      mustFill ? codewords.length === size.data : codewords.length <= size.data,
    )
    if (fitting.length === 0) continue
    const { codewords } = fitting.reduce((best, way) =>
      way.codewords.length < best.codewords.length ? way : best,
    )
    const data = [...codewords]
    if (data.length < size.data) data.push(129)
    while (data.length < size.data) data.push(padding(data.length + 1))
    return { size, data }
  }
  return null
}
