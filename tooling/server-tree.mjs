// Copies what the server and the command line need to run, and nothing else, into a new folder: the tree of a container
// image. Both bundles hold their packages already; only packages that read files beside themselves are copied.
// node tooling/server-tree.mjs <folder>, after `pnpm run build:site` and `node tooling/build-server.mjs`
import { cpSync, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from './install.mjs'

/** Files of the checkout; all of each folder. */
const PATHS = [
  'LICENSE',
  'THIRD-PARTY-NOTICES.md',
  'apps/api/dist',
  'apps/api/package.json',
  'apps/api/openapi.gen.json',
  'apps/api/openapi.public.gen.json',
  'apps/api/openapi.public.gen.yaml',
  'apps/api/src/platform/database/embedded/pglite-worker.mjs',
  'apps/api/src/platform/database/migrations',
  'apps/web/dist',
  'deploy/container/run.sh',
  'facts',
  'mappings',
]
/** Packages beside the code that looks for their files. */
const PACKAGES = {
  'apps/api': ['@electric-sql/pglite'],
  'packages/label-editor': [
    '@fontsource-variable/noto-sans',
    '@fontsource-variable/noto-sans-jp',
    '@fontsource-variable/noto-sans-kr',
    '@fontsource-variable/noto-sans-sc',
    'zxing-wasm',
  ],
}

const [target] = process.argv.slice(2)
if (target === undefined || existsSync(target)) {
  console.error(target ? `${target} exists already.` : 'Usage: node tooling/server-tree.mjs <new folder>')
  process.exit(2)
}
const copy = (from, to) => {
  if (!existsSync(from)) throw new Error(`${from} does not exist: build the site and the server first.`)
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true, dereference: true })
}
for (const path of PATHS) copy(join(root, path), resolve(target, path))
for (const [home, names] of Object.entries(PACKAGES))
  for (const name of names) {
    const path = join(home, 'node_modules', name)
    copy(realpathSync(join(root, path)), resolve(target, path))
  }
