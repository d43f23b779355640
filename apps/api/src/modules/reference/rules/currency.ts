import { readData } from '#platform/facts.ts'

function load(): Set<string> {
  const rows = readData('currencies_iso4217_pddl.csv')
  const listed = rows.filter((row) => Number.isInteger(Number(row['MinorUnit'])))
  return new Set(listed.flatMap((row) => row['AlphabeticCode'] ?? []))
}

const CURRENCIES: ReadonlySet<string> = load()

/** Whether ISO 4217 has a currency of that code. Its decimals are those of `minorDigits`. */
export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code)
}
