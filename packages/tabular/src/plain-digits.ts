const WITH_EXPONENT = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/

/** A finite number as plain digits: never `1e+21`, never more digits than it has. */
export function plainDigits(value: number): string {
  const text = String(value)
  const [, sign, first, rest = '', exponent] = WITH_EXPONENT.exec(text) ?? []
  if (first === undefined) return text
  const digits = first + rest
  // JavaScript writes an exponent from 21 on, beyond all digits of a number, and from -7 on, below its first.
  const point = Number(exponent) + 1
  return point > 0 ? `${sign}${digits.padEnd(point, '0')}` : `${sign}0.${'0'.repeat(-point)}${digits}`
}
