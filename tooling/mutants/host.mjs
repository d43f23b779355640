// One process that keeps Vitest open and judges mutants: { file, code, wider } in, { verdict } out. It serves the mutated
// text from memory, so the files of the project stay as they are. A mutant that loops is ended with this whole process.
import { resolve } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { createVitest } from 'vitest/node'

const root = process.cwd()
let active = { file: '', code: '' }
const serveMutant = {
  name: 'serve-mutant',
  enforce: 'pre',
  load: (id) => (id === active.file ? active.code : undefined),
}

const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, 'vitest.units.config.ts', root)
const projects = loaded.config.test.projects.map((project) => ({
  ...project,
  plugins: [...(project.plugins ?? []), serveMutant],
}))
const vitest = await createVitest(
  'test',
  { config: false, watch: false, bail: 1, maxWorkers: 1, silent: true, reporters: [{}] },
  { test: { projects } },
)
await vitest.standalone()

/** The folder of the package's source: `packages/rules/src/`, `apps/api/src/`; for tooling the folder itself. */
const ownTests = (file) => /^(?:apps|packages)\/[^/]+\/src\//.exec(file)?.[0] ?? file.replace(/[^/]+$/, '')

async function testsOf(file, folder) {
  vitest.config.related = [resolve(root, file)]
  const found = await vitest.getRelevantTestSpecifications([folder])
  vitest.config.related = undefined
  return found
}

const specifications = new Map()
async function findTests(file, folder) {
  const key = `${folder} ${file}`
  if (!specifications.has(key)) specifications.set(key, await testsOf(file, folder))
  return specifications.get(key)
}

async function arePassed(tests) {
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests)
  vitest.state.errorsSet.clear()
  return (
    unhandledErrors.length === 0 && testModules.every((module) => module.state() !== 'failed' && module.ok())
  )
}

async function judge({ file, code, wider }) {
  const tests = await findTests(file, wider ?? ownTests(file))
  if (tests.length === 0) return { verdict: 'survived', tests: 0 }
  // Also the file that was changed last: it is served as it is again.
  vitest.invalidateFile(active.file)
  active = { file: resolve(root, file), code }
  vitest.invalidateFile(active.file)
  return { verdict: (await arePassed(tests)) ? 'survived' : 'killed', tests: tests.length }
}

process.on('message', (task) => {
  judge(task).then(
    (answer) => process.send(answer),
    (error) => process.send({ failure: String(error?.stack ?? error) }),
  )
})
process.on('disconnect', () => process.exit(0))
process.send({ isReady: true })
