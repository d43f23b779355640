const A = 'A'.charCodeAt(0)

/** A currency code as a small number, for columns of numbers: AAA is 0. Stored: never change it. */
export function currencyNumber(code: string): number {
  let number = 0
  for (let i = 0; i < 3; i++) number = number * 26 + (code.charCodeAt(i) - A)
  return number
}

/** The code of `currencyNumber`. */
export function currencyOf(number: number): string {
  const letter = (place: number) => String.fromCharCode(A + (Math.floor(number / 26 ** place) % 26))
  return letter(2) + letter(1) + letter(0)
}
