// Step `kit complete` of `npm test`: every component of the kit has a story of all its states and keeps the promises
// of the conformance suite, a guide says when and how to use it, a story walks its keys, and README.md lists it. Says which are missing. --write renews the table of README.md.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MORE, SHOWING } from './pictured-names.mjs'

const kit = fileURLToPath(new URL('../../packages/ui-kit', import.meta.url))
const read = (...path) => readFileSync(join(kit, ...path), 'utf8')
const [BEGIN, END] = ['<!-- components: node tooling/kit/complete.mjs --write -->', '<!-- /components -->']

/** Folders that hold no component of their own: pages of the catalogue, plain functions, parts of other components. */
const NOT_COMPONENTS = new Set([
  ...['catalogue', 'conformance', 'guides', 'patterns', 'tokens'],
  ...['class-names', 'draft', 'icon', 'kit-provider', 'pinyin-initials', 'roving-focus', 'server-clock'],
  ...['field', 'list-box', 'surface'],
])

const showsAll = (folder) => {
  const exported = [...storiesOf(folder).matchAll(/export const (\w+)/g)].map(([, name]) => name)
  return exported.some((name) => SHOWING.includes(name) || MORE[folder]?.includes(name))
}

const folders = readdirSync(join(kit, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NOT_COMPONENTS.has(entry.name))
  .map(({ name }) => name)
  .sort()
const storiesOf = (folder) =>
  readdirSync(join(kit, 'src', folder))
    .filter((name) => name.endsWith('.stories.tsx'))
    // The component that gave the folder its name comes first.
    .sort((a, b) => Number(b.startsWith(`${folder}.`)) - Number(a.startsWith(`${folder}.`)))
    .map((name) => read('src', folder, name))
    .join('\n')

/** Components that an entry hands out, by folder. */
function componentsByFolder() {
  const found = new Map()
  const take = (text, folderOf) => {
    for (const [, names, from] of text.matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)) {
      const components = names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z][a-z]\w*$/.test(name))
      const folder = folderOf(from)
      found.set(folder, [...(found.get(folder) ?? []), ...components])
    }
  }
  take(read('src/index.ts'), (from) => from.split('/')[0])
  for (const entry of ['chart', 'data-table']) take(read('src', entry, 'index.ts'), () => entry)
  return found
}

/** Group and Chinese name, as the title of the stories has them: 组件/操作/Button 按钮. */
function placeOf(folder) {
  const [, group, name] = storiesOf(folder).match(/title: '组件\/([^/']+)\/([^']+)'/) ?? []
  return { group: group ?? '其他', name: name?.split(' ').slice(1).join(' ') ?? '' }
}

function table() {
  const components = componentsByFolder()
  const placed = folders.map((folder) => ({ folder, ...placeOf(folder) }))
  const groups = [...new Set(placed.map(({ group }) => group))]
  const rows = groups.flatMap((wanted) =>
    placed
      .filter(({ group }) => group === wanted)
      .map(({ folder, group, name }) => {
        const names = (components.get(folder) ?? []).map((one) => `\`${one}\``).join(' ')
        const entry = ['chart', 'data-table'].includes(folder) ? ` from \`/${folder}\`` : ''
        return `| ${group} | ${name} | ${names}${entry} |`
      }),
  )
  return `${BEGIN}\n| group | component | exports |\n|---|---|---|\n${rows.join('\n')}\n${END}`
}

function readmeProblem() {
  const readme = read('README.md')
  const [from, to] = [readme.indexOf(BEGIN), readme.indexOf(END)]
  if (from < 0 || to < from) return [`README.md has lost its marks ${BEGIN} and ${END}`]
  const fresh = readme.slice(0, from) + table() + readme.slice(to + END.length)
  if (process.argv.includes('--write')) writeFileSync(join(kit, 'README.md'), fresh)
  else if (fresh !== readme) return ['README.md: run node tooling/kit/complete.mjs --write']
  return []
}

const conformance = readdirSync(join(kit, 'src/conformance'))
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => read('src/conformance', name))
  .join('\n')
/** The compiler asks a `Guide` for its parts (when, whenNot, do, dont, keyboard), so being one is enough. */
const isGuided = (folder) => {
  const path = join(kit, 'src', folder, `${folder}.guide.tsx`)
  return existsSync(path) && /export const guide = [\s\S]*satisfies Guide\n$/.test(readFileSync(path, 'utf8'))
}
/** Every key a guide names is pressed: `walkKeys`, and `walkToggle` on top of it, fails for a row that nothing proves. */
const walksKeys = (folder) =>
  /keyboard: \{ none:/.test(read('src', folder, `${folder}.guide.tsx`)) ||
  /play: walk(Keys|Toggle)\(guide,/.test(storiesOf(folder))
const LACKS = {
  'no guide (<name>/<name>.guide.tsx, see src/catalogue/guide.ts)': (folder) => !isGuided(folder),
  'no story that walks the keys of its guide (src/catalogue/walk-keys.ts)': (folder) =>
    isGuided(folder) && !walksKeys(folder),
  'no story': (folder) => storiesOf(folder) === '',
  'no story AllStates or Open, nor an entry in tooling/kit/pictured-names.mjs': (folder) =>
    storiesOf(folder) !== '' && !showsAll(folder),
  'not in the conformance suite': (folder) => !conformance.includes(`'../${folder}/`),
}
const problems = [
  ...readmeProblem(),
  ...Object.entries(LACKS).flatMap(([what, lacks]) => {
    const names = folders.filter(lacks)
    return names.length > 0 ? [`${what}: ${names.join(', ')}`] : []
  }),
]
for (const problem of problems) console.error(`✗ ${problem}`)
console.log(`kit complete: ${folders.length} components, ${problems.length} failed`)
process.exit(problems.length > 0 ? 1 : 0)
