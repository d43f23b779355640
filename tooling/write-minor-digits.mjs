// Writes the codes of currencies and the decimals of those that do not have two, from facts/currencies_iso4217_pddl.csv.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FACTS = fileURLToPath(new URL('../facts/currencies_iso4217_pddl.csv', import.meta.url))

const digitsOf = new Map()
for (const line of readFileSync(FACTS, 'utf8').split(/\r?\n/)) {
  // Names of countries and currencies have commas; the last four columns have none.
  const [code, , digits] = line.split(',').slice(-4)
  if (/^[A-Z]{3}$/.test(code ?? '') && /^\d$/.test(digits ?? '')) digitsOf.set(code, Number(digits))
}
if (digitsOf.get('USD') !== 2 || digitsOf.get('JPY') !== 0) throw new Error(`${FACTS} has other columns now.`)

const other = [...digitsOf].filter(([, digits]) => digits !== 2).sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(
  process.argv[2],
  `// Made by \`node tooling/gen.mjs\` from facts/currencies_iso4217_pddl.csv.
/** Decimals of the currencies that do not have two (ISO 4217). */
export const OTHER_DIGITS: Readonly<Record<string, number>> = {
${other.map(([code, digits]) => `  ${code}: ${digits},`).join('\n')}
}
/** Codes of all currencies (ISO 4217). */
export const CURRENCY_CODES =
  '${[...digitsOf.keys()].sort().join(' ')}'
`,
)
