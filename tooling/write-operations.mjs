// Writes the list of operations the SDK calls by name, method and path of each, and the versions of the legal texts, from the
// bundled contract.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const contract = JSON.parse(
  readFileSync(fileURLToPath(new URL('../apps/api/openapi.gen.json', import.meta.url)), 'utf8'),
)
const lines = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method]).map(
    (method) => `  ${item[method].operationId}: ['${method}', '${path}'],`,
  ),
)

const { TermsVersion, PrivacyVersion } = contract.components.schemas
const text = (schema) =>
  `{ version: '${schema['x-current'].version}', since: '${schema['x-current'].since}' }`

writeFileSync(
  process.argv[2],
  `// Made by \`node tooling/gen.mjs\` from the contract; change openapi/ and run it again.
import type { operations } from './schema.gen.ts'

/** Method and path of each operation of the contract. */
export const operationRoutes = {
${lines.sort().join('\n')}
} as const satisfies Record<keyof operations, readonly [method: string, path: string]>

/** Current versions of the texts that a new account accepts, and the days on which they came into force. */
export const legalTexts = {
  terms: ${text(TermsVersion)},
  privacy: ${text(PrivacyVersion)},
} as const
`,
)
