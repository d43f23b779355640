// `pnpm new component|page|operation …` writes the files of a new component, page or operation.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { newComponent } from './new/component.mjs'
import { newOperation } from './new/operation.mjs'
import { newPage } from './new/page.mjs'

const HELP = `pnpm new component <kebab-name>                      a component of the kit, with its story
pnpm new operation <module> <operationId> <method> <path>
                                                     an operation: contract, example, handler, query
pnpm new page <marketplace>/<name> [title] [sort]    a board of products; a page that the site map
                                                     does not have yet needs a title`

const KINDS = { component: newComponent, operation: newOperation, page: newPage }

const [kind, ...args] = process.argv.slice(2)
const make = KINDS[kind]
if (!make) {
  console.error(kind ? `There is no "${kind}" to make.\n${HELP}` : HELP)
  process.exit(1)
}
try {
  const files = make(...args)
  const root = fileURLToPath(new URL('..', import.meta.url))
  if (!process.env.HAIXUAN_NEW_ROOT) {
    spawnSync('node_modules/.bin/biome', ['check', '--write', ...files], { cwd: root, stdio: 'ignore' })
  }
  console.log([...new Set(files)].map((file) => `  ${file}`).join('\n'))
} catch (error) {
  console.error(`${error.message}\n${HELP}`)
  process.exit(1)
}
