type Mode = 'numeric' | 'alphanumeric' | 'byte'

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
const MODES: readonly Mode[] = ['byte', 'alphanumeric', 'numeric']
const INDICATOR: Record<Mode, number> = { numeric: 1, alphanumeric: 2, byte: 4 }
/** Bits of the count for versions 1-9, 10-26 and 27-40. */
const COUNT_BITS: Record<Mode, readonly [number, number, number]> = {
  numeric: [10, 12, 14],
  alphanumeric: [9, 11, 13],
  byte: [8, 16, 16],
}
/** Sixths of a bit that a byte of the value takes, so that costs stay whole. */
const COST: Record<Mode, number> = { numeric: 20, alphanumeric: 33, byte: 48 }

const bandOf = (version: number) => (version < 10 ? 0 : version < 27 ? 1 : 2)
const takes = (mode: Mode, byte: number) =>
  mode === 'byte' ||
  (mode === 'numeric' ? byte >= 48 && byte <= 57 : ALPHANUMERIC.includes(String.fromCharCode(byte)))

/** The mode of every byte that makes the shortest bit string. */
function modesOf(bytes: readonly number[], version: number): Mode[] {
  const head = (mode: Mode) => (4 + COUNT_BITS[mode][bandOf(version)]) * 6
  let costs = new Map<Mode, number>()
  const trail: Map<Mode, Mode>[] = []
  for (const byte of bytes) {
    const next: typeof costs = new Map()
    const came = new Map<Mode, Mode>()
    for (const mode of MODES) {
      if (!takes(mode, byte)) continue
      let best = costs.size === 0 ? head(mode) : Number.POSITIVE_INFINITY
      for (const [from, cost] of costs) {
        const total = from === mode ? cost : Math.ceil(cost / 6) * 6 + head(mode)
        if (total < best || (total === best && from === mode)) {
          best = total
          came.set(mode, from)
        }
      }
      next.set(mode, best + COST[mode])
    }
    trail.push(came)
    costs = next
  }
  let [mode] = [...costs].reduce((a, b) => (b[1] < a[1] ? b : a))
  const modes: Mode[] = []
  for (let at = bytes.length - 1; at >= 0; at--) {
    modes.unshift(mode)
    mode = trail[at]?.get(mode) ?? mode
  }
  return modes
}

const bitsOf = (value: number, length: number) => value.toString(2).padStart(length, '0')

function segmentBits(mode: Mode, bytes: readonly number[], version: number): string {
  const head = bitsOf(INDICATOR[mode], 4) + bitsOf(bytes.length, COUNT_BITS[mode][bandOf(version)])
  if (mode === 'byte') return head + bytes.map((byte) => bitsOf(byte, 8)).join('')
  const text = String.fromCharCode(...bytes)
  if (mode === 'numeric') {
    return (
      head + (text.match(/.{1,3}/g) ?? []).map((part) => bitsOf(Number(part), part.length * 3 + 1)).join('')
    )
  }
  return (
    head +
    (text.match(/.{1,2}/g) ?? [])
      .map((part) => [...part].reduce((sum, character) => sum * 45 + ALPHANUMERIC.indexOf(character), 0))
      .map((sum, at) => bitsOf(sum, at * 2 + 2 > text.length ? 6 : 11))
      .join('')
  )
}

/** The shortest bit string that says the bytes in a symbol of this version, without terminator. */
export function qrBits(bytes: readonly number[], version: number): string {
  const modes = modesOf(bytes, version)
  let bits = ''
  for (let from = 0; from < bytes.length; ) {
    let to = from
    while (to < bytes.length && modes[to] === modes[from]) to++
    bits += segmentBits(modes[from] ?? 'byte', bytes.slice(from, to), version)
    from = to
  }
  return bits
}

/** How long the bit string is in the one mode that takes all bytes: what a plain encoder makes. */
export function singleModeBits(bytes: readonly number[], version: number): number {
  const mode = [...MODES].reverse().find((known) => bytes.every((byte) => takes(known, byte))) ?? 'byte'
  return segmentBits(mode, bytes, version).length
}
