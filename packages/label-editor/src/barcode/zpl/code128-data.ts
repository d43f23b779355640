const [START_A, START_B, START_C, STOP] = [103, 104, 105, 106]
const [SHIFT, TO_C, TO_B, TO_A, FNC1] = [98, 99, 100, 101, 102]

/** Characters of set B that ^FD would take for something else. */
const NAMED: Readonly<Record<number, string>> = { 30: '>0', 62: '><', 94: '>=', 95: '>1' }
const STARTS: Readonly<Record<number, string>> = { [START_A]: '>9', [START_B]: '>:', [START_C]: '>;' }
const LATCHES: Readonly<Record<number, 'a' | 'b' | 'c'>> = { [TO_A]: 'a', [TO_B]: 'b', [TO_C]: 'c' }

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * Code 128 values in ZPL's own writing, code set for code set, so that the printer makes the very same bars.
 * @param values With the check value and the stop, as `code128Values` answers them.
 * @returns Null for what the writing has no safe form for: shifts between the sets.
 */
export function code128Data(values: readonly number[]): string | null {
  const [start, ...rest] = values
  const body = rest.slice(0, -2)
  if (rest.at(-1) !== STOP || start === undefined || STARTS[start] === undefined) return null
  let set: 'a' | 'b' | 'c' = start === START_A ? 'a' : start === START_B ? 'b' : 'c'
  let data = STARTS[start]
  for (const value of body) {
    const latch = LATCHES[value]
    if (value === SHIFT && set !== 'c') return null
    if (value === FNC1) data += '>8'
    else if (latch !== undefined && !(set === 'c' && value === TO_C)) {
      // The latch into the set that is open means something else, and never comes from our encoder.
      if (latch === set) return null
      data += { c: '>5', b: '>6', a: '>7' }[latch]
      set = latch
    } else if (set === 'b') data += NAMED[value] ?? String.fromCharCode(value + 32)
    else data += twoDigits(value)
  }
  return data
}
