// Builds packages/label-editor for publishing: ES modules for bundlers, with workers and wasm as files beside them, and
// in dist/element the custom element whole, React and fonts and all, for pages without a bundler. The workspace itself
// uses the source. Runs before `pnpm pack` and `pnpm publish`, or alone: node tooling/label/build.mjs
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtEndings, filesUnder, keepStyleImports, READABLE } from '../library-build.mjs'
import { refuseNpm } from '../pack-guard.mjs'

refuseNpm()

// What is built is what people get, whatever the shell says.
process.env.NODE_ENV = 'production'

const root = fileURLToPath(new URL('../..', import.meta.url))
const home = join(root, 'packages/label-editor')
const out = join(home, 'dist')
const require = createRequire(join(root, 'apps/label-tool/package.json'))
const packages = createRequire(join(home, 'package.json'))
const { build } = await import(require.resolve('vite'))
const { default: react } = await import(require.resolve('@vitejs/plugin-react'))
const { onlyChineseTexts } = await import(require.resolve('@haixuan/ui-kit/vite'))
const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
/** CommonJS: left outside, a development server of Vite would have to be told of each. */
const TAKEN_IN = ['jsbarcode', 'brotli', 'jpeg-js']
const foreign = Object.keys({ ...dependencies, ...peerDependencies }).filter(
  (name) => !TAKEN_IN.includes(name),
)

/** A private package: its code is bundled, and its types are copied beside ours. */
const TABULAR = {
  '@haixuan/tabular': 'tabular/index.js',
  '@haixuan/tabular/workbook': 'tabular/workbook/index.js',
  '@haixuan/tabular/write': 'tabular/write/index.js',
}

/** Entries of the package, and the workers they start: each a file that the page's bundler finds by its address. */
const ENTRIES = ['index', 'canvas/index', 'embed/index', 'panels/index', 'export/node/index']
const WORKERS = [
  'export/worker/export-worker',
  'batch/worker/batch-worker',
  'import-pdf/worker/import-worker',
]
const flat = (entry) => basename(entry === 'index' ? entry : entry.replace(/\/index$/, ''))

/** Vite would make a worker whole by itself; a package leaves that to the bundler of the page. */
const leaveWorkers = {
  name: 'leave-workers',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.tsx?$/.test(id) || !code.includes('new Worker(')) return null
    return code.replace(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g, "__WORKER__('$1')")
  },
  renderChunk: (code) =>
    code.includes('__WORKER__')
      ? code.replace(/__WORKER__\(["'`]([\w-]+)["'`]\)/g, 'new URL("./$1.js", import.meta.url)')
      : null,
}

/** Libraries have their files inlined by Vite; these are too large for it. Addresses begin as every bundler likes it. */
const keepFiles = {
  name: 'keep-files',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('?url') ? `${packages.resolve(source.slice(0, -4))}?url&no-inline` : null,
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      chunk.code = chunk.code.replace(/new URL\((["'`])(?![./])/g, 'new URL($1./')
    }
  },
}

/** `hxl-top-bar-name`. */
const className = (local, file) => `hxl-${basename(file, '.module.css')}-${local}`
const isForeign = (id) =>
  id.startsWith('node:') ||
  (!id.includes('?') && foreign.some((name) => id === name || id.startsWith(`${name}/`)))

async function forBundlers() {
  await build({
    root: home,
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [leaveWorkers, keepFiles, keepStyleImports],
    css: { modules: { generateScopedName: className } },
    build: {
      outDir: out,
      ...READABLE,
      lib: {
        entry: Object.fromEntries(
          [...ENTRIES, ...WORKERS].map((entry) => {
            const file = join(home, 'src', entry)
            return [flat(entry), existsSync(`${file}.ts`) ? `${file}.ts` : `${file}.tsx`]
          }),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        external: isForeign,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts-[name]-[hash].js',
          // Without `.module`, or the bundler of the page would rename the classes again.
          assetFileNames: ({ names: [name] }) => name.replace('.module', ''),
        },
      },
    },
  })
}

/** In a shadow root there is no page: what applies to it applies to the element. Faces are for the document. */
const forShadowRoot = {
  name: 'for-shadow-root',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'))
      if (!sheet) throw new Error('The element has no style sheet.')
      const css = String(sheet.source)
      const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? []
      const own = faces.reduce((text, face) => text.replace(face, ''), css)
      delete bundle[sheet.fileName]
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source })
      emit(
        'label-editor.css',
        own.replace(/:root((?::not\([^)]*\))?)/g, (_, not) => (not ? `:host(${not})` : ':host')),
      )
      emit('label-editor-fonts.css', faces.join('\n'))
    },
  },
}

/** All in one folder: the element looks for its style sheets beside its script, and nothing comes twice. */
const NAMES = {
  entryFileNames: '[name]-[hash].js',
  chunkFileNames: '[name]-[hash].js',
  assetFileNames: '[name]-[hash][extname]',
}

async function forPages() {
  await build({
    root: home,
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), onlyChineseTexts(), forShadowRoot],
    worker: { format: 'es', rolldownOptions: { output: NAMES } },
    build: {
      outDir: join(out, 'element'),
      target: 'es2023',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 3_000,
      rolldownOptions: {
        input: { 'label-editor-element': join(home, 'src/element/standalone.ts') },
        preserveEntrySignatures: 'exports-only',
        output: { ...NAMES, entryFileNames: '[name].js' },
      },
    },
  })
}

/** Types of every source file, with the endings that a built package has; the compiler of the workspace makes them. */
function types() {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, '-b', home], { cwd: root, stdio: 'inherit' })
  typesOf('label-editor', join(out, 'types'))
  typesOf('tabular', join(out, 'types/tabular'))
}

function typesOf(folder, into) {
  const made = join(root, 'node_modules/.cache/tsc', folder, 'src')
  for (const file of filesUnder(made)) {
    const name = relative(made, file)
    const source = join(root, 'packages', folder, 'src', name.replace(/\.d\.ts$/, ''))
    // The compiler leaves outputs of removed sources behind: they are skipped.
    if (!name.endsWith('.d.ts') || !['.ts', '.tsx'].some((ending) => existsSync(source + ending))) continue
    if (/\.(test|stories|fixture)\.|\/fixtures\//.test(name)) continue
    const to = join(into, name)
    mkdirSync(dirname(to), { recursive: true })
    const path = (inside) => {
      const way = relative(dirname(to), join(out, 'types', inside)).replaceAll(sep, '/')
      return way.startsWith('.') ? way : `./${way}`
    }
    const text = readFileSync(file, 'utf8').replaceAll(
      /(['"])(@haixuan\/tabular(?:\/\w+)?)\1/g,
      (_, mark, name) => `${mark}${path(TABULAR[name])}${mark}`,
    )
    writeFileSync(to, builtEndings(text))
  }
}

rmSync(out, { recursive: true, force: true })
await forBundlers()
await forPages()
types()
console.log(`packages/label-editor/dist: ${filesUnder(out).length} files`)
