// GB 32100-2015: 31 signs without I, O, S, V, Z; the last is a check digit over weights 3^n mod 31.
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const LENGTH = 18

/** The check digit of the first 17 signs; undefined when one of them is no sign of the code. */
export function creditCheckDigit(body: string): string | undefined {
  if (body.length !== LENGTH - 1) return undefined
  let sum = 0
  let weight = 1
  for (const sign of body) {
    const value = SIGNS.indexOf(sign)
    if (value < 0) return undefined
    sum += value * weight
    weight = (weight * 3) % 31
  }
  return SIGNS[(31 - (sum % 31)) % 31]
}

/** Whether a text is a unified social credit code (统一社会信用代码); small letters count as capitals. */
export function isCreditCode(text: string): boolean {
  const code = text.toUpperCase()
  return code.length === LENGTH && creditCheckDigit(code.slice(0, -1)) === code.at(-1)
}
