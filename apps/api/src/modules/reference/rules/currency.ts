import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

const FACTS = new URL('../../../../../../facts/currencies_iso4217_pddl.csv', import.meta.url)

function load(): Map<string, number> {
  const rows: Record<string, string>[] = parse(readFileSync(FACTS, 'utf8'), { columns: true })
  const units = new Map<string, number>()
  for (const row of rows) {
    const digits = Number(row['MinorUnit'])
    if (row['AlphabeticCode'] && Number.isInteger(digits)) units.set(row['AlphabeticCode'], digits)
  }
  return units
}

/** Digits of the minor unit by currency (ISO 4217): USD 2, JPY 0, KWD 3. */
export const MINOR_UNITS: ReadonlyMap<string, number> = load()

/** Whether the code is a currency in use. */
export function isCurrency(code: string): boolean {
  return MINOR_UNITS.has(code)
}

/**
 * Minor units of a decimal amount, rounded half away from zero: 12.345 USD is 1235, 500 JPY is 500.
 * Null for a currency that ISO 4217 does not know.
 */
export function toMinorUnits(decimal: number, currency: string): number | null {
  const digits = MINOR_UNITS.get(currency)
  if (digits === undefined || !Number.isFinite(decimal)) return null
  return Math.round(Number((decimal * 10 ** digits).toPrecision(15)))
}
