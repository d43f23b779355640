import { CODE_128_PATTERNS } from './code128-patterns.ts'

/** The function character of GS1: says at the start what the symbol is, and between fields that one ended. */
export const FNC1 = -1

type CodeSet = 'a' | 'b' | 'c'
export type CodeSets = readonly CodeSet[]
export const ALL_CODE_SETS: CodeSets = ['a', 'b', 'c']

const START: Record<CodeSet, number> = { a: 103, b: 104, c: 105 }
/** Value that latches into a set; the set's own entry is never used. */
const LATCH: Record<CodeSet, number> = { a: 101, b: 100, c: 99 }
const FNC1_VALUE = 102
const SHIFT = 98
const STOP = 106

/** Value of a character in set A or B; null when that set has none. */
function valueIn(code: number, set: 'a' | 'b'): number | null {
  if (code === FNC1) return FNC1_VALUE
  if (code >= 0x20 && code <= 0x5f) return code - 0x20
  if (set === 'a') return code >= 0 && code < 0x20 ? code + 64 : null
  return code >= 0x60 && code <= 0x7f ? code - 0x20 : null
}

const isDigit = (code: number | undefined) => code !== undefined && code >= 0x30 && code <= 0x39

interface Way {
  cost: number
  values: readonly number[]
  next: number
  nextSet: CodeSet
}

/** Steps from a place while in a set, without a latch first. */
function stepsIn(codes: readonly number[], at: number, set: CodeSet, sets: CodeSets): Omit<Way, 'cost'>[] {
  const code = codes[at] ?? 0
  if (set === 'c') {
    if (code === FNC1) return [{ values: [FNC1_VALUE], next: at + 1, nextSet: set }]
    if (!isDigit(code) || !isDigit(codes[at + 1])) return []
    return [{ values: [(code - 0x30) * 10 + (codes[at + 1] ?? 0) - 0x30], next: at + 2, nextSet: set }]
  }
  const own = valueIn(code, set)
  if (own !== null) return [{ values: [own], next: at + 1, nextSet: set }]
  const other = set === 'a' ? 'b' : 'a'
  const shifted = sets.includes(other) ? valueIn(code, other) : null
  return shifted === null ? [] : [{ values: [SHIFT, shifted], next: at + 1, nextSet: set }]
}

/**
 * Values of the shortest Code 128 symbol, check value and stop among them; null when the sets cannot hold the codes.
 *
 * @param codes Character codes 0 to 127, or FNC1.
 * @param sets Code sets that may be used. Ties go to the set that is named last.
 */
export function code128Values(codes: readonly number[], sets: CodeSets = ALL_CODE_SETS): number[] | null {
  const best = new Map<string, Way>()
  const key = (at: number, set: CodeSet) => `${at}${set}`
  const costAt = (at: number, set: CodeSet) =>
    at === codes.length ? 0 : (best.get(key(at, set))?.cost ?? Number.POSITIVE_INFINITY)
  for (let at = codes.length - 1; at >= 0; at--) {
    for (const set of sets) {
      for (const step of stepsIn(codes, at, set, sets)) {
        const cost = step.values.length + costAt(step.next, step.nextSet)
        if (cost < costAt(at, set)) best.set(key(at, set), { ...step, cost })
      }
    }
    const stayed = sets.map((set) => [set, costAt(at, set)] as const).reverse()
    for (const set of sets) {
      for (const [to, cost] of stayed) {
        if (to !== set && cost + 1 < costAt(at, set)) {
          best.set(key(at, set), { values: [LATCH[to]], next: at, nextSet: to, cost: cost + 1 })
        }
      }
    }
  }
  const start = [...sets].reduce((found, set) => (costAt(0, set) <= costAt(0, found) ? set : found))
  if (!Number.isFinite(costAt(0, start))) return null
  const values = [START[start]]
  for (let at = 0, set = start; at < codes.length; ) {
    const way = best.get(key(at, set))
    if (!way) return null
    values.push(...way.values)
    at = way.next
    set = way.nextSet
  }
  const check = values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103
  return [...values, check, STOP]
}

/** Bar and space widths of Code 128 values. */
export function code128Widths(values: readonly number[]): number[] {
  return values.flatMap((value) => CODE_128_PATTERNS[value] ?? [])
}
