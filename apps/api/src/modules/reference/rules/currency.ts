import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

const FACTS = new URL('../../../../../../facts/currencies_iso4217_pddl.csv', import.meta.url)

function load(): Set<string> {
  const rows: Record<string, string>[] = parse(readFileSync(FACTS, 'utf8'), { columns: true })
  const listed = rows.filter((row) => Number.isInteger(Number(row['MinorUnit'])))
  return new Set(listed.flatMap((row) => row['AlphabeticCode'] || []))
}

const CURRENCIES: ReadonlySet<string> = load()

/** Whether ISO 4217 has a currency of that code. Its decimals are those of `minorDigits`. */
export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code)
}
