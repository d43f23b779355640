// Mutation testing: `pnpm test:mutants [folder] [--sample n] [--seed n] [--near]`. See docs/testing.md.
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { AREAS } from './areas.mjs'
import { measure } from './measure.mjs'
import { describeMutant } from './mutants-of.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    near: { type: 'boolean', default: false },
  },
})

/** A folder inside an area has the area's goal and wider tests. */
function areaOf(folder) {
  const area = AREAS.find((each) => folder === each.folder || folder.startsWith(`${each.folder}/`))
  return { ...area, folder }
}

const count = values.sample === undefined ? Number.POSITIVE_INFINITY : Number(values.sample)
const seed = Number(values.seed)
if (!(count > 0) || !Number.isInteger(seed)) {
  console.error('--sample takes a number above 0, --seed a whole number.')
  process.exit(2)
}
const folders = positionals.map((folder) => relative(root, resolve(root, folder)))
const areas = folders.length > 0 ? folders.map(areaOf) : AREAS
const lines = []
for (const { folder, goal, part, own, wider } of areas) {
  console.log(`${folder}:`)
  const onVerdict = (mutant, verdict) => console.log(`  ${verdict.padEnd(8)} ${describeMutant(mutant)}`)
  const found = await measure({
    root,
    folder,
    part,
    own,
    wider: values.near ? undefined : wider,
    count,
    seed,
    onVerdict,
  })
  if (found.judged === 0) {
    console.error(`${folder} has no file that can be changed.`)
    process.exit(2)
  }
  const score = Math.round((100 * found.killed) / found.judged)
  lines.push(
    `| ${folder} | ${found.total} | ${found.judged} | ${found.killed} | ${found.nearKills} | ${score} % | ${goal ?? ''} |`,
  )
}
console.log(
  '\n| folder | mutants | judged | killed | by near tests | score | goal |\n| - | - | - | - | - | - | - |',
)
for (const line of lines) console.log(line)
