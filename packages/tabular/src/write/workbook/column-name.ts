/** A of 0, Z of 25, AA of 26. */
export function columnName(at: number): string {
  const rest = Math.floor(at / 26)
  return `${rest > 0 ? columnName(rest - 1) : ''}${String.fromCharCode(65 + (at % 26))}`
}
