// The server and the command line as they run everywhere but in `npm run dev`: bundled into apps/api/dist. Started from
// their sources they cost four times the work: more than a thousand files are found and read, and half of them compiled.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { newest, root } from './install.mjs'

export const BUNDLE = join(root, 'apps/api/dist')

/** What the bundle is built from; the build refuses a module from elsewhere. Packages change with the lockfile. */
export const BUNDLED = [
  'pnpm-lock.yaml',
  'tooling/build-server.mjs',
  'tooling/server-bundle.mjs',
  'apps/api/src',
  'packages/api-sdk/package.json',
  'packages/api-sdk/src',
  'packages/label-editor/package.json',
  'packages/label-editor/src',
  'packages/rules/package.json',
  'packages/rules/src',
  'packages/tabular/package.json',
  'packages/tabular/src',
]

const FILES = { server: join(BUNDLE, 'main.js'), commandLine: join(BUNDLE, 'haixuan.js') }

/**
 * Builds the bundle when it is missing or something of it has changed. Several processes may ask at the same time.
 * @returns the files to run with Node, `server` and `commandLine`
 */
export function serverBundle() {
  const built = Math.min(...Object.values(FILES).map(newest))
  if (BUNDLED.every((path) => newest(join(root, path)) < built)) return FILES
  // A process of its own: Vite sets NODE_ENV, which the server would inherit. What it says is no output of a command.
  const { status } = spawnSync(process.execPath, [join(root, 'tooling/build-server.mjs')], {
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) throw new Error('The server could not be built; the reason is printed above.')
  return FILES
}
