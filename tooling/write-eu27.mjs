// Writes the members of the European Union as regionIds of Temu, from facts/temu_regions.csv.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FACTS = fileURLToPath(new URL('../facts/temu_regions.csv', import.meta.url))

const [heading = '', ...lines] = readFileSync(FACTS, 'utf8').trim().split(/\r?\n/)
const names = heading.split(',')
const [id, member] = [names.indexOf('regionId'), names.indexOf('isEu27')]
const ids = lines
  .map((line) => line.split(','))
  .filter((cells) => cells[member] === '1')
  .map((cells) => Number(cells[id]))
  .sort((a, b) => a - b)
if (ids.length !== 27) throw new Error(`${FACTS} has ${ids.length} members of the European Union, not 27.`)

writeFileSync(
  process.argv[2],
  `// Made by \`node tooling/gen.mjs\` from facts/temu_regions.csv.
/** The 27 members of the European Union as regionIds of Temu, ascending. */
export const EU27: readonly number[] = [
${[0, 9, 18].map((from) => `  ${ids.slice(from, from + 9).join(', ')},`).join('\n')}
]
`,
)
