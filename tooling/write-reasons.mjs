// Writes the reasons of failures from openapi/reasons.json. Arguments: `names` (what rules and stores may name) or
// `statuses` (what platform/http answers with), the file to write.
import { readFileSync, writeFileSync } from 'node:fs'

const [which, to] = process.argv.slice(2)
const catalogue = JSON.parse(readFileSync(new URL('../openapi/reasons.json', import.meta.url), 'utf8'))

/** Statuses of each reason by `when`, which a reason of one status does not have. */
const statuses = new Map()
for (const { reason, status, when } of catalogue) {
  const cases = statuses.get(reason) ?? new Map()
  statuses.set(reason, cases)
  if (cases.has(when))
    throw new Error(`openapi/reasons.json: ${reason} has two statuses; \`when\` must tell them apart`)
  cases.set(when, status)
}
const names = [...statuses.keys()].sort()
const isOne = (name) => statuses.get(name).has(undefined)
for (const name of names)
  if (isOne(name) && statuses.get(name).size > 1)
    throw new Error(`openapi/reasons.json: ${name} has two statuses; each needs a \`when\``)
const casesOf = (name) => [...statuses.get(name)].sort(([a], [b]) => (a < b ? -1 : 1))

const union = (words) => words.map((word) => `'${word}'`).join(' | ')
const statusText = (name) =>
  isOne(name)
    ? statuses.get(name).get(undefined)
    : `{ ${casesOf(name)
        .map(([when, status]) => `${when}: ${status}`)
        .join(', ')} }`

const texts = {
  names: `/** Stable reasons of failures, as the contract names them. */
export type Reason =
${names.map((name) => `  | '${name}'`).join('\n')}

/** Reasons with several statuses, and the cases that tell them apart. */
export interface ReasonCases {
${names
  .filter((name) => !isOne(name))
  .map((name) => `  ${name}: ${union(casesOf(name).map(([when]) => when))}`)
  .join('\n')}
}
`,
  statuses: `import type { Reason } from '../reasons.gen.ts'

/** The HTTP status of each reason; by case where a reason has several. */
export const reasonStatuses = {
${names.map((name) => `  ${name}: ${statusText(name)},`).join('\n')}
} as const satisfies Record<Reason, number | Record<string, number>>
`,
}
writeFileSync(
  to,
  `// Made by \`node tooling/gen.mjs\` from openapi/reasons.json; change it and run it again.\n${texts[which]}`,
)
