const PRIME = 929

const generators = new Map<number, number[]>()

/** Coefficients of the product of (x - 3^k), highest first, without the leading one. */
function generatorOf(count: number): number[] {
  const known = generators.get(count)
  if (known) return known
  let made = [1]
  for (let at = 1, root = 3; at <= count; at++, root = (root * 3) % PRIME) {
    const next = [...made, 0]
    made.forEach((factor, index) => {
      next[index + 1] = ((next[index + 1] ?? 0) + (PRIME - root) * factor) % PRIME
    })
    made = next
  }
  generators.set(count, made.slice(1))
  return made.slice(1)
}

/** Error correction codewords, ISO/IEC 15438 5.10. */
export function correctionCodewords(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count)
  const rest = new Array<number>(count).fill(0)
  for (const codeword of data) {
    const factor = (codeword + (rest.shift() ?? 0)) % PRIME
    rest.push(0)
    for (let at = 0; at < count; at++) {
      rest[at] = ((rest[at] ?? 0) + (PRIME - (generator[at] ?? 0)) * factor) % PRIME
    }
  }
  return rest.map((value) => (PRIME - value) % PRIME)
}
