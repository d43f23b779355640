// Builds the server and the command line, with the packages they use, into apps/api/dist. Runs when something of it has
// changed (server-bundle.mjs), or alone: node tooling/build-server.mjs
import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { build } from 'vite'
import { newest, root } from './install.mjs'
import { BUNDLE, BUNDLED } from './server-bundle.mjs'

// What is built is what people get, whatever the shell says.
process.env.NODE_ENV = 'production'

/** The bundle is as old as the beginning of its build: what changes meanwhile is newer. */
const started = new Date()
const api = join(root, 'apps/api')
const PACKAGES = 'packages'
const from = (folder, id) => relative(folder, id).replaceAll(sep, '/')

/**
 * Facts, mappings, migrations and the database's thread stay beside the sources: a module that asks where it is hears
 * where its source is.
 */
const keepPlaces = {
  name: 'keep-places',
  transform(code, id) {
    if (id.startsWith('\0')) return null
    const place = from(root, id)
    const isOurs = !place.includes('node_modules/')
    if (isOurs && !BUNDLED.some((path) => place.startsWith(`${path}/`)))
      this.error(
        `${place} is in none of BUNDLED of tooling/server-bundle.mjs: a change of it would go unseen.`,
      )
    if (isOurs && /\bimport\.meta\.(dir|file)name\b/.test(code))
      this.error(`${place}: in the bundle only import.meta.url is still that of the source.`)
    if (!code.includes('import.meta.url')) return null
    const own = `new URL(${JSON.stringify(from(BUNDLE, id))}, import.meta.url).href`
    return { code: code.replaceAll('import.meta.url', own), map: null }
  },
}

const { output } = await build({
  configFile: false,
  root: api,
  logLevel: 'warn',
  plugins: [keepPlaces],
  // pg asks for its native twin only when told to; nobody installs it here.
  ssr: { noExternal: true, external: ['pg-native'] },
  build: {
    ssr: true,
    write: false,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // From wherever it is run, the same files come out.
      cwd: root,
      input: { main: join(api, 'src/main.ts'), haixuan: join(api, 'src/cli/main.ts') },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Apart from what is ours, and each with those commands alone that use it.
        codeSplitting: { groups: [{ name: PACKAGES, test: /node_modules/, entriesAware: true }] },
        // Node reads the sources where they are.
        sourcemapExcludeSources: true,
      },
    },
  },
})

/**
 * The first error of a server would wait for the maps of all packages, four times as long as for ours; and nobody looks
 * for a mistake in there.
 */
const isOfPackages = ({ fileName }) => fileName.startsWith(`${PACKAGES}~`)
const withoutMap = (code) => code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
const files = output
  .filter((file) => file.type === 'chunk' || !isOfPackages(file))
  // Anyone who starts meanwhile finds an entry only when all its parts are there.
  .toSorted((a, b) => Number(a.isEntry ?? false) - Number(b.isEntry ?? false))

const before = newest(join(BUNDLE, 'main.js'))
mkdirSync(BUNDLE, { recursive: true })
for (const file of files) {
  const path = join(BUNDLE, file.fileName)
  // Never half a file, no matter who reads it or builds.
  const unfinished = `${path}.${process.pid}`
  const text = file.type === 'chunk' ? file.code : file.source
  writeFileSync(unfinished, isOfPackages(file) ? withoutMap(text) : text)
  utimesSync(unfinished, started, started)
  renameSync(unfinished, path)
}

// The files of the build before stay: what was started from it may not have loaded all its parts.
const own = new Set(files.map(({ fileName }) => fileName))
for (const name of readdirSync(BUNDLE)) {
  const path = join(BUNDLE, name)
  if (!own.has(name) && newest(path) < before) rmSync(path, { force: true })
}
