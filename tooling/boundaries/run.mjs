// Proves that the boundaries are checked: builds a small valid project with the configuration of this one, lets every tool
// pass it, plants every violation at once, and demands that each is reported by its own tool.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { validProject } from './sound-project.mjs'
import { violations } from './violations.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Outside the checkout: tools pass over anything below node_modules, and the checkout's git would interfere.
const project = realpathSync(mkdtempSync(join(tmpdir(), 'haixuan-boundaries-')))
const PACKAGES = [
  'packages/api-sdk',
  'packages/ui-kit',
  'packages/label-editor',
  'packages/rules',
  'packages/tabular',
  'apps/web',
  'apps/api',
]
const CONFIG = [
  'package.json',
  'tsconfig.base.json',
  'biome.json',
  'steiger.config.mjs',
  'tooling/marketplace-names.grit',
  'tooling/pure-rules.grit',
]

const write = (file, text) => {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

/** Links what a package depends on: installed packages as they are, those of the project to its own small ones. */
function linkModules(folder) {
  const modules = join(root, folder, 'node_modules')
  if (!existsSync(modules)) return
  const target = join(project, folder, 'node_modules')
  mkdirSync(target)
  for (const name of readdirSync(modules).filter((entry) => entry !== '@haixuan'))
    symlinkSync(join(modules, name), join(target, name))
  if (!existsSync(join(modules, '@haixuan'))) return
  mkdirSync(join(target, '@haixuan'))
  for (const name of readdirSync(join(modules, '@haixuan')))
    symlinkSync(join(project, 'packages', name), join(target, '@haixuan', name))
}

function build() {
  for (const file of CONFIG) cpSync(join(root, file), join(project, file))
  mkdirSync(join(project, 'node_modules'))
  // But for what tools remember of the project: tsc would take what it wrote about this project for the truth about it.
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name))
  const packages = PACKAGES.filter((folder) => existsSync(join(root, folder, 'package.json')))
  for (const folder of packages) {
    mkdirSync(join(project, folder), { recursive: true })
    cpSync(join(root, folder, 'package.json'), join(project, folder, 'package.json'))
    for (const file of ['tsconfig.json', 'tsconfig.no-dom.json']) {
      if (existsSync(join(root, folder, file))) cpSync(join(root, folder, file), join(project, folder, file))
    }
    linkModules(folder)
  }
  writeFileSync(join(project, '.gitignore'), 'node_modules\n')
  spawnSync('git', ['init', '-q'], { cwd: project })
  // The packages of the label editor below its view are a project of their own, compiled without the DOM.
  const references = [...packages, 'packages/label-editor/tsconfig.no-dom.json'].map((path) => ({ path }))
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ files: [], references }))
  for (const [file, text] of Object.entries(validProject)) write(file, text)
}

const bin = (name) => join(root, 'node_modules/.bin', name)
const run = (file, args) => {
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  return { status, report: `${stdout}\n${stderr}` }
}
const TOOLS = {
  steiger: () => run(bin('steiger'), ['apps/web/src', '--fail-on-warnings']),
  tsc: () => run(bin('tsc'), ['-b', '--pretty', 'false', '--force']),
  biome: () => run(bin('biome'), ['lint', '--max-diagnostics=200', '.']),
  modules: () =>
    run(process.execPath, [
      join(root, 'tooling/boundaries/server-modules.mjs'),
      join(project, 'apps/api/src/'),
    ]),
}

/** Whether one report block names both the file and the finding; tools put them a few lines apart. */
function caught(report, { file, says, names = file }) {
  const lines = report.split('\n')
  const finding = new RegExp(says)
  const short = file.replace(/^apps\/web\/src\//, '')
  return lines.some(
    (line, at) =>
      (line.includes(names) || line.includes(short)) &&
      lines.slice(Math.max(0, at - 14), at + 14).some((near) => finding.test(near)),
  )
}

build()
let failed = 0
for (const [name, tool] of Object.entries(TOOLS)) {
  const { status, report } = tool()
  if (status === 0) continue
  failed++
  console.error(`The valid project does not pass ${name}, so its findings prove nothing:\n${report}`)
}
for (const { file, text, also } of violations) {
  write(file, text)
  for (const [other, otherText] of Object.entries(also ?? {})) write(other, otherText)
}
const reports = Object.fromEntries(Object.entries(TOOLS).map(([name, tool]) => [name, tool().report]))
for (const violation of violations) {
  if (caught(reports[violation.tool], violation)) continue
  failed++
  console.error(`Not caught by ${violation.tool}: ${violation.name} (${violation.file})`)
}
if (failed && process.env.BOUNDARIES_VERBOSE)
  for (const [name, report] of Object.entries(reports)) console.error(name, report)
rmSync(project, { recursive: true, force: true })
console.log(`boundaries: ${violations.length - failed} of ${violations.length} planted violations caught`)
process.exit(failed ? 1 : 0)
