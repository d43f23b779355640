// Writes the version of the program, from package.json, for the server: it becomes part of the bundle, so that a bundle
// in a newer checkout still knows what it was built from.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const { version } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8'),
)
if (!/^\d+\.\d+\.\d+$/.test(version))
  throw new Error(`package.json: the version ${version} must be three numbers, like 1.2.3.`)
writeFileSync(
  process.argv[2],
  `// Made by \`node tooling/gen.mjs\` from package.json.
/** The release that this program is, or will be. */
export const VERSION = '${version}'
`,
)
