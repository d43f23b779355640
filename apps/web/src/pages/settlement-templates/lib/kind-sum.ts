import { amountText } from '#entities/finance-book'

/** Money of some kinds of lines together; — where there is no such line. */
export function kindSum(
  kinds: readonly { kind: string; minor: number }[],
  currency: string,
  ...names: string[]
): string {
  const found = kinds.filter(({ kind }) => names.includes(kind))
  return amountText(found.length === 0 ? null : found.reduce((sum, { minor }) => sum + minor, 0), currency)
}
