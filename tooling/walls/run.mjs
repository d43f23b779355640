// Proves that the walls are: builds a small sound house with the project's own configuration, sees it pass,
// plants every violation at once, and demands that each is caught by its own wall.
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
import { soundHouse, violations } from './violations.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Outside the checkout: tools pass over anything below node_modules, and the checkout's git would interfere.
const house = realpathSync(mkdtempSync(join(tmpdir(), 'haixuan-walls-')))
const ROOMS = [
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
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}

function build() {
  for (const file of CONFIG) cpSync(join(root, file), join(house, file))
  mkdirSync(join(house, 'node_modules'))
  // But for what tools remember of the project: tsc would take what it wrote about this house for the truth about it.
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(house, 'node_modules', name))
  const rooms = ROOMS.filter((room) => existsSync(join(root, room, 'package.json')))
  for (const room of rooms) {
    mkdirSync(join(house, room), { recursive: true })
    cpSync(join(root, room, 'package.json'), join(house, room, 'package.json'))
    for (const file of ['tsconfig.json', 'tsconfig.rooms.json']) {
      if (existsSync(join(root, room, file))) cpSync(join(root, room, file), join(house, room, file))
    }
    const modules = join(root, room, 'node_modules')
    if (existsSync(modules)) symlinkSync(modules, join(house, room, 'node_modules'))
  }
  writeFileSync(join(house, '.gitignore'), 'node_modules\n')
  spawnSync('git', ['init', '-q'], { cwd: house })
  // The rooms of the label editor below its view are a project of their own, compiled without the DOM.
  const references = [...rooms, 'packages/label-editor/tsconfig.rooms.json'].map((path) => ({ path }))
  writeFileSync(join(house, 'tsconfig.json'), JSON.stringify({ files: [], references }))
  for (const [file, text] of Object.entries(soundHouse)) write(file, text)
}

const bin = (name) => join(root, 'node_modules/.bin', name)
const run = (file, args) => {
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  return { status, report: `${stdout}\n${stderr}` }
}
const WALLS = {
  steiger: () => run(bin('steiger'), ['apps/web/src', '--fail-on-warnings']),
  tsc: () => run(bin('tsc'), ['-b', '--pretty', 'false', '--force']),
  biome: () => run(bin('biome'), ['lint', '--max-diagnostics=200', '.']),
}

/** Whether one report block names both the file and the finding; tools put them a few lines apart. */
function caught(report, { file, says }) {
  const lines = report.split('\n')
  const finding = new RegExp(says)
  const short = file.replace(/^apps\/web\/src\//, '')
  return lines.some(
    (line, at) =>
      (line.includes(file) || line.includes(short)) &&
      lines.slice(Math.max(0, at - 14), at + 14).some((near) => finding.test(near)),
  )
}

build()
let failed = 0
for (const [name, wall] of Object.entries(WALLS)) {
  const { status, report } = wall()
  if (status === 0) continue
  failed++
  console.error(`The sound house does not pass ${name}, so its findings prove nothing:\n${report}`)
}
for (const { file, text, also } of violations) {
  write(file, text)
  for (const [other, otherText] of Object.entries(also ?? {})) write(other, otherText)
}
const reports = Object.fromEntries(Object.entries(WALLS).map(([name, wall]) => [name, wall().report]))
for (const violation of violations) {
  if (caught(reports[violation.wall], violation)) continue
  failed++
  console.error(`Not caught by ${violation.wall}: ${violation.name} (${violation.file})`)
}
if (failed && process.env.WALLS_VERBOSE)
  for (const [name, report] of Object.entries(reports)) console.error(name, report)
rmSync(house, { recursive: true, force: true })
console.log(`walls: ${violations.length - failed} of ${violations.length} planted violations caught`)
process.exit(failed ? 1 : 0)
