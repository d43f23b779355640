// Builds packages/ui-kit for publishing: one ES module per source file, so that what a page does not import falls
// out of its bundle; each module brings its own style sheet; types beside. The workspace itself uses the source.
// Runs before `pnpm pack` and `pnpm publish`, or alone: node tooling/kit/build.mjs
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { builtEndings, filesUnder, keepStyleImports, READABLE } from '../library-build.mjs'
import { refuseNpm } from '../pack-guard.mjs'

refuseNpm()

const root = fileURLToPath(new URL('../..', import.meta.url))
const kit = join(root, 'packages/ui-kit')
const out = join(kit, 'dist')
const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'))
const foreign = Object.keys({ ...dependencies, ...peerDependencies })

/** `hx-button-small`; with the file's name where it differs from the folder's: `hx-data-table-row-cell`. */
function className(local, file) {
  const [folder, name] = [basename(dirname(file)), basename(file, '.module.css')]
  return `hx-${folder === name ? name : `${folder}-${name}`}-${local}`
}

async function scripts() {
  await build({
    root: kit,
    configFile: false,
    logLevel: 'warn',
    plugins: [keepStyleImports],
    css: { modules: { generateScopedName: className } },
    build: {
      outDir: out,
      ...READABLE,
      lib: {
        entry: {
          index: join(kit, 'src/index.ts'),
          'chart/index': join(kit, 'src/chart/index.ts'),
          'data-table/index': join(kit, 'src/data-table/index.ts'),
        },
        formats: ['es'],
      },
      rolldownOptions: {
        external: (id) => foreign.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          preserveModules: true,
          preserveModulesRoot: join(kit, 'src'),
          entryFileNames: '[name].js',
          // Without `.module`, or the bundler of the page would rename the classes again.
          assetFileNames: ({ names: [name] }) => `css/${name.replace('.module', '')}`,
        },
      },
    },
  })
}

/** Types of every source file, with the endings that a built package has. Those of @haixuan/rules and @haixuan/tabular are in none. */
function types() {
  const made = join(out, '.types')
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const below = ['packages/rules', 'packages/tabular'].map((folder) => join(root, folder))
  execFileSync(process.execPath, [tsc, '-b', ...below], { stdio: 'inherit' })
  execFileSync(process.execPath, [tsc, ...['-p', join(kit, 'tsconfig.build.json'), '--outDir', made]], {
    cwd: kit,
    stdio: 'inherit',
  })
  for (const file of filesUnder(made)) {
    if (!file.endsWith('.d.ts')) continue
    const to = file.replace(made, out)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, builtEndings(readFileSync(file, 'utf8')))
  }
  rmSync(made, { recursive: true })
}

await scripts()
types()
for (const [from, to] of [
  ['tokens.gen.css', 'tokens.css'],
  ['tokens.gen.json', 'tokens.json'],
  ['base.css', 'base.css'],
])
  cpSync(join(kit, 'src/tokens', from), join(out, to))
console.log(`packages/ui-kit/dist: ${filesUnder(out).length} files`)
