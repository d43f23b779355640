import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The commands of the table “Where does it go”, as they are in CONTRIBUTING. */
const commands = [...readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/`pnpm new ([^`]+)`/g)].map(
  ([, command]) => String(command),
)

let copy: string
const run = (file: string, ...args: string[]) =>
  execFileSync(file, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
const bin = (name: string) => join(copy, 'node_modules/.bin', name)
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

/** Links installed packages, but those of the project to their copies. */
function linkPackages(folder: string) {
  const installed = join(root, folder, 'node_modules')
  if (!existsSync(installed)) return
  const target = join(copy, folder, 'node_modules')
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name !== '.cache' && name !== '@haixuan') symlinkSync(join(installed, name), join(target, name))
  }
  const own = join(installed, '@haixuan')
  if (!existsSync(own)) return
  mkdirSync(join(target, '@haixuan'))
  for (const name of readdirSync(own)) {
    const source = realpathSync(join(own, name)).slice(realpathSync(root).length)
    symlinkSync(join(copy, source), join(target, '@haixuan', name))
  }
}

beforeAll(() => {
  // Outside the checkout, whose git would take part in what the linter reads.
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'haixuan-contributing-')))
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').trim().split('\n')
  for (const file of files.filter((path) => existsSync(join(root, path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  const folders = files.filter((file) => file.endsWith('package.json')).map(dirname)
  for (const folder of new Set(['.', ...folders])) linkPackages(folder)
  // The same files, so what the compiler found out about them holds here too.
  const cache = 'node_modules/.cache/tsc'
  if (existsSync(join(root, cache))) cpSync(join(root, cache), join(copy, cache), { recursive: true })
  run('git', 'init', '-q')
  run('git', 'add', '-A')
}, 300_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('CONTRIBUTING names a command for each generator', () => {
  expect(commands.map((command) => command.split(' ')[0]).sort()).toEqual(['component', 'operation', 'page'])
})

test.each(commands)(
  'pnpm new %s writes files that the linter accepts',
  (command) => {
    const made = run('node', 'tooling/new.mjs', ...command.split(' '))
      .trim()
      .split(/\s+/)
    expect(made.length).toBeGreaterThan(3)
    run(bin('biome'), 'check', '--error-on-warnings', ...made.filter((file) => !file.endsWith('.yaml')))
  },
  120_000,
)

test('the project has no type error and no wrong import afterwards', () => {
  run('node', 'tooling/gen.mjs')
  run(bin('tsc'), '-b', '--pretty', 'false')
  run(bin('steiger'), 'apps/web/src', '--fail-on-warnings')
}, 600_000)
