/** Arithmetic in the field of 256 elements that a primitive polynomial makes, and Reed-Solomon remainders in it. */
interface BinaryField {
  multiply(a: number, b: number): number
  /**
   * Error correction codewords.
   * @param first Exponent of the generator's first root: 0 for QR, 1 for Data Matrix.
   */
  remainder(data: readonly number[], count: number, first: number): number[]
}

/** @param primitive Primitive polynomial of degree 8: 0x11d for QR, 0x12d for Data Matrix. */
export function binaryField(primitive: number): BinaryField {
  const powers = new Uint8Array(510)
  const logarithms = new Uint8Array(256)
  for (let exponent = 0, value = 1; exponent < 255; exponent++) {
    powers[exponent] = value
    powers[exponent + 255] = value
    logarithms[value] = exponent
    value <<= 1
    if (value > 255) value ^= primitive
  }
  const multiply = (a: number, b: number) =>
    a === 0 || b === 0 ? 0 : (powers[(logarithms[a] ?? 0) + (logarithms[b] ?? 0)] ?? 0)

  const generators = new Map<string, number[]>()
  const generatorOf = (count: number, first: number) => {
    const key = `${count}/${first}`
    const known = generators.get(key)
    if (known) return known
    let made = [1]
    for (let at = 0; at < count; at++) {
      const root = powers[at + first] ?? 0
      const next = [...made, 0]
      made.forEach((factor, index) => {
        next[index + 1] = (next[index + 1] ?? 0) ^ multiply(factor, root)
      })
      made = next
    }
    generators.set(key, made.slice(1))
    return made.slice(1)
  }

  return {
    multiply,
    remainder(data, count, first) {
      const generator = generatorOf(count, first)
      const rest = new Array<number>(count).fill(0)
      for (const codeword of data) {
        const factor = codeword ^ (rest.shift() ?? 0)
        rest.push(0)
        for (let at = 0; at < count; at++) rest[at] = (rest[at] ?? 0) ^ multiply(generator[at] ?? 0, factor)
      }
      return rest
    },
  }
}
