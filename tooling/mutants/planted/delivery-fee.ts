/** Fen. Free from 9900 fen on. Only the tests of mutation testing use this: the test beside it is weak on purpose. */
export function deliveryFee(amount: number): number {
  if (amount >= 9900) return 0
  return 600
}
